import type { Found, SegmentDraft, PartialDate } from '../../document.ts';
import { airlineOf } from '../../atoms/airline.ts';
import { findAirportCodes } from '../../atoms/airport.ts';
import { findDates } from '../../atoms/date.ts';
import { findTimes } from '../../atoms/time.ts';
import type { FlightEnd } from '../../flights/flight-end.ts';
import { defined } from '@ooo/domain/shared/defined';
import { makeFound } from '../../text/hit.ts';
import { blankOut } from '../../text/span.ts';

/** A line of the document with its 0-based number. */
export interface Line {
  readonly text: string;
  readonly at: number;
}

/** A value that a layout read in a line. */
export function foundIn<T>(line: Line, value: T, part?: string): Found<T> {
  const start = part === undefined ? -1 : line.text.indexOf(part);
  const hit = part !== undefined && start >= 0 ? { start, end: start + part.length } : undefined;
  return makeFound(value, 'layout', line.text, line.at, hit);
}

/** The same for a value that may not be there. */
export function foundIfAny<T>(
  line: Line,
  value: T | undefined,
  part?: string,
): Found<T> | undefined {
  return value === undefined ? undefined : foundIn(line, value, part);
}

/** The number of a flight with its carrier's name. */
export function flightFields(
  line: Line,
  flightNumber: string,
): Pick<SegmentDraft, 'flightNumber' | 'airline'> {
  return defined({
    flightNumber: foundIn(line, flightNumber),
    airline: foundIfAny(line, airlineOf(flightNumber)),
  });
}

/** The place at one end of a flight: its code where the text has one, else the name. */
export function placeFields(side: 'from' | 'to', line: Line, text: string): Partial<SegmentDraft> {
  const code = findAirportCodes(text)[0]?.value;
  if (code !== undefined) return { [side]: foundIn(line, code) };
  const name = (text.split(/,?\s(?:terminal|term\.)/iu)[0] ?? '')
    .replaceAll(/\s+/gu, ' ')
    .replace(/^[\s,.:-]+|[\s,.:-]+$/gu, '');
  return name === '' ? {} : { [`${side}Name`]: foundIn(line, name, name) };
}

/** The date and time that a piece of text gives for one end of a flight. */
export function momentFields(
  side: FlightEnd,
  line: Line,
  text: string,
  options: { bare?: boolean } = {},
): Partial<SegmentDraft> {
  const [printed] = findDates(text);
  const date: PartialDate | undefined = printed?.value;
  // The year of `15 Oct 2026` is four digits too.
  const rest = blankOut(text, printed ? [printed] : []);
  const time = findTimes(rest, options)[0]?.value;
  return defined({
    [`${side}Date`]: date && foundIn(line, date),
    [`${side}Time`]: time && foundIn(line, time.time),
    ...(side === 'arrival' && time?.dayShift !== undefined
      ? { dayShift: foundIn(line, time.dayShift) }
      : {}),
  });
}
