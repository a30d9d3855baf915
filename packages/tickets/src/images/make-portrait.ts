import { TicketError } from '../ticket-error.ts';
import { drawPicture } from './canvas-engine.ts';
import { decodePicture } from './decode-picture.ts';
import { readPictureSize } from './picture-size.ts';

/** Twice the largest size in which one is shown, for dense screens. */
export const PORTRAIT_SIDE = 96;
/** What a telephone takes. A picture of a person needs no more, and its pixels are in memory all at once. */
const MAX_PIXELS = 16_000_000;
const QUALITY = 85;

/**
 * The middle of a PNG, JPEG or WebP as a WebP of {@link PORTRAIT_SIDE} pixels, on white, upright as its camera says. Nothing
 * else of the file is in it: no place where it was taken, and no bytes that a browser could take for something else.
 * BROKEN where it cannot be opened, TOO_LARGE beyond the limit.
 */
export async function makePortrait(bytes: Uint8Array): Promise<Uint8Array> {
  checkPixels(bytes);
  const picture = await decodePicture(bytes);
  const side = Math.min(picture.width, picture.height);
  const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2];
  const portrait = await drawPicture(PORTRAIT_SIDE, PORTRAIT_SIDE, (context) =>
    context.drawImage(picture, left, top, side, side, 0, 0, PORTRAIT_SIDE, PORTRAIT_SIDE),
  );
  return portrait.encode('webp', QUALITY);
}

/** How a PNG, a JPEG and a WebP begin: what begins otherwise is not given to the library, which also draws SVG. */
const BEGINNINGS = [/^89504e470d0a1a0a/, /^ffd8ff/, /^52494646.{8}57454250/];

function checkPixels(bytes: Uint8Array): void {
  const beginning = Buffer.from(bytes.subarray(0, 12)).toString('hex');
  const isPicture = BEGINNINGS.some((pattern) => pattern.test(beginning));
  const size = isPicture ? readPictureSize(bytes) : undefined;
  if (!size) throw new TicketError('BROKEN', (say) => say.brokenPicture);
  const { width, height } = size;
  if (width * height > MAX_PIXELS)
    throw new TicketError('TOO_LARGE', (say) => say.pictureTooLarge(width, height));
}
