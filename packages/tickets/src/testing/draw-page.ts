import type { Picture } from '../images/canvas-engine.ts';
import { drawPage } from '../readers/image/read-drawn-pages.ts';
import { cropPicture } from '../images/turn-picture.ts';
import { withDrawnPdf } from '../readers/pdf/pdf-engine.ts';

/** The upper half of the first page of a PDF, where the flights are, as a screenshot. */
export async function drawFirstPage(bytes: Uint8Array): Promise<Picture> {
  const page = await withDrawnPdf({ bytes }, (pdf) => drawPage(pdf, 1));
  const { width, height } = page;
  return cropPicture(page, { left: 0, top: 0, width, height: Math.round(height / 2) });
}
