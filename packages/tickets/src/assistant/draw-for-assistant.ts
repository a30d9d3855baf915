import type { TicketInput } from '../read-ticket.ts';
import { detectType } from '../readers/detect-type.ts';
import { drawPicture, type Picture } from '../images/canvas-engine.ts';
import { decodePicture } from '../images/decode-picture.ts';
import { drawPage } from '../readers/image/read-drawn-pages.ts';
import { withDrawnPdf } from '../readers/pdf/pdf-engine.ts';
import type { OnDocumentStep } from '../readers/reader.types.ts';

/** Pages of a scan that are looked at: the flights are on the first ones. */
const MAX_PAGES = 2;

/** Pixels along the longer side: an assistant scales larger pictures down before it looks at them. */
const MAX_SIDE = 1568;
const JPEG_QUALITY = 80;

/**
 * A picture, or the first pages of a PDF, as an assistant may see them: JPEG of bounded size, re-encoded
 * without the camera's metadata, such as the place where it was taken.
 */
export async function drawForAssistant(
  { bytes, password }: TicketInput,
  onStep: OnDocumentStep,
): Promise<Uint8Array[]> {
  onStep({ step: 'print' });
  if (detectType(bytes) !== 'pdf') return [await toJpeg(await decodePicture(bytes))];
  return withDrawnPdf({ bytes, password }, async (pdf) => {
    const pages: Uint8Array[] = [];
    for (let number = 1; number <= Math.min(pdf.numPages, MAX_PAGES); number += 1) {
      pages.push(await toJpeg(await drawPage(pdf, number)));
    }
    return pages;
  });
}

async function toJpeg(picture: Picture): Promise<Uint8Array> {
  const scale = Math.min(1, MAX_SIDE / Math.max(picture.width, picture.height));
  const [width, height] = [picture.width * scale, picture.height * scale];
  const small = await drawPicture(width, height, (context) =>
    context.drawImage(picture, 0, 0, width, height),
  );
  return small.encode('jpeg', JPEG_QUALITY);
}
