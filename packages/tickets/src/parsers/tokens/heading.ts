import { findAirportCodes } from '../../atoms/airport.ts';
import { isHeading, isOtherHeading, labelAt, namesOtherEvent } from '../../atoms/labels.ts';
import { isMeal } from '../../atoms/meal.ts';
import { type Cell, sliceColumn, splitCells } from '../../text/cells.ts';
import { WIDE_LETTERS } from '../../text/wide-letters.ts';
import type { Role } from './token.ts';

/** The cells of a row that names the columns below it. */
export type HeadingRow = readonly PaperCell[];

interface Span {
  readonly start: number;
  readonly end: number;
}

/** A cell and where it stands on paper, where letters of East Asia are two columns wide. */
interface PaperCell extends Cell {
  readonly paper: Span;
}

export function splitOnPaper(line: string): PaperCell[] {
  const onPaper = (offset: number): number =>
    offset + (line.slice(0, offset).match(WIDE_LETTERS)?.length ?? 0);
  return splitCells(line).map(({ text, start, end }) => ({
    text,
    start,
    end,
    paper: { start: onPaper(start), end: onPaper(end) },
  }));
}

const LONGEST = 34;
/** A value may stand this far to the left of its heading. */
export const SLACK = 2;
/** Characters that two cells in one column weigh as much as. */
const SHARED = 8;

/** A label with its value: `From: Atlanta (ATL)`. */
const VALUED = /^\p{L}[\p{L} ]{1,20}[:：]\s\p{L}{2}/u;

/** The row as a heading: two cells or more that name columns, and nothing that could be a value. */
export function readHeadingRow(line: string): HeadingRow | undefined {
  if (line.length > 300 || /\d/u.test(line)) return undefined;
  const cells = splitOnPaper(line).flatMap(splitEnds);
  const colons = cells.filter(({ text }) => /[:：]$/u.test(text)).length;
  if (cells.some(({ text }) => text.length > LONGEST) || colons % cells.length > 0)
    return undefined;
  if (cells.some(({ text }) => VALUED.test(text) || isAirport(text))) return undefined;
  if (cells.filter(({ text }) => isPlace(text)).length >= 2) return undefined;
  if (cells.every(({ text }) => IN_CAPITALS.test(text))) return undefined;
  const known = cells.map(({ text }) => isHeading(text));
  const count = known.filter(Boolean).length;
  // `Meal  Dinner  Operated by  Asiana`: each label has its value beside it.
  const isPairs =
    cells.length > 2 &&
    cells.length % 2 === 0 &&
    cells.every(({ text }, at) =>
      at % 2 === 0 ? isHeading(text) : !isName(text) || isMealOf(cells[at - 1]?.text, text),
    );
  return count >= 2 && count * 2 >= cells.length && !isPairs ? cells : undefined;
}

/** `(BUD)` below the name of its city. */
function isAirport(text: string): boolean {
  return /^\([A-Z]{3}\)$/u.test(text) && findAirportCodes(text).length > 0;
}

/** `Medellin (MDE)`; two of them are the ends of a flight. */
function isPlace(text: string): boolean {
  return /^\p{Lu}.{2,}\([A-Z]{3}\)$/u.test(text) && findAirportCodes(text).length > 0;
}

/** A label in small letters with its value in capitals: `Terminal A   Estado de la reserva CONFIRMADA`. */
const IN_CAPITALS = /\p{Ll}\S*\s(?!(?:ID|NO|NR|PNR)$)\p{Lu}[\p{Lu} ]*$/u;

/** `Meal service  Food for purchase`: a value that begins with a label's word. */
function isMealOf(label = '', text: string): boolean {
  return labelAt(label)?.field === 'meal' && /\s/u.test(text) && isMeal(text);
}

/** True for a word that names a field; `Assigned at check-in` is a value. */
function isName(text: string): boolean {
  return labelAt(text) !== undefined || isOtherHeading(text);
}

/** `FROM TO`: the headings of two narrow columns. */
function splitEnds(cell: PaperCell): PaperCell[] {
  const [, first = '', second = ''] = /^(\p{L}{1,9})\s(\p{L}{1,9})$/u.exec(cell.text) ?? [];
  if (roleOfHeading(first) !== 'departure' || roleOfHeading(second) !== 'arrival') return [cell];
  const gap = first.length + 1;
  const part = (text: string, from: number): PaperCell => ({
    text,
    start: cell.start + from,
    end: cell.start + from + text.length,
    paper: { start: cell.paper.start + from, end: cell.paper.start + from + text.length },
  });
  return [part(first, 0), part(second, gap)];
}

