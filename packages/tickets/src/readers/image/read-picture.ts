import { findBarcodes } from '../../barcodes/find-barcodes.ts';
import { readPrint } from '../../ocr/read-print.ts';
import type { Picture } from './canvas-engine.ts';
import { evenLight } from './even-light.ts';
import { findTilt } from './find-tilt.ts';
import { toGray } from './gray.ts';

export interface PictureReading {
  /** The print, empty where there is none. */
  readonly text: string;
  /** What the barcodes say. */
  readonly barcodes: readonly string[];
}

/** What stands in a picture, whichever way it was held. */
export async function readPicture(
  picture: Picture,
  onPrint: () => void = () => {},
): Promise<PictureReading> {
  const gray = evenLight(toGray(picture));
  const tilt = findTilt(gray);
  const barcodes = await findBarcodes(picture, gray, tilt.degrees);
  onPrint();
  return { text: await readPrint(gray, tilt), barcodes };
}

/** The barcodes alone, in a picture that is not tilted: a page that was drawn, or a picture in a mail. */
export function findPictureBarcodes(picture: Picture): Promise<string[]> {
  return findBarcodes(picture, evenLight(toGray(picture)), 0);
}
