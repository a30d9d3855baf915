import type { LegDraft } from '../../document.ts';
import { isAirportCode } from '../atoms/airport.ts';
import { isAirlineCode } from '../atoms/airline.ts';
import { findDates } from '../atoms/date.ts';
import { toFlightNumber } from '../atoms/flight-number.ts';
import { readOperator } from '../atoms/operator.ts';
import { type PrintedTime, findTimes } from '../atoms/time.ts';
import { type Line, flightFields, foundIn } from '../text/line-reader.ts';
import { definedOnly } from '../text/defined.ts';
import type { Layout } from './layout.ts';

const CLOCK = String.raw`(\d{3,4}[APN]?)`;
/** Galileo, Sabre, Amadeus and Worldspan agree on this much; the day of the week stands in several places. */
const SEGMENT = new RegExp(
  String.raw`^\s{0,6}(?:\d{1,2}[. ]\s{0,6})?([A-Z\d]{2})\s{0,6}(\d{1,4})\s{0,6}([A-Z])\s{1,12}(\d{1,2}[A-Z]{3}(?:\d{2})?)\s{1,12}` +
    String.raw`(?:(?:[1-7]|MO|TU|WE|TH|FR|SA|SU|[MTWQFJS])\s{0,2}\*?\s{0,6})?([A-Z]{3})\s?([A-Z]{3})\s{0,2}\*?\s{0,6}([A-Z]{2})\s?\d{1,2}\s{1,12}` +
    String.raw`${CLOCK}\s{1,12}([#+]?)${CLOCK}(?:\s{0,2}\+([1-3]))?(?:\s{1,3}(\d{1,2}[A-Z]{3})(?:\d{2})?)?(.{0,60})`,
  'u',
);
const SLASHED =
  /(?<![\p{L}\d])([A-Z\d]{2})(\d{1,4})\/([A-Z])\/(\d{1,2}[A-Z]{3})\/([A-Z]{3})([A-Z]{3})\/(\d{4})\/([#+]?)(\d{4})/u;
/** Status codes of segments that are not flown: cancelled, or refused. */
const NOT_HELD = new Set(['HX', 'XX', 'UC', 'UN', 'NO']);
const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/** Segment lines as reservation systems show them: `1. DL   38 Y  20JAN HKGSEA HS3  1145   0811  O  SA`. */
export const gdsLines: Layout = {
  id: 'gds-lines',
  recognises: ({ lines }) =>
    lines.some((line) => SEGMENT.test(line) || SLASHED.test(line)) ? 0.9 : 0,
  parse: ({ lines }) => ({
    legs: lines.flatMap((text, at) => readSegment({ text, at }, lines[at + 1] ?? '') ?? []),
  }),
};

function readSegment(line: Line, next: string): LegDraft | undefined {
  const segment = SEGMENT.exec(line.text);
  const slashed = segment ? null : SLASHED.exec(line.text);
  const cells = segment ?? (slashed && fromSlashed(slashed));
  if (!cells) return undefined;
  const [, carrier = '', digits = '', , day = '', from = '', to = ''] = cells;
  const [departure, arrival] = [toTime(cells[8]), toTime(cells[10])];
  const date = findDates(day)[0]?.value;
  const flightNumber = toFlightNumber(carrier, digits);
  if (!flightNumber || !date || !departure || !arrival || !isAirlineCode(carrier)) return undefined;
  if (!isAirportCode(from) || !isAirportCode(to) || NOT_HELD.has(cells[7] ?? '')) return undefined;
  const weekday = WEEKDAYS.indexOf(
    /\s([A-Z]{2})(?:\s{1,3}\d)?\s*$/u.exec(cells[13] ?? '')?.[1] ?? '',
  );
  const arrivalDate = cells[12] ? findDates(cells[12])[0]?.value : undefined;
  const operator = /^\s{0,20}(?:\*\s?)?OPERATED BY\s(.{2,60})$/iu.exec(next)?.[1];
  const operatedBy = operator === undefined ? undefined : readOperator(operator);
  return definedOnly({
    ...flightFields(line, flightNumber),
    from: foundIn(line, from, from + to),
    to: foundIn(line, to, from + to),
    departureDate: foundIn(line, weekday < 0 ? date : { ...date, weekday }, day),
    departureTime: foundIn(line, departure.time, cells[8]),
    arrivalDate: arrivalDate && foundIn(line, arrivalDate, cells[12]),
    arrivalTime: foundIn(line, arrival.time, cells[10]),
    dayShift:
      shiftOf(cells) === undefined ? undefined : foundIn(line, shiftOf(cells) ?? 0, cells[10]),
    operatedBy:
      operatedBy === undefined ? undefined : foundIn({ text: next, at: line.at + 1 }, operatedBy),
  });
}

/** `#0605` and `+0605` are the next day, `0605+1` says it itself. */
function shiftOf(cells: readonly (string | undefined)[]): number | undefined {
  if (cells[11]) return Number(cells[11]);
  return cells[9] ? 1 : undefined;
}

function toTime(text = ''): PrintedTime | undefined {
  const padded = /^\d{3}[APN]?$/u.test(text) ? `0${text}` : text;
  return findTimes(padded, { bare: true })[0]?.value;
}

/** Brings the slash form into the order of the groups of the segment form. */
function fromSlashed(match: RegExpExecArray): (string | undefined)[] {
  const [whole, carrier, digits, booking, day, from, to, departure, shift, arrival] = match;
  return [whole, carrier, digits, booking, day, from, to, undefined, departure, shift, arrival];
}
