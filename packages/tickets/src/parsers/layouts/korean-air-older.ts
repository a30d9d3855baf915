import type { SegmentDraft } from '../../document.ts';
import { findFlightNumbers } from '../../atoms/flight-number.ts';
import { readOperator } from '../../atoms/operator.ts';
import { findDates } from '../../atoms/date.ts';
import type { FlightEnd } from '../../flights/flight-end.ts';
import { defined } from '@ooo/domain/shared/defined';
import {
  flightFields,
  foundIfAny,
  type Line,
  momentFields,
  placeFields,
} from '../lines/line-reader.ts';
import { detailFields } from './detail-fields.ts';
import { readEnds, sideOf } from './ends.ts';
import { type Block, type Layout, splitBlocks } from './layout.ts';

const HEADING =
  /^\s{0,20}(?:편명\s{0,2}\/?\s{0,2})?(?:Flight|편명)\s{1,60}[A-Z\d]{2}\s?\d{1,4}(?=\s|$)/u;
const END =
  /^\s{0,20}(?:출발(?:지)?\s{0,2}\/?\s{0,2})?(?:Departure|출발(?:지)?)\s{1,20}\S.{2,60}\([A-Z]{3}[/)]/mu;

/**
 * Korean Air's older itinerary: `Flight KE081 Operated by KE`, then a line each for departure and arrival
 * with city, code, date, time and terminal.
 */
export const koreanAirOlder: Layout = {
  id: 'korean-air-older',
  recognises: ({ text, lines }) =>
    lines.some((line) => HEADING.test(line)) && END.test(text) ? 0.9 : 0,
  parse: ({ lines }) => ({
    segments: splitBlocks(lines, (line) => HEADING.test(line), 24).flatMap(
      (block) => readBlock(lines, block) ?? [],
    ),
  }),
};

function readBlock(lines: readonly string[], block: Block): SegmentDraft | undefined {
  const heading = { text: lines[block.from] ?? '', at: block.from };
  const flight = findFlightNumbers(heading.text)[0]?.value;
  if (!flight) return undefined;
  const operator = /Operated by\s{1,4}(\S.{1,50})$/iu.exec(heading.text)?.[1];
  const operatedBy = operator === undefined ? undefined : readOperator(operator);
  return defined({
    ...flightFields(heading, flight.flightNumber),
    operatedBy: foundIfAny(heading, operatedBy),
    ...readEnds(lines, block, readEnd),
    ...detailFields(lines, block),
  });
}

function readEnd(end: FlightEnd, line: Line, value: string): Partial<SegmentDraft> | undefined {
  const date = findDates(value)[0];
  return (
    date && {
      ...placeFields(sideOf(end), line, value.slice(0, date.start)),
      ...momentFields(end, line, value.slice(date.start)),
    }
  );
}
