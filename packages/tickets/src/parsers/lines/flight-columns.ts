import { findFlightNumbers } from '../../atoms/flight-number.ts';
import { COLUMN_SLACK } from '../../text/cells.ts';
import { splitOnPaper } from '../../text/paper-cells.ts';
import type { FoldedLines } from './long-lines.ts';

/** Lines of such a table. */
const LEAST = 3;
const MOST = 20;
const LABEL = /^[\p{L}][\p{L} ./]{0,24}[:：]?$/u;

/**
 * A table with a flight in each column and the labels on the left, `Flight  KE467  KE468` over `From  ICN  CXR`, as
 * one block for each flight: the labels with its column. Each line keeps the number that it has in the document.
 */
export function unfoldColumns({ lines, numbers }: FoldedLines): FoldedLines {
  const heads = lines.map(findColumns);
  if (heads.every((head) => head === undefined)) return { lines, numbers };
  const unfolded: string[] = [];
  const order: number[] = [];
  for (let at = 0; at < lines.length;) {
    const columns = heads[at];
    const end = columns ? findEnd(lines, at, columns) : at;
    if (columns && end - at >= LEAST) {
      for (const column of columns.keys()) {
        for (let row = at; row < end; row++) {
          unfolded.push(takeColumn(lines[row] ?? '', columns, column));
          order.push(numbers[row] ?? row + 1);
        }
        unfolded.push('');
        order.push(numbers[end - 1] ?? end);
      }
      at = end;
    } else {
      unfolded.push(lines[at] ?? '');
      order.push(numbers[at] ?? at + 1);
      at++;
    }
  }
  return { lines: unfolded, numbers: order };
}

/** Where on paper the columns of a line begin that is a label and flights, and nothing else. */
function findColumns(line: string): number[] | undefined {
  if (line.length > 200 || !/\d/u.test(line)) return undefined;
  const [label, ...cells] = splitOnPaper(line);
  if (!label || cells.length < 2 || !LABEL.test(label.text)) return undefined;
  const areFlights = cells.every(({ text }) => {
    const [flight, ...more] = findFlightNumbers(text);
    return flight?.start === 0 && flight.end === text.length && more.length === 0;
  });
  return areFlights ? cells.map(({ paper }) => paper.start) : undefined;
}

/** The first line below that is not a row of the table: without a label, or with another count of cells. */
function findEnd(lines: readonly string[], from: number, columns: readonly number[]): number {
  let at = from + 1;
  while (at < Math.min(lines.length, from + MOST) && isRow(lines[at] ?? '', columns)) at++;
  return at;
}

function isRow(line: string, columns: readonly number[]): boolean {
  const [label, ...cells] = splitOnPaper(line);
  if (!label || !LABEL.test(label.text) || label.paper.end >= (columns[0] ?? 0)) return false;
  return columns.every((start) =>
    cells.some(({ paper }) => Math.abs(paper.start - start) <= COLUMN_SLACK),
  );
}

/** A row with the label and one column, which stays where it is printed. */
function takeColumn(line: string, columns: readonly number[], column: number): string {
  const [label, ...cells] = splitOnPaper(line);
  const own = cells.filter(
    ({ paper }) => columns.findLastIndex((start) => start - COLUMN_SLACK <= paper.start) === column,
  );
  const [first, last] = [own[0], own.at(-1)];
  const before = [label, ...cells].findLast(
    (cell) => cell !== undefined && cell.paper.end <= (columns[0] ?? 0) - COLUMN_SLACK,
  );
  const head = line.slice(0, before?.end ?? 0);
  return first && last ? head.padEnd(first.start) + line.slice(first.start, last.end) : head;
}
