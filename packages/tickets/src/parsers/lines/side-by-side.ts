import { hasFlightNumber } from '../../atoms/flight-number.ts';
import { type Cell, splitCells } from '../../text/cells.ts';
import type { FoldedLines } from './long-lines.ts';

/** Labels that occur twice on their lines, which are therefore two boxes. */
const LEAST_LABELS = 3;
/** Columns between the same label left and right. */
const LEAST_WIDTH = 16;
const SLACK = 1;
/** Lines above the first label of boxes: whose they are, and the day. */
const HEADINGS = 4;
/** Lines of a box. */
const MAX_LINES = 40;

/**
 * Two flights in boxes side by side, with the same labels: the left box, then the right one, each line with
 * the number that it has in the document.
 */
export function unfoldBoxes({ lines, numbers }: FoldedLines): FoldedLines {
  const columns = lines.map(findRepeat);
  if (columns.filter((column) => column !== undefined).length < LEAST_LABELS) {
    return { lines, numbers };
  }
  const unfolded: string[] = [];
  const order: number[] = [];
  const push = (line: string, at: number): void => {
    unfolded.push(line);
    order.push(numbers[at] ?? at + 1);
  };
  for (let at = 0; at < lines.length;) {
    const first = findBelow(lines, columns, at);
    const column = columns[first];
    const end = column === undefined ? at : findEnd(lines, columns, first, column);
    if (column === undefined || !areBoxes(lines.slice(at, end), columns.slice(at, end), column)) {
      push(lines[at] ?? '', at);
      at++;
      continue;
    }
    for (let row = at; row < end; row++) push((lines[row] ?? '').slice(0, column).trimEnd(), row);
    push('', end - 1);
    for (let row = at; row < end; row++) push((lines[row] ?? '').slice(column), row);
    at = end;
  }
  return { lines: unfolded, numbers: order };
}

/** Where the label of a line is repeated. */
function findRepeat(line: string): number | undefined {
  if (line.length < LEAST_WIDTH || line.length > 300) return undefined;
  const cells = splitCells(line);
  const [first] = cells;
  const key = first && keyOf(first);
  if (!first || key === undefined) return undefined;
  const again = cells.find(
    (cell) => cell.start >= first.start + LEAST_WIDTH && keyOf(cell) === key,
  );
  return again?.start;
}

/** What a cell begins with, where it has no label. */
const SHAPES: readonly (readonly [key: string, shape: RegExp])[] = [
  ['#time', /^\d{1,2}:\d{2}(?!\d)/u],
  ['#flight', /^(?:[A-Z][A-Z\d]|\d[A-Z])\s?\d{2,4}(?!\p{L})/u],
  ['#date', /^(?:\p{L}{2,9}\.?,? )?\d{1,2}\.? \p{L}{3,9}\.?(?: \d{4})?$/u],
  ['#end', /^\p{Lu}[\p{L} .'’-]{1,24} \(?[A-Z]{3}\)? \d{1,2}:\d{2}/u],
];

/**
 * A label without its value: `Flight` of `Flight: KE 81`, `Departs` of `Departs 6:15 AM`, or the whole cell; else its
 * shape.
 */
function keyOf({ text }: Cell): string | undefined {
  const shape = SHAPES.find(([, pattern]) => pattern.test(text));
  if (shape) return shape[0];
  const [label = ''] = text.split(/\s?[:：]|\s(?=\d)/u);
  return /^[\p{L}][\p{L} ./]{1,24}$/u.test(label) ? label.toLowerCase() : undefined;
}

/**
 * The first line with a repeated label, of boxes that `at` may be a heading of: a row of two cells, on the same
 * columns.
 */
function findBelow(
  lines: readonly string[],
  columns: readonly (number | undefined)[],
  at: number,
): number {
  for (let row = at; row < at + HEADINGS; row++) {
    const column = columns[row];
    if (column !== undefined) return isHeadedAt(lines.slice(at, row), column) ? row : at;
    const count = splitCells(lines[row] ?? '').length;
    if (count !== 2 && (count > 0 || row === at)) return at;
  }
  return at;
}

function isHeadedAt(lines: readonly string[], column: number): boolean {
  return lines.every((line) => line.trim() === '' || isAt(splitCells(line)[1]?.start, column));
}

function findEnd(
  lines: readonly string[],
  columns: readonly (number | undefined)[],
  from: number,
  column: number,
): number {
  let end = from;
  for (let at = from; at < Math.min(lines.length, from + MAX_LINES); at++) {
    const line = lines[at] ?? '';
    const crosses = splitCells(line).some(
      (cell) => cell.start < column - SLACK && cell.end > column,
    );
    if (crosses) break;
    if (isAt(columns[at], column)) end = at + 1;
  }
  return end;
}

function isAt(column: number | undefined, wanted: number): boolean {
  return column !== undefined && Math.abs(column - wanted) <= SLACK;
}

/** Boxes of flights have labels enough in common, and a number each. */
function areBoxes(
  lines: readonly string[],
  columns: readonly (number | undefined)[],
  column: number,
): boolean {
  if (columns.filter((each) => isAt(each, column)).length < LEAST_LABELS) return false;
  const halves = [
    lines.map((line) => line.slice(0, column)),
    lines.map((line) => line.slice(column)),
  ];
  return halves.every((half) => half.some(hasFlightNumber));
}
