import { findDates } from '../../atoms/date.ts';
import { findFlightNumbers } from '../../atoms/flight-number.ts';
import { isSurePlace } from '../../atoms/sure-place.ts';
import { findTimes } from '../../atoms/time.ts';
import type { Token } from './token.ts';

/** Four digits that begin a line. */
const DIGITS = /^(\s{0,8})([0-2]\d[0-5]\d)(?!\S)/u;
const SHIFT = /^\+\s?\d$/u;
/** Lines from the one end of a flight to the other, and up to its number. */
const REACH = 6;
const FLIGHT_ABOVE = 10;
const LONGEST = 80;

/**
 * A time without its colon on a line below the name of a place, its day perhaps behind it, as where the cells of a row
 * were copied below each other: `Singapore`, `2355`, `T1`, `London`, `0600 19 Feb 27`. Only below a flight's number, and
 * where its other end is printed alike: a year or a postal code is alone.
 */
export function readClockBelow(lines: readonly string[], at: number): Token[] {
  const time = readClock(lines, at);
  return time && hasOtherEnd(lines, at) && isBelowFlight(lines, at) ? [time] : [];
}

/** True for a line of which only such a time can be read. */
export function isClockBelow(lines: readonly string[], at: number): boolean {
  return readClockBelow(lines, at).length > 0;
}

function readClock(lines: readonly string[], at: number): Token | undefined {
  const line = lines[at] ?? '';
  const [, indent = '', digits] = DIGITS.exec(line.slice(0, LONGEST)) ?? [];
  if (digits === undefined || line.length > LONGEST) return undefined;
  if (!isSurePlace((lines[at - 1] ?? '').slice(0, LONGEST))) return undefined;
  const rest = line.slice(indent.length + digits.length).trim();
  if (rest !== '' && !SHIFT.test(rest) && !isDate(rest)) return undefined;
  const [time] = findTimes(line, { bare: true });
  return time?.start === indent.length
    ? { kind: 'time', value: time.value, line: at, start: time.start, end: time.end }
    : undefined;
}

function isDate(text: string): boolean {
  const [date] = findDates(text);
  return date?.start === 0 && date.end === text.length;
}

function hasOtherEnd(lines: readonly string[], at: number): boolean {
  for (let other = Math.max(0, at - REACH); other <= at + REACH; other++) {
    if (other !== at && readClock(lines, other)) return true;
  }
  return false;
}

function isBelowFlight(lines: readonly string[], at: number): boolean {
  return lines
    .slice(Math.max(0, at - FLIGHT_ABOVE), at)
    .some((line) => findFlightNumbers(line.slice(0, LONGEST)).length > 0);
}
