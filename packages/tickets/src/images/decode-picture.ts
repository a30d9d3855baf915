import type { Image } from '@napi-rs/canvas';
import { MAX_PICTURE_PIXELS, MAX_PICTURE_SIDE } from '../limits.ts';
import { TicketError } from '../ticket-error.ts';
import { drawPicture, loadCanvasEngine, type Picture } from './canvas-engine.ts';
import { decodeHeic, isHeic } from './decode-heic.ts';
import { type PictureSize, readPictureSize } from './picture-size.ts';

/** Pixels that are worked on: print stays legible, and a photograph takes no second to look at. */
const WORKING_PIXELS = 6_000_000;

/**
 * A PNG, JPEG, WebP or HEIC as pixels, turned as its camera says, on white. Its size is judged by the header
 * before anything is decoded: TOO_LARGE beyond the limits, BROKEN where it cannot be opened.
 */
export async function decodePicture(bytes: Uint8Array): Promise<Picture> {
  if (isHeic(bytes)) return shrink(await decodeHeic(bytes, checkSize));
  const size = readPictureSize(bytes);
  if (!size) throw new TicketError('BROKEN', (say) => say.brokenPicture);
  checkSize(size);
  const image = await decode(bytes);
  const picture = await shrink(image);
  // Up to 200 MB, which would not be collected before the picture is read.
  image.src = '';
  return picture;
}

function checkSize({ width, height }: PictureSize): void {
  if (width * height > MAX_PICTURE_PIXELS || Math.max(width, height) > MAX_PICTURE_SIDE) {
    throw new TicketError('TOO_LARGE', (say) => say.pictureTooLarge(width, height));
  }
}

async function decode(bytes: Uint8Array): Promise<Image> {
  const { loadImage } = await loadCanvasEngine();
  try {
    return await loadImage(bytes);
  } catch (cause) {
    throw new TicketError('BROKEN', (say) => say.brokenPicture, { cause });
  }
}

/** On white, no larger than what is worked on. */
function shrink(image: Image | Picture): Promise<Picture> {
  const scale = Math.min(1, Math.sqrt(WORKING_PIXELS / (image.width * image.height)));
  const [width, height] = [image.width * scale, image.height * scale];
  return drawPicture(width, height, (context) => context.drawImage(image, 0, 0, width, height));
}
