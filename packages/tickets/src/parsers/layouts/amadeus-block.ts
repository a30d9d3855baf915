import type { SegmentDraft, PartialDate } from '../../document.ts';
import { findDates } from '../../atoms/date.ts';
import { toFlightNumber } from '../../atoms/flight-number.ts';
import { findRecordLocator } from '../../atoms/record-locator.ts';
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

const HEADING =
  /^\s{0,8}(?:FLIGHT|FLUG|VUELO|VOL)\s{1,12}([A-Z\d]{2})\s{0,3}(\d{1,4})(?:\s{1,3}-\s{1,3}|\s{2,6})(\S.{2,60}?)\s{1,40}((?:\p{L}{2,4}\s)?\d{1,2}\s\p{L}{3,10}\s\d{4})\s{0,8}$/u;
const RULE = /^\s*[-_ ]{20,}$/u;

/**
 * Amadeus' plain itinerary: a heading `FLIGHT DL 139 - DELTA AIR LINES   TUE 07 JUNE 2016` for each
 * flight, and below it all of its details.
 */
export const amadeusBlock: Layout = {
  id: 'amadeus-block',
  recognises: ({ lines }) => {
    const at = lines.findIndex((line) => HEADING.test(line));
    if (at < 0) return 0;
    return lines.slice(at + 1, at + 3).some((line) => RULE.test(line)) ? 1 : 0.7;
  },
  parse: ({ lines }) => {
    const blocks = splitBlocks(lines, (line) => HEADING.test(line));
    return { segments: blocks.flatMap((block) => readBlock(lines, block) ?? []) };
  },
};

function readBlock(lines: readonly string[], block: Block): SegmentDraft | undefined {
  const heading = { text: lines[block.from] ?? '', at: block.from };
  const [, carrier = '', digits = '', airline = '', dateText = ''] =
    HEADING.exec(heading.text) ?? [];
  const flightNumber = toFlightNumber(carrier, digits);
  const day = findDates(dateText)[0]?.value;
  if (!flightNumber || !day) return undefined;
  const recordLocator = findRecordLocator(lines, block.from, block.to);
  const ends = readEnds(lines, block, readEnd);
  return {
    airline: foundIn(heading, airline, airline),
    ...flightFields(heading, flightNumber),
    ...ends,
    departureDate: foundIn(heading, withYear(ends.departureDate?.value, day), dateText),
    ...detailFields(lines, block),
    ...(recordLocator
      ? {
          pnr: foundIn(
            { text: lines[recordLocator.line] ?? '', at: recordLocator.line },
            recordLocator.value,
          ),
        }
      : {}),
  };
}

/** The heading has the year, the line of the departure may have another day. */
function withYear(printed: PartialDate | undefined, heading: PartialDate): PartialDate {
  return !printed || (printed.day === heading.day && printed.month === heading.month)
    ? heading
    : { ...printed, ...(heading.year === undefined ? {} : { year: heading.year }) };
}

function readEnd(end: FlightEnd, line: Line, value: string): Partial<SegmentDraft> | undefined {
  const moment = findDates(value)[0] ?? findTimes(value)[0];
  return (
    moment && {
      ...placeFields(sideOf(end), line, value.slice(0, moment.start)),
      ...momentFields(end, line, value.slice(moment.start)),
    }
  );
}
