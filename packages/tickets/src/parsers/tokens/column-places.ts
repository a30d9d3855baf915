import { findDates } from '../../atoms/date.ts';
import { findFlightNumbers } from '../../atoms/flight-number.ts';
import { isSurePlace } from '../../atoms/sure-place.ts';
import { type Cell, COLUMN_SLACK, splitCells } from '../../text/cells.ts';
import { hasCodeNear } from './lone-place.ts';
import type { Token } from './token.ts';

/** The number of a row, or a word for its end: `[1]`, `02`, `DEP`. */
const ROW_MARK = /^(?:[([]?\d{1,2}[.)\]]?|DEP|ARR|FM|TO|FROM)\s{1,4}(?=\p{Lu})/u;
/** Lines around a flight on which its other end may be. */
const NEAR = 2;
/** Cells that the column of places may be of. */
const FIRST_CELLS = 3;
const LONGEST_LINE = 200;

/**
 * The other end of a flight in a typed table that names towns without codes: a name alone on its line, in the column
 * where the line of the flight has a name too: `TAIPEI TAOYUAN` over `VANCOUVER   BR 010   05FEB FRI   2355   1905`.
 */
export function readColumnPlaces(lines: readonly string[], at: number): Token[] {
  const flights = near(lines, at).filter(tellsFlight);
  if (flights.length === 0) return [];
  const [name, ...more] = listNames(lines[at] ?? '');
  if (!name || more.length > 0) return [];
  const isOfFlight = flights.some((line) => hasNameAt(line, name.start));
  if (!isOfFlight || hasCodeNear(lines, at, name.text)) return [];
  return [{ kind: 'place', value: name.text, line: at, start: name.start, end: name.end }];
}

function near(lines: readonly string[], at: number): string[] {
  return [...lines.slice(Math.max(0, at - NEAR), at), ...lines.slice(at + 1, at + 1 + NEAR)];
}

function tellsFlight(line: string): boolean {
  return findFlightNumbers(line).length > 0 && findDates(line).length > 0;
}

function hasNameAt(line: string, start: number): boolean {
  return listNames(line).some((cell) => Math.abs(cell.start - start) <= COLUMN_SLACK);
}

/** The first cells of a line that are names of places, without the row's number. */
function listNames(line: string): Cell[] {
  if (line.length > LONGEST_LINE) return [];
  return splitCells(line)
    .slice(0, FIRST_CELLS)
    .flatMap((cell) => {
      const mark = ROW_MARK.exec(cell.text)?.[0].length ?? 0;
      const text = cell.text.slice(mark);
      return isSurePlace(text) ? [{ text, start: cell.start + mark, end: cell.end }] : [];
    });
}
