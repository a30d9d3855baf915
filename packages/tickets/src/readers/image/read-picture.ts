import { findBarcodes } from '../../barcodes/find-barcodes.ts';
import { readPrint } from '../../ocr/read-print.ts';
import type { PageText } from '../../printed-line.ts';
import type { Picture } from '../../images/canvas-engine.ts';
import { clearSurroundings } from '../../images/clear-surroundings.ts';
import { evenLight } from '../../images/even-light.ts';
import { findSheet } from '../../images/find-sheet.ts';
import { toGray } from '../../images/gray.ts';
import { findLevelling } from '../../images/level-print.ts';
import { measureNoise } from '../../images/noise.ts';
import { placeBack } from '../../images/place-back.ts';
import { resample } from '../../images/resample.ts';

/** The print, empty where there is none, with what the barcodes say. */
export interface PictureReading extends PageText {
  readonly barcodes: readonly string[];
}

/** Noise of a photograph; a screen and a drawn page have none. */
const GRAINY = 1;

const LEVEL = { degrees: 0, isSideways: false, level: 0 };

/** The content of a picture, whichever way it was held. */
export async function readPicture(
  picture: Picture,
  onPrint: () => void = () => {},
): Promise<PictureReading> {
  const seen = toGray(picture);
  const sheet = findSheet(seen);
  const even = evenLight(seen, sheet !== undefined);
  const cleared = clearSurroundings(even, seen);
  const levelling = findLevelling(even, cleared, sheet);
  const barcodes = await findBarcodes(seen, cleared, levelling);
  onPrint();
  if (!levelling) {
    const grain = measureNoise(seen) >= GRAINY ? 'grainy' : 'clean';
    return { ...(await readPrint(cleared, LEVEL, grain)), barcodes };
  }
  const { toSeen, size, tilt, isSheet } = levelling;
  // Beside a sheet nothing is seen any more, and a deep shadow on it may have been taken for surroundings.
  const page = await readPrint(resample(isSheet ? even : cleared, toSeen, size), tilt, 'grainy');
  return { ...placeBack(page, size, toSeen, seen), barcodes };
}

/** The barcodes alone, in a picture that is not tilted: a page that was drawn, or a picture in a mail. */
export function findPictureBarcodes(picture: Picture): Promise<string[]> {
  const seen = toGray(picture);
  return findBarcodes(seen, evenLight(seen));
}
