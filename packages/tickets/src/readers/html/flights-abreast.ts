import { findFlightNumbers, findUncodedFlightNumbers } from '../../atoms/flight-number.ts';
import { findTimes } from '../../atoms/time.ts';
import type { TableCell } from './print-table.ts';

/** The fewest lines of a flight: its number, departure and arrival. */
const LEAST_LINES = 3;
const LEAST_TIMES = 2;
const MAX_HEADING = 60;
/** The print of one flight, with its fare and its bags. */
const MAX_LENGTH = 2000;

/**
 * Rows with a whole flight in each cell, the outbound flight on the left and the return on the right, as a row for each
 * with its heading: beside each other in print, their lines would be mixed.
 */
export function standApart(rows: readonly (readonly TableCell[])[]): (readonly TableCell[])[] {
  return rows.flatMap((row, at) => {
    const next = rows[at + 1];
    if (next && areFlights(next) && areHeadings(row, next)) return [];
    if (!areFlights(row)) return [row];
    const above = rows[at - 1];
    const headings = above && areHeadings(above, row) ? above : [];
    return row.flatMap((cell, column) => [
      ...(headings[column] ? [[headings[column]]] : []),
      [cell],
      [],
    ]);
  });
}

/** A cell for each flight below it: `Hinflug`, `Rückflug`. */
function areHeadings(row: readonly TableCell[], flights: readonly TableCell[]): boolean {
  if (row.length !== flights.length || areFlights(row)) return false;
  return row.every(({ text }) => text.length <= MAX_HEADING && !text.includes('\n'));
}

function areFlights(row: readonly TableCell[]): boolean {
  const cells = row.filter(({ text }) => /[\p{L}\d]/u.test(text));
  if (cells.length < 2) return false;
  const flights = cells.map(({ text }) => findFlight(text));
  return flights.every((flight) => flight !== undefined) && new Set(flights).size === cells.length;
}

/** The first number in a cell that tells a flight. */
function findFlight(text: string): string | undefined {
  const lines = text.split('\n');
  if (lines.length < LEAST_LINES || text.length > MAX_LENGTH) return undefined;
  if (lines.flatMap((line) => findTimes(line)).length < LEAST_TIMES) return undefined;
  const [flight] = lines.flatMap((line) =>
    findFlightNumbers(line).concat(findUncodedFlightNumbers(line)),
  );
  return flight?.value.flightNumber;
}
