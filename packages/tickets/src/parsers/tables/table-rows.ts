import { COLUMN_SLACK, splitCells } from '../../text/cells.ts';
import { distance, splitOnPaper } from '../../text/paper-cells.ts';
import { type HeadingRow, readHeadingRow } from './heading-row.ts';
import { isOfFlights, roleOfHeading } from './column-kind.ts';

/** Rows below a heading. */
const MAX_ROWS = 60;
/** Lines among which the next row of a table is that is broken off: `1h 40m layover` between blanks. */
const GAP = 5;
/** Characters by which no cell is off the heading of its column, in pictures neither. */
const APART = 6;
/** Columns that a row must fill to be one far below its heading, and lines to it. */
const LEAST_FULL = 4;
const FAR = 60;

/** For each line the heading row that it is under, if any. */
export function findHeadings(lines: readonly string[]): (HeadingRow | undefined)[] {
  const over: (HeadingRow | undefined)[] = lines.map(() => undefined);
  for (const [at, line] of lines.entries()) {
    const row = readHeadingRow(line);
    if (!row) continue;
    const rows = listRows(lines, at, row);
    // Words below each other are not in a column: `탑승구   출발 당일 안내` is a label with its value.
    if (rows.every((below) => splitCells(lines[below] ?? '').length < 2)) continue;
    for (const below of [...rows, ...listLaterRows(lines, rows.at(-1) ?? at, row)]) {
      over[below] = row;
    }
  }
  return over;
}

/** Rows that fill the columns of a heading below other blocks, as the return flight below a hotel, each with its block. */
function listLaterRows(lines: readonly string[], end: number, row: HeadingRow): readonly number[] {
  if (row.length < LEAST_FULL || !isOfFlight(row)) return [];
  const rows: number[] = [];
  let isIn = false;
  for (let at = end + 1; at < Math.min(lines.length, end + FAR); at++) {
    const line = lines[at] ?? '';
    if (readHeadingRow(line)) break;
    isIn = line.trim() !== '' && (isIn || fills(line, row));
    if (isIn) rows.push(at);
  }
  return rows;
}

/** True for a line with a cell in every column of a heading, and none elsewhere. */
function fills(line: string, row: HeadingRow): boolean {
  const cells = splitOnPaper(line);
  if (cells.length !== row.length) return false;
  return cells.every((cell, at) => {
    const heading = row[at];
    return heading !== undefined && distance(cell, heading) <= COLUMN_SLACK;
  });
}

/**
 * The lines of a heading's table, empty ones among them: up to an empty line below which nothing is in its
 * columns, as rows of a PDF have blanks between them.
 */
export function listRows(
  lines: readonly string[],
  heading: number,
  row: HeadingRow,
): readonly number[] {
  const rows: number[] = [];
  const isOfEnds = isOfFlight(row);
  let full = 0;
  for (let at = heading + 1; at < lines.length && full < MAX_ROWS; at++) {
    const line = lines[at] ?? '';
    if (readHeadingRow(line)) break;
    const isEmpty = line.trim() === '';
    if (isEmpty && full > 0 && !(isOfEnds && resumes(lines, at, row))) break;
    if (full > 0 && isColoned(row) && countLabels(line) > 1) break;
    if (!isOfEnds && full > 0 && (isAcross(line, row) || headsOthers(lines, at, row))) break;
    if (!isEmpty) full++;
    rows.push(at);
  }
  return rows;
}

const LABEL = /\p{L}\s?[:：]$/u;

/** True for headings that end with colons each: a row of such labels below ends their table, whatever else is in it. */
function isColoned(row: HeadingRow): boolean {
  return row.every(({ text }) => LABEL.test(text));
}

function countLabels(line: string): number {
  return splitCells(line).filter(({ text }) => LABEL.test(text)).length;
}

function isOfFlight(row: HeadingRow): boolean {
  return row.some(({ text }) => roleOfHeading(text) !== undefined || isOfFlights(text));
}

/**
 * True for words that go on over the column that they begin in, as a title that follows two facts:
 * `Outbound: Gothenburg – Osaka`.
 */
function isAcross(line: string, row: HeadingRow): boolean {
  const [cell, ...more] = splitOnPaper(line);
  const next = row[1];
  return cell !== undefined && next !== undefined && more.length === 0 && cell.end > next.start;
}

/** True for a title alone on its line, below which cells are far from the columns of a heading. */
function headsOthers(lines: readonly string[], at: number, row: HeadingRow): boolean {
  if (splitOnPaper(lines[at] ?? '').length !== 1) return false;
  const next = splitOnPaper(lines[at + 1] ?? '');
  return next.length > 1 && next.some((cell) => row.every((head) => distance(cell, head) > APART));
}

/** True where the table goes on below an empty line: before another heading, a row is in its columns. */
function resumes(lines: readonly string[], empty: number, row: HeadingRow): boolean {
  for (const line of lines.slice(empty + 1, empty + GAP)) {
    if (readHeadingRow(line)) return false;
    if (isInColumns(line, row)) return true;
  }
  return false;
}

/** True for a line with cells in three columns of a heading or more, and hardly one elsewhere. */
function isInColumns(line: string, row: HeadingRow): boolean {
  const cells = splitOnPaper(line);
  const aligned = cells.filter((cell) =>
    row.some((heading) => distance(cell, heading) <= COLUMN_SLACK),
  );
  return aligned.length >= 3 && aligned.length * 4 >= cells.length * 3;
}
