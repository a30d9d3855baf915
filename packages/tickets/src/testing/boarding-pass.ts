import type { Picture } from '../images/canvas-engine.ts';
import { addBarcode, drawLabels, type Label, type Symbology } from './make-picture.ts';

/** The barcode's content: KE81 from ICN to JFK on the 63rd day of the year, of a traveller who does not exist. */
export const PASS_DATA = 'M1MUSTER/MINA         EQX7R2M ICNJFKKE 0081 063Y034A0027 100';

export const PASS_LABELS: readonly Label[] = [
  [60, 80, 'BOARDING PASS', 40],
  [60, 140, 'NAME MUSTER/MINA MS'],
  [60, 210, 'FROM'],
  [60, 250, 'SEOUL ICN'],
  [330, 210, 'TO'],
  [330, 250, 'NEW YORK JFK'],
  [600, 210, 'FLIGHT'],
  [600, 250, 'KE081'],
  [760, 210, 'DATE'],
  [760, 250, '04MAR27'],
  [940, 210, 'SEAT'],
  [940, 250, '34A'],
  [60, 320, 'DEPARTURE 10:00'],
];

/** A boarding pass with its barcode below the print. */
export async function drawBoardingPass(
  symbology: Symbology,
  data = PASS_DATA,
  labels = PASS_LABELS,
): Promise<Picture> {
  return addBarcode(await drawLabels(1100, 800, labels), symbology, data, [120, 420]);
}
