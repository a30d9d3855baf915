import { findAirportCodes } from '../../atoms/airport.ts';
import { isHeading, isOtherHeading, labelAt } from '../../atoms/labels.ts';
import { isMeal } from '../../atoms/meal.ts';
import { type PaperCell, splitOnPaper } from '../../text/paper-cells.ts';
import { roleOfHeading } from './column-kind.ts';

/** The cells of a row that names the columns below it. */
export type HeadingRow = readonly PaperCell[];

/** Letters of a heading. */
export const LONGEST_HEADING = 34;

/** A label with its value: `From: Atlanta (ATL)`. */
const VALUED = /^\p{L}[\p{L} ]{1,20}[:：]\s\p{L}{2}/u;

/** The row as a heading: two cells or more that name columns, and nothing that could be a value. */
export function readHeadingRow(line: string): HeadingRow | undefined {
  if (line.length > 300 || /\d/u.test(line)) return undefined;
  const cells = splitOnPaper(line).flatMap(splitEnds);
  const colons = cells.filter(({ text }) => /[:：]$/u.test(text)).length;
  if (cells.some(({ text }) => text.length > LONGEST_HEADING) || colons % cells.length > 0)
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
