import type { Layout } from '../layout.ts';
import { amadeusSpanish } from './aside/amadeus-spanish.ts';
import { asianaTable } from './aside/asiana-table.ts';
import { boardingPassSpanish } from './aside/boarding-pass-spanish.ts';
import { edreamsSpanish } from './aside/edreams-spanish.ts';
import { etktCompact } from './aside/etkt-compact.ts';
import { eurowingsGerman } from './aside/eurowings-german.ts';
import { jejuairKorean } from './aside/jejuair-korean.ts';
import { kiuSpanish } from './aside/kiu-spanish.ts';
import { slashLines } from './aside/slash-lines.ts';
import { spiritConfirmation } from './aside/spirit-confirmation.ts';
import { twayKorean } from './aside/tway-korean.ts';
import { unitedFlights } from './aside/united-flights.ts';
import { vuelingSpanish } from './aside/vueling-spanish.ts';

/** Layouts that nobody who writes rules reads before the figures are taken. */
export const ASIDE: readonly Layout[] = [
  amadeusSpanish,
  asianaTable,
  boardingPassSpanish,
  edreamsSpanish,
  etktCompact,
  eurowingsGerman,
  jejuairKorean,
  kiuSpanish,
  slashLines,
  spiritConfirmation,
  twayKorean,
  unitedFlights,
  vuelingSpanish,
];
