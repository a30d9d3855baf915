import { findBarcodes } from '../../barcodes/find-barcodes.ts';
import { readPrint } from '../../ocr/read-print.ts';
import type { PageText } from '../printed-line.ts';
import type { Picture } from './canvas-engine.ts';
import { clearSurroundings } from './clear-surroundings.ts';
import { evenLight } from './even-light.ts';
import { findTilt } from './find-tilt.ts';
import { toGray } from './gray.ts';

/** The print, empty where there is none, with what the barcodes say. */
export interface PictureReading extends PageText {
  readonly barcodes: readonly string[];
}

/** What stands in a picture, whichever way it was held. */
export async function readPicture(
  picture: Picture,
  onPrint: () => void = () => {},
): Promise<PictureReading> {
  const seen = toGray(picture);
  const gray = clearSurroundings(evenLight(seen), seen);
  const tilt = findTilt(gray);
  const barcodes = await findBarcodes(picture, gray, tilt.degrees);
  onPrint();
  return { ...(await readPrint(gray, tilt)), barcodes };
}

/** The barcodes alone, in a picture that is not tilted: a page that was drawn, or a picture in a mail. */
export function findPictureBarcodes(picture: Picture): Promise<string[]> {
  return findBarcodes(picture, evenLight(toGray(picture)), 0);
}
