import type { Image } from '@napi-rs/canvas';
import { MAX_PICTURE_PIXELS, MAX_PICTURE_SIDE } from '../../limits.ts';
import { TicketError } from '../../ticket-error.ts';
import { drawPicture, loadCanvasEngine, type Picture } from './canvas-engine.ts';
import { readPictureSize } from './picture-size.ts';

/** Pixels that are worked on: print stays legible, and a photograph takes no second to look at. */
const WORKING_PIXELS = 6_000_000;

/**
 * A PNG, JPEG or WebP as pixels, turned as its camera says, on white. Its size is judged by the header
 * before anything is decoded: TOO_LARGE beyond the limits, BROKEN where it cannot be opened.
 */
export async function decodePicture(bytes: Uint8Array): Promise<Picture> {
  const size = readPictureSize(bytes);
  if (!size) throw new TicketError('BROKEN', (say) => say.brokenPicture);
  const { width, height } = size;
  if (width * height > MAX_PICTURE_PIXELS || Math.max(width, height) > MAX_PICTURE_SIDE) {
    throw new TicketError('TOO_LARGE', (say) => say.pictureTooLarge(width, height));
  }
  return flatten(await decode(bytes));
}

async function decode(bytes: Uint8Array): Promise<Image> {
  const { loadImage } = await loadCanvasEngine();
  try {
    return await loadImage(bytes);
  } catch (cause) {
    throw new TicketError('BROKEN', (say) => say.brokenPicture, { cause });
  }
}

async function flatten(image: Image): Promise<Picture> {
  const scale = Math.min(1, Math.sqrt(WORKING_PIXELS / (image.width * image.height)));
  const [width, height] = [image.width * scale, image.height * scale];
  const picture = await drawPicture(width, height, (context) =>
    context.drawImage(image, 0, 0, width, height),
  );
  // Up to 200 MB, which nobody would collect before the picture is read.
  image.src = '';
  return picture;
}
