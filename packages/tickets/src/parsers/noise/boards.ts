import { findAirportCodes } from '../../atoms/airport.ts';
import { findDates } from '../../atoms/date.ts';
import { findFlightNumbers } from '../../atoms/flight-number.ts';
import { findTimes } from '../../atoms/time.ts';

/** Flights of a board, on one line or on lines below each other. */
const LEAST = 3;
const LONGEST = 300;
/** A quick look: a carrier with its number, and a clock. */
const MAY_BE_ROW = /(?:[A-Z]{2}|[A-Z]\d|\d[A-Z])\s?\d{2,4}\b.*\d:\d\d/u;

/**
 * The lines with those of a board of departures left empty: flights of several airlines, each with one place and one
 * time and no day. `AF 1380 LHR 09:15 | KL 1228 AMS 09:50 | LH 1029 FRA 10:05` is no one's journey.
 */
export function withoutBoards(lines: readonly string[]): readonly string[] {
  const rows = lines.map(readRow);
  if (rows.flat().length < LEAST) return lines;
  const kept = [...lines];
  for (let from = 0; from < rows.length;) {
    let to = from;
    while ((rows[to]?.length ?? 0) > 0) to++;
    const numbers = rows.slice(from, to).flat();
    if (isBoard(numbers)) kept.fill('', from, to);
    from = Math.max(to, from + 1);
  }
  return kept;
}

/** Different flights, of two airlines at least. */
function isBoard(numbers: readonly string[]): boolean {
  const carriers = new Set(numbers.map((number) => number.slice(0, 2)));
  return new Set(numbers).size === numbers.length && numbers.length >= LEAST && carriers.size > 1;
}

/** The numbers of a line with as many places and times, and no day. */
function readRow(line: string): readonly string[] {
  if (line.length > LONGEST || !MAY_BE_ROW.test(line)) return [];
  const flights = findFlightNumbers(line).map(({ value }) => value.flightNumber);
  if (flights.length === 0 || findTimes(line).length !== flights.length) return [];
  const codes = findAirportCodes(line);
  return codes.length === flights.length && findDates(line).length === 0 ? flights : [];
}
