import type { DrawnDocument } from './drawn-document.types.ts';

const PDF_HEAD_BYTES = 1024;

async function isPdf(file: File): Promise<boolean> {
  const head = await file.slice(0, PDF_HEAD_BYTES).text();
  return head.includes('%PDF-');
}

async function openPicture(file: File): Promise<DrawnDocument> {
  const address = URL.createObjectURL(file);
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
  } catch (error) {
    URL.revokeObjectURL(address);
    throw error;
  }
  const { naturalWidth: width, naturalHeight: height } = image;
  return {
    pages: [{ number: 1, width, height, texts: [], address }],
    pageCount: 1,
    close: () => URL.revokeObjectURL(address),
  };
}

/** The file as pages to look at, by its content. Throws for what the browser cannot draw. */
export async function openDrawn(file: File, password: string | undefined): Promise<DrawnDocument> {
  if (!(await isPdf(file))) return openPicture(file);
  const { openPdf } = await import('./draw-pdf.ts');
  return openPdf(file, password);
}
