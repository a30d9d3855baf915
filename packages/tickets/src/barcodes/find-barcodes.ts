import type { Gray } from '../images/gray.ts';
import type { Projection, Size } from '../images/projection.ts';
import { resample } from '../images/resample.ts';
import { cropGray, turnGray } from '../images/turn-gray.ts';
import { scanBarcodes } from './barcode-engine.ts';
import { findDenseRegion } from './find-dense-region.ts';

/** The library reads PDF417 up to 3 degrees off; a hand that holds a camera is seldom off by more than these. */
const SWEEP = [3, -3, 6, -6, 9, -9, 12, -12, 15, -15, 18, -18, 21, -21];
/** Pixels of a part that is turned again and again. */
const SWEPT_PIXELS = 1_500_000;

/** How a picture is made level. */
interface Levelling {
  readonly toSeen: Projection;
  readonly size: Size;
}

/**
 * The texts in the barcodes of a picture, if something in it looks like a barcode: as it is, then levelled like its
 * print, then turned step by step. `even` is the picture evenly lit.
 */
export async function findBarcodes(
  seen: Gray,
  even: Gray,
  levelling?: Levelling,
): Promise<string[]> {
  const region = findDenseRegion(even);
  if (!region) return [];
  const straight = await scanBarcodes(seen);
  if (straight.length > 0 || !region.isLarge) return straight;
  if (levelling) {
    const found = await scanBarcodes(resample(seen, levelling.toSeen, levelling.size));
    if (found.length > 0) return found;
  }
  const scale = Math.min(1, Math.sqrt(SWEPT_PIXELS / (region.width * region.height)));
  const part = cropGray(seen, region);
  for (const degrees of SWEEP) {
    const found = await scanBarcodes(turnGray(part, degrees, scale).gray);
    if (found.length > 0) return found;
  }
  return [];
}
