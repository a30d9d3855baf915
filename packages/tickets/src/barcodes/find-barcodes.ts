import type { Picture } from '../readers/image/canvas-engine.ts';
import type { Gray } from '../readers/image/gray.ts';
import { cropPicture, turnPicture } from '../readers/image/turn-picture.ts';
import { scanBarcodes } from './barcode-engine.ts';
import { findDenseRegion } from './find-dense-region.ts';

/** The library reads PDF417 up to 3 degrees off; a hand that holds a camera is seldom off by more than these. */
const SWEEP = [3, -3, 6, -6, 9, -9, 12, -12, 15, -15, 18, -18, 21, -21];
/** Below this a tilt is none for the library. */
const STRAIGHT = 2.5;
/** Pixels of a part that is turned again and again. */
const SWEPT_PIXELS = 1_500_000;

/**
 * The texts in the barcodes of a picture: as it lies, then straightened by the tilt of its print, then, where
 * something in it looks like a barcode, turned step by step. `gray` is the picture evenly lit.
 */
export async function findBarcodes(
  picture: Picture,
  gray: Gray,
  tiltDegrees: number,
): Promise<string[]> {
  const straight = await scanBarcodes(picture);
  if (straight.length > 0) return straight;
  const region = findDenseRegion(gray);
  if (!region) return [];
  if (Math.abs(tiltDegrees) > STRAIGHT) {
    const found = await scanBarcodes(await turnPicture(picture, -tiltDegrees));
    if (found.length > 0) return found;
  }
  const part = await cropPicture(picture, region);
  const scale = Math.min(1, Math.sqrt(SWEPT_PIXELS / (part.width * part.height)));
  for (const degrees of SWEEP) {
    const found = await scanBarcodes(await turnPicture(part, degrees, scale));
    if (found.length > 0) return found;
  }
  return [];
}
