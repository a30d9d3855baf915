import { toBoardingPasses } from '../barcodes/boarding-pass-segments.ts';
import { TicketError } from '../ticket-error.ts';
import type { Picture } from '../images/canvas-engine.ts';
import { decodePicture } from '../images/decode-picture.ts';
import { findPictureBarcodes, type PictureReading, readPicture } from './image/read-picture.ts';
import { joinPages } from '../printed-line.ts';
import type { Notice, OnDocumentStep, RawDocument, ReadContext } from './reader.types.ts';

/** The shorter side of a picture in a mail that may be a ticket; a smaller one is a logo, or a barcode. */
const LEAST_TICKET_SIDE = 400;
/** A mail's file that is quick to decode. */
const LOGO_BYTES = 100_000;

/** A picture of a ticket: a screenshot, a scan, or a photograph, turned, tilted or dim. */
export async function readImage(bytes: Uint8Array, context: ReadContext): Promise<RawDocument> {
  const isInside = context.depth > 0;
  // To decode a photograph alone takes seconds.
  if (!isInside || bytes.length > LOGO_BYTES) context.onStep({ step: 'barcodes' });
  const { barcodes, ...page } = await look(await decodePicture(bytes), isInside, context.onStep);
  const { text, printed } = joinPages([{ ...page, isRecognised: true }]);
  const passes = toBoardingPasses(barcodes, context.receivedOn);
  const isEmpty = text === '' && passes.length === 0;
  // A mail's decorations are not part of it.
  if (isEmpty && isInside) throw new TicketError('UNSUPPORTED', NO_TEXT.message);
  return {
    kind: 'image',
    text,
    printed,
    structured: passes.flatMap(({ segments }) => segments),
    notices: isEmpty ? [NO_TEXT] : [],
    ...(passes.length === 0 ? {} : { shown: passes.map((pass) => pass.text).join('\n') }),
  };
}

async function look(
  picture: Picture,
  isInside: boolean,
  onStep: OnDocumentStep,
): Promise<PictureReading> {
  if (isInside && Math.min(picture.width, picture.height) < LEAST_TICKET_SIDE) {
    return { text: '', lines: [], barcodes: await findPictureBarcodes(picture) };
  }
  return readPicture(picture, () => onStep({ step: 'print' }));
}

const NO_TEXT: Notice = { code: 'NO_TEXT', message: (say) => say.pictureWithoutText };
