import type { SegmentDraft } from '../../document.ts';
import { readBaggage } from '../../atoms/baggage.ts';
import { findDates } from '../../atoms/date.ts';
import { toFlightNumber } from '../../atoms/flight-number.ts';
import { readOperator } from '../../atoms/operator.ts';
import { isSurePlace } from '../../atoms/sure-place.ts';
import { findTimes } from '../../atoms/time.ts';
import { defined } from '@ooo/domain/shared/defined';
import {
  flightFields,
  foundIfAny,
  foundIn,
  type Line,
  momentFields,
  placeFields,
} from '../lines/line-reader.ts';
import { findAirportPairs, settlePlaces } from './airport-pairs.ts';
import type { Layout } from './layout.ts';

const HEADING =
  /\bFROM\s?\/?\s?(?:TO)?(?:\s{1,12}DESDE\s?\/\s?HACIA)?\s{1,30}FLIGHT\s{1,12}(?:CL|CLASS)?\s{0,12}DATE\s{1,12}(?:DEP|TIME|HORA)/iu;
const DEPARTURE =
  /^(.{3,40}?)\s{1,12}([A-Z\d]{2})\s{0,6}(\d{1,4})\s{1,12}([A-Z])\s{1,12}(\d{1,2}[A-Z]{3}(?:\d{2})?)\s{1,12}(\d{4}|\d{1,2}:\d{2})(\s.*)?$/u;
const ARRIVAL =
  /^(.{0,40}?)\s{0,12}(?:(?:LLEGADA\s?\/\s?)?ARRIVAL(?: TIME)?|LLEGADA|ARR\.?)\s?:?\s{0,3}(?:(\d{1,2}[A-Z]{3}(?:\d{2})?)\s{1,3})?(\d{4}|\d{1,2}:\d{2})(?:\s{1,12}(?:ARRIVAL DATE\s?:\s{0,3})?(\d{1,2}[A-Z]{3}(?:\d{2})?))?/iu;
const OPERATED = /^\s{0,10}OPERATED BY\s?:?\s{0,3}(.{2,50})$/iu;
const STAY =
  /^\s{0,10}(?:TERMINAL|ARRIVAL|OPERATED|MARKETED|ENDORSEMENTS?|PAYMENT|FARE|BAGGAGE|AT CHECK|NVB)/iu;
/** How many lines below its departure the arrival of a flight may be. */
const REACH = 6;

/**
 * The "electronic ticket passenger itinerary receipt" in columns that Amadeus prints for agencies: a line
 * for the departure, one for the arrival, names without codes. The codes are in pairs (`ICNJFK`) in the
 * baggage lines.
 */
export const eticketColumns: Layout = {
  id: 'eticket-columns',
  recognises: ({ text, lines }) => {
    if (!HEADING.test(text)) return 0;
    return lines.some((line) => DEPARTURE.test(line)) ? 0.95 : 0.2;
  },
  parse: ({ lines }) => {
    const pairs = findAirportPairs(lines);
    return {
      segments: lines.flatMap((text, at) => {
        const segment = readSegment(lines, { text, at });
        return segment ? [settlePlaces(segment, pairs)] : [];
      }),
    };
  },
};

function readSegment(lines: readonly string[], line: Line): SegmentDraft | undefined {
  const cells = DEPARTURE.exec(line.text);
  if (!cells) return undefined;
  const [, name = '', carrier = '', digits = '', , day = '', clock = '', rest = ''] = cells;
  const flightNumber = toFlightNumber(carrier, digits);
  const date = findDates(day)[0]?.value;
  const time = findTimes(clock, { bare: true })[0]?.value;
  if (!flightNumber || !date || !time) return undefined;
  return defined({
    ...flightFields(line, flightNumber),
    ...placeFields('from', line, name),
    departureDate: foundIn(line, date, day),
    departureTime: foundIn(line, time.time, clock),
    baggage: foundIfAny(line, readBaggage(rest)),
    ...readArrival(lines, line.at + 1, name),
  });
}

/** The arrival is the line with `ARRIVAL TIME`; where there is none, the next name on a line. */
function readArrival(lines: readonly string[], from: number, start: string): Partial<SegmentDraft> {
  const to = findEnd(lines, from);
  const at = lines.findIndex((line, index) => index >= from && index <= to && ARRIVAL.test(line));
  const line = { text: lines[at] ?? '', at };
  const operator = readOperatedBy(lines, from, to);
  const next = DEPARTURE.exec(lines[to] ?? '')?.[1];
  if (at < 0) {
    const name = next ?? lastName(lines, from, to, start);
    return {
      ...operator,
      ...(name === undefined ? {} : placeFields('to', { text: name, at: from }, name)),
    };
  }
  const [, name = '', first, clock = '', day = first ?? ''] = ARRIVAL.exec(line.text) ?? [];
  const beside = /\p{L}{3}/u.test(name) && !STAY.test(name) ? name : undefined;
  const printed =
    beside ?? lastName(lines, from, at, start) ?? lastName(lines, at + 1, to, start) ?? next;
  return {
    ...operator,
    ...(printed === undefined ? {} : placeFields('to', line, printed)),
    ...momentFields('arrival', line, `${day} ${clock}`, { bare: true }),
  };
}

/** The line of the next departure, or the last one within reach. */
function findEnd(lines: readonly string[], from: number): number {
  const next = lines.slice(from, from + REACH).findIndex((line) => DEPARTURE.test(line));
  return next < 0 ? from + REACH : from + next;
}

function readOperatedBy(lines: readonly string[], from: number, to: number): Partial<SegmentDraft> {
  const at = lines.findIndex((line, index) => index >= from && index < to && OPERATED.test(line));
  const operator = readOperator(OPERATED.exec(lines[at] ?? '')?.[1] ?? '');
  return operator === undefined
    ? {}
    : { operatedBy: foundIn({ text: lines[at] ?? '', at }, operator) };
}

/** The first name below a departure from `start`; not what goes on with that name. */
function lastName(
  lines: readonly string[],
  from: number,
  to: number,
  start: string,
): string | undefined {
  return lines
    .slice(from, to)
    .find(
      (line) =>
        /\p{L}{3}/u.test(line) &&
        !STAY.test(line) &&
        line.trim().length < 40 &&
        !isSurePlace(`${start.trim()} ${line.trim()}`),
    );
}
