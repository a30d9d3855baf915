import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { MAX_DRAWING_MS } from '../../limits.ts';
import { TicketError } from '../../ticket-error.ts';
import { drawPicture, type Picture } from '../../images/canvas-engine.ts';
import { findPictureBarcodes, type PictureReading, readPicture } from './read-picture.ts';

type RenderOptions = Parameters<PDFPageProxy['render']>[0];

/** 180 dots per inch: small print is legible. */
const PRINT_SCALE = 2.5;
/** The most pixels of a page, whatever its stated size. */
const PAGE_PIXELS = 6_000_000;

/** A page without text, read like a picture. */
export async function readDrawnPage(
  pdf: PDFDocumentProxy,
  number: number,
): Promise<PictureReading> {
  return readPicture(await drawPage(pdf, number));
}

/** The texts in the barcodes of a page whose print is known already; none of a page that takes too long to draw. */
export async function findPageBarcodes(pdf: PDFDocumentProxy, number: number): Promise<string[]> {
  try {
    return await findPictureBarcodes(await drawPage(pdf, number));
  } catch (error) {
    if (error instanceof TicketError && error.code === 'TOO_SLOW') return [];
    throw error;
  }
}

/** Milliseconds spent on drawing each document so far. */
const drawnFor = new WeakMap<PDFDocumentProxy, number>();

/** A page as it is printed, on white. Throws `TOO_SLOW` where the pages of its document take too long. */
export async function drawPage(pdf: PDFDocumentProxy, number: number): Promise<Picture> {
  const page = await pdf.getPage(number);
  const { width, height } = page.getViewport({ scale: 1 });
  const scale = Math.min(PRINT_SCALE, Math.sqrt(PAGE_PIXELS / (width * height)));
  const viewport = page.getViewport({ scale });
  const picture = await drawPicture(viewport.width, viewport.height, () => {});
  const startedAt = performance.now();
  const drawn = drawnFor.get(pdf) ?? 0;
  const isTooSlow = (): boolean => drawn + performance.now() - startedAt > MAX_DRAWING_MS;
  const task = page.render(asRenderOptions({ canvas: picture, viewport, background: 'white' }));
  task.onContinue = (goOn: () => void) => {
    if (isTooSlow()) task.cancel();
    else goOn();
  };
  try {
    await task.promise;
  } catch (cause) {
    throw isTooSlow() ? new TicketError('TOO_SLOW', (say) => say.tooSlow, { cause }) : cause;
  } finally {
    drawnFor.set(pdf, drawn + performance.now() - startedAt);
    page.cleanup();
  }
  return picture;
}

/** Holds because the library draws on this canvas as on that of browsers, which is the only one that its types know. */
function asRenderOptions(options: object): RenderOptions {
  return options as RenderOptions;
}
