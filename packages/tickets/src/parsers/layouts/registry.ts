import { amadeusBlock } from './amadeus-block.ts';
import { boardingPassData } from './boarding-pass-data.ts';
import { eticketColumns } from './eticket-columns.ts';
import { gdsLines } from './gds-lines.ts';
import { iberia } from './iberia.ts';
import { itineraryTable } from './itinerary-table.ts';
import { koreanAirOlder } from './korean-air-older.ts';
import type { Layout } from './layout.ts';

/**
 * The layouts that are read by a parser of their own. A new one is a file beside this, a line here and a
 * fixture; what none of them recognises is read by shapes.
 */
export const LAYOUTS: readonly Layout[] = [
  amadeusBlock,
  boardingPassData,
  eticketColumns,
  gdsLines,
  iberia,
  itineraryTable,
  koreanAirOlder,
];
