import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import Pdf from 'pdfkit';

export type Draw = (pdf: PDFKit.PDFDocument) => void;

export const HANGUL = 'hangul';
const LINES_A_PAGE = 78;

/** A PDF as an airline's printer makes it: real fonts, compressed streams, text by position. */
export async function makePdf(
  draw: Draw,
  options: PDFKit.PDFDocumentOptions = {},
): Promise<Uint8Array> {
  const pdf = new Pdf({ size: 'A4', margin: 40, info: { Title: 'Itinerary' }, ...options });
  pdf.registerFont(HANGUL, await readHangulFont());
  const chunks: Buffer[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', resolve);
    pdf.on('error', reject);
  });
  draw(pdf);
  pdf.end();
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
}

/** Lines of typewriter text, one below the other. */
export function makeTypewriterPdf(
  lines: readonly string[],
  options: PDFKit.PDFDocumentOptions = {},
): Promise<Uint8Array> {
  return makePdf((pdf) => {
    for (const [index, line] of lines.entries()) {
      const row = index % LINES_A_PAGE;
      if (row === 0 && index > 0) pdf.addPage();
      pdf
        .font('Courier')
        .fontSize(7)
        .text(line, 30, 30 + row * 10, { lineBreak: false });
    }
  }, options);
}

let hangul: Promise<Buffer> | undefined;

function readHangulFont(): Promise<Buffer> {
  const font = import.meta
    .resolve('@fontsource/nanum-gothic/files/nanum-gothic-korean-400-normal.woff2');
  hangul ??= readFile(fileURLToPath(font));
  return hangul;
}