/** The heading of the column that an offset of a line stands in. */
export function headingOf(
  row: HeadingRow | undefined,
  line: string,
  start: number,
): string | undefined {
  if (!row) return undefined;
  const cells = splitOnPaper(line);
  const at = cells.findIndex((cell) => cell.start <= start && start < cell.end);
  const column = alignCells(cells, row)[at];
  const [cell, next] = [cells[at], row[(column ?? 0) + 1]];
  const own = row[column ?? 0];
  const isPushed = cell && own && cell.start > own.start + SLACK;
  if (cell && next && !isPushed && reachesOver(cell, next)) {
    return row.findLast((heading) => heading.start - SLACK <= start)?.text;
  }
  return column === undefined ? undefined : row[column]?.text;
}

/** What stands in a column of a line below the heading; undefined where it is empty. */
export function cellUnder(row: HeadingRow, column: number, line: string): Cell | undefined {
  const cells = splitOnPaper(line);
  const at = alignCells(cells, row).indexOf(column);
  const [heading, next] = [row[column], row[column + 1]];
  const before = cells.find(
    (cell) => heading && cell.start < heading.start - SLACK && reachesOver(cell, heading),
  );
  const cell = cells[at];
  if (heading && (cell ? next && reachesOver(cell, next) : before)) {
    const text = sliceColumn(line, heading.start, next?.start ?? line.length);
    const start = line.indexOf(text, Math.max(0, heading.start - LONGEST));
    return text === '' ? undefined : { text, start, end: start + text.length };
  }
  return cell;
}

/** Words with one space between them may stand in two narrow columns. */
function reachesOver(cell: Cell, next: Cell): boolean {
  return cell.end > next.start + SLACK && cell.start < next.start - SLACK;
}

/**
 * The column of each cell: of all ways that keep the order, the one with the least way to go. Values that are
 * longer than their heading push the rest of the row to the right.
 */
function alignCells(cells: readonly PaperCell[], row: HeadingRow): number[] {
  if (cells.length === row.length) return cells.map((_, at) => at);
  if (cells.length === row.length + 1 && isBefore(cells[0], row[0])) {
    return cells.map((_, at) => at - 1);
  }
  let paths = row.map(() => ({ cost: 0, columns: [] as number[] }));
  for (const cell of cells) {
    let best = { cost: Number.POSITIVE_INFINITY, columns: [] as number[] };
    paths = row.map((heading, column) => {
      const shared = paths[column];
      if (shared && shared.columns.at(-1) !== column && shared.cost < best.cost) best = shared;
      const before = paths[column - 1];
      if (before && before.cost < best.cost) best = before;
      const twice =
        shared && shared.cost + SHARED < best.cost
          ? { ...shared, cost: shared.cost + SHARED }
          : best;
      return {
        cost: twice.cost + distance(cell, heading),
        columns: [...twice.columns, column],
      };
    });
  }
  return paths.reduce((a, b) => (b.cost < a.cost ? b : a)).columns;
}

/** True where the first column has no heading: `DEP` and `ARR` left of `City   Date   Time`. */
function isBefore(cell: PaperCell | undefined, heading: PaperCell | undefined): boolean {
  return cell !== undefined && heading !== undefined && cell.paper.end < heading.paper.start;
}

/** How far a cell stands from a heading, set to the left, to the right or to the middle. */
export function distance(a: PaperCell, b: PaperCell): number {
  return Math.min(spanDistance(a, b), spanDistance(a.paper, b.paper));
}

/** Columns are set to the left, to the right or to the middle. */
function spanDistance(a: Span, b: Span): number {
  const middle = Math.abs(a.start + a.end - b.start - b.end) / 2;
  return Math.min(Math.abs(a.start - b.start), Math.abs(a.end - b.end), middle);
}

/** The end of the flight that a column is of. */
export function roleOfHeading(heading: string | undefined): Role | undefined {
  if (heading === undefined) return undefined;
  const roles = heading.split(/\s?[/&]\s?/u).map((part) => labelAt(part)?.field);
  const [field] = roles;
  // `Depart/Arrive` heads both ends.
  if (roles.includes('departure') && roles.includes('arrival')) return undefined;
  return field === 'departure' || field === 'arrival' ? field : undefined;
}

/** True for the column of flight numbers; `Flight Time` heads durations. */
export function isOfFlights(heading: string | undefined): boolean {
  return (
    heading !== undefined &&
    /^(?:flight(?!\s(?:time|duration))|flt|vuelo|flug(?!zeit|dauer|zeug)|vol|vlucht(?!duur)|volo|voo|편명|항공편|便名)/iu.test(
      heading,
    )
  );
}

/** True for a column of dates or times: a place in it stands there by chance. */
export function isOfTimes(heading: string | undefined): boolean {
  if (heading === undefined || /city|airport|ciudad|aeropuerto|공항/iu.test(heading)) return false;
  return /date|time|hora|fecha|zeit|일시|시[간각]|일자?$/iu.test(heading);
}

/** True where a column holds dates or times of something else, as of boarding. */
export function isOtherColumn(heading: string | undefined): boolean {
  return heading !== undefined && namesOtherEvent(heading.replace(/\stime$/iu, ''));
}
