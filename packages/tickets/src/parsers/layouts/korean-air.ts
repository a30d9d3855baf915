import type { SegmentDraft } from '../../document.ts';
import { isAirlineCode } from '../../atoms/airline.ts';
import { isAirportCode } from '../../atoms/airport-code.ts';
import { findDates } from '../../atoms/date.ts';
import { toFlightNumber } from '../../atoms/flight-number.ts';
import { findTimes } from '../../atoms/time.ts';
import { foundIn, flightFields } from '../lines/line-reader.ts';
import { defined } from '@ooo/domain/shared/defined';
import { detailFields } from './detail-fields.ts';
import { type Block, type Layout, splitBlocks } from './layout.ts';

const HEADING =
  /(?:출발\s{0,2}From|From\s{0,2}출발)\s{1,60}(?:도착\s{0,2}To|To\s{0,2}도착)|^\s{0,20}From\s{1,60}To\s{1,60}Flight\s{0,20}$|출발\s{2,60}도착\s{2,60}편명/mu;
/** A flight's row: two codes with their cities, then the number: `ICN 서울/인천   JFK 뉴욕   KE081`. */
const ROW =
  /^\s{0,20}([A-Z]{3})(?=[\s/(])\S{0,20}.{0,60}?\s([A-Z]{3})(?=[\s/(]).{0,60}?\s([A-Z][A-Z\d])\s?(\d{1,4})(?=\s|$)/u;

/**
 * Korean Air's e-ticket, Korean or English: the route and the number on one line, both dates and times on
 * the next, then labels in both languages.
 */
export const koreanAir: Layout = {
  id: 'korean-air',
  recognises: ({ text, lines }) => {
    if (!HEADING.test(text) || !lines.some(isRow)) return 0;
    return /KOREAN AIR|대한항공|SKYPASS|KE\s?\d{3}/u.test(text) ? 1 : 0.7;
  },
  parse: ({ lines }) => ({
    segments: splitBlocks(lines, isRow, 24).flatMap((block) => readBlock(lines, block) ?? []),
  }),
};

function isRow(line: string): boolean {
  const [, from = '', to = '', carrier = ''] = ROW.exec(line) ?? [];
  return isAirportCode(from) && isAirportCode(to) && isAirlineCode(carrier);
}

function readBlock(lines: readonly string[], block: Block): SegmentDraft | undefined {
  const row = { text: lines[block.from] ?? '', at: block.from };
  const [, from = '', to = '', carrier = '', digits = ''] = ROW.exec(row.text) ?? [];
  const flightNumber = toFlightNumber(carrier, digits);
  if (!flightNumber) return undefined;
  return defined({
    ...flightFields(row, flightNumber),
    from: foundIn(row, from, from),
    to: foundIn(row, to, to),
    ...readMoments(lines, block),
    ...detailFields(lines, block),
  });
}

/** The first two dates and the first two times below the row, which may be on one line or on two. */
function readMoments(lines: readonly string[], block: Block): Partial<SegmentDraft> {
  const dates = [];
  const times = [];
  for (let at = block.from; at < Math.min(block.to, block.from + 6); at++) {
    const line = { text: lines[at] ?? '', at };
    dates.push(...findDates(line.text).map((hit) => foundIn(line, hit.value)));
    times.push(...findTimes(line.text).map((hit) => foundIn(line, hit.value)));
  }
  const [departs, arrives] = times;
  return defined({
    departureDate: dates[0],
    departureTime: departs && { ...departs, value: departs.value.time },
    arrivalDate: dates[1],
    arrivalTime: arrives && { ...arrives, value: arrives.value.time },
    dayShift:
      arrives?.value.dayShift === undefined
        ? undefined
        : { ...arrives, value: arrives.value.dayShift },
  });
}
