import type { SegmentDraft } from '../../document.ts';
import { findDates } from '../../atoms/date.ts';
import { findFlightNumbers } from '../../atoms/flight-number.ts';
import { findTimes } from '../../atoms/time.ts';
import type { FlightEnd } from '../../flights/flight-end.ts';
import {
  type Line,
  flightFields,
  foundIn,
  momentFields,
  placeFields,
} from '../lines/line-reader.ts';
import { detailFields } from './detail-fields.ts';
import { readEnds, sideOf } from './ends.ts';
import { type Block, type Layout, splitBlocks } from './layout.ts';

const HEADING = /^\s{0,12}(?:flight|flug|vuelo|vol):\s{1,4}\d{1,2}\.\d{1,2}\.\d{4}\s{1,4}\|\s/iu;

/**
 * Eurowings' receipt: `Flight: 15.06.2017 | 4U 8462 (X)`, then `Departure: 12:55  Berlin-Tegel`. Airports by
 * name only, one date for the whole flight.
 */
export const eurowings: Layout = {
  id: 'eurowings',
  recognises: ({ lines }) => (lines.some((line) => HEADING.test(line)) ? 0.95 : 0),
  parse: ({ lines }) => ({
    segments: splitBlocks(lines, (line) => HEADING.test(line), 14).flatMap(
      (block) => readBlock(lines, block) ?? [],
    ),
  }),
};

function readBlock(lines: readonly string[], block: Block): SegmentDraft | undefined {
  const heading = { text: lines[block.from] ?? '', at: block.from };
  const flight = findFlightNumbers(heading.text)[0]?.value;
  const date = findDates(heading.text)[0]?.value;
  if (!flight || !date) return undefined;
  return {
    ...flightFields(heading, flight.flightNumber),
    departureDate: foundIn(heading, date),
    ...detailFields(lines, block),
    ...readEnds(lines, block, readEnd),
  };
}

function readEnd(end: FlightEnd, line: Line, value: string): Partial<SegmentDraft> | undefined {
  const time = findTimes(value)[0];
  return (
    time && {
      ...placeFields(sideOf(end), line, value.slice(time.end)),
      ...momentFields(end, line, value.slice(0, time.end)),
    }
  );
}
