import { airlineCodeByName } from '../../atoms/airline.ts';
import { findUncodedFlightNumbers } from '../../atoms/flight-number.ts';
import { isMeal, isOfMeals } from '../../atoms/meal.ts';
import { readSeats } from '../../atoms/seat.ts';
import { isOtherHeading, type LabelledField, labelAt, splitAtLabels } from '../../atoms/labels.ts';
import { type Cell, sliceColumn, splitCells } from '../../text/cells.ts';
import { type DetailField, toToken } from './detail-token.ts';
import { cellUnder } from '../tables/columns.ts';
import { type HeadingRow, readHeadingRow } from '../tables/heading-row.ts';
import { isOfFlights } from '../tables/column-kind.ts';
import { splitOnPaper } from '../../text/paper-cells.ts';
import { listRows } from '../tables/table-rows.ts';
import type { Token } from './token.ts';

/** Travellers of a flight. */
const MOST_SEATS = 9;
/** A seat below a label's value may be this far from the start of the label. */
const WIDEST_LABEL = 14;

const TRADE =
  /(?<!\p{L})(?:air\s?lines?|airways|aviation|aerol[ií]neas|l[ií]neas a[eé]reas)(?!\p{L})|항공$/iu;

/** Words that make the bag behind them a cabin bag. */
const OF_HAND = /(?:cabin|hand|carry-?on|기내|휴대)\s?$/iu;

/** The details that labels of a line name: the value is beside the label, or below it in its column. */
export function readDetails(lines: readonly string[], at: number): Token[] {
  const line = lines[at] ?? '';
  const cells = splitCells(line).flatMap(splitAtLabels);
  const tokens: Token[] = [];
  const heading = readHeadingRow(line);
  if (heading) return readColumns(lines, at, heading);
  for (const [index, cell] of cells.entries()) {
    const label = labelAt(cell.text);
    if (!label || !isDetail(label.field)) continue;
    const { field } = label;
    if (field === 'baggage' && OF_HAND.test(line.slice(0, cell.start))) continue;
    const own = ownValue(cell.text, field, label.length);
    const next = own === '' ? cells[index + 1] : undefined;
    const hasNext =
      next !== undefined &&
      !isLabel(next.text, cell.text) &&
      !(field === 'operatedBy' && isAirlineBelow(lines, at, cell, next));
    const beside =
      own !== ''
        ? toToken(field, own, at, cell)
        : hasNext
          ? toToken(field, next.text, at, next)
          : [];
    if (own !== '' || beside.length > 0)
      tokens.push(...beside, ...beside.flatMap((token) => readMoreSeats(lines, token)));
    else tokens.push(...readBelow(lines, at, cell, next, field));
  }
  return tokens;
}

/** Behind the first of several meals: `Comida / Desayuno`. */
const GOES_ON = /^\s*[/,&+]/u;

/** What is behind a label in its cell; all of the cell where a label's word is a part of the value: `기내식 2회`. */
function ownValue(text: string, field: DetailField, labelLength: number): string {
  const own = text.slice(labelLength);
  if (field !== 'meal' || own === '' || /[:：]/u.test(text.slice(0, labelLength))) return own;
  if (!/[\p{L}\p{N}]/u.test(own)) return '';
  if (isMeal(text) && (!isMeal(own) || GOES_ON.test(own))) return text;
  // `Meals are served on board.` is a sentence.
  return /^\p{Ll}/u.test(own) && !isOfMeals(own) ? '' : own;
}

/** The seats of more travellers, each on a line of its own below the first: `SEATS  23A BAEK`, `23B OKAFOR`. */
function readMoreSeats(lines: readonly string[], first: Token): Token[] {
  const seats: Token[] = [];
  for (let at = first.line + 1; first.kind === 'seat' && at < first.line + MOST_SEATS; at += 1) {
    const column = lines[first.line]?.slice(0, first.start).trimEnd().length ?? 0;
    const cells = splitCells(lines[at] ?? '');
    const cell = cells.find(({ start }) => start > column);
    // `Baggage Allowance:   30K` belongs to another label.
    if (cell !== cells[0] && labelAt(cells[0]?.text ?? '')) break;
    const value =
      cell && /^0?[1-9]\d?[A-HJ-L](?![\p{L}\d])/u.test(cell.text) && readSeats(cell.text);
    if (!cell || !value || Math.abs(cell.start - first.start) > WIDEST_LABEL) break;
    seats.push({ kind: 'seat', value, line: at, start: cell.start, end: cell.end });
  }
  return seats;
}

/**
 * After a label with a colon, a label's word without one is the value, `MEAL: MEALS`, and so is the same word with
 * more: `기내식  기내식 2회`.
 */
function isLabel(text: string, before: string): boolean {
  if (/[:：]$/u.test(text) || isOtherHeading(text)) return true;
  const label = labelAt(text);
  if (!label || /[:：]/u.test(text)) return label !== undefined;
  const saysAgain = label.length < text.length && label.field === labelAt(before)?.field;
  return !saysAgain && !/[:：]$/u.test(before);
}

/** Where another column follows, the airline may be below: `Operated by:   Terminal 1`, `Alliance Airlines   10:00`. */
function isAirlineBelow(
  lines: readonly string[],
  at: number,
  { start }: Cell,
  next: Cell,
): boolean {
  if (isAirline(next.text)) return false;
  const below = splitCells(lines[at + 1] ?? '').find((cell) => cell.start === start);
  return below !== undefined && isAirline(below.text);
}

/** A known airline's name, or a name with a word for airline. */
function isAirline(text: string): boolean {
  return airlineCodeByName(text) !== undefined || TRADE.test(text);
}

function isDetail(field: LabelledField): field is DetailField {
  return field !== 'departure' && field !== 'arrival' && field !== 'date';
}

/** The next line that is not empty, or the one after the next. */
function findBelow(lines: readonly string[], at: number): number {
  return lines[at + 1]?.trim() === '' ? at + 2 : at + 1;
}

function readColumns(lines: readonly string[], at: number, heading: HeadingRow): Token[] {
  return heading.flatMap(({ text }, column) => {
    const field = labelAt(text)?.field;
    return field && isDetail(field) ? readColumn(lines, at, heading, column, field) : [];
  });
}

/** The values in the rows under a heading. */
function readColumn(
  lines: readonly string[],
  at: number,
  heading: HeadingRow,
  column: number,
  field: DetailField,
): Token[] {
  const tokens: Token[] = [];
  for (const row of listRows(lines, at, heading)) {
    const line = lines[row] ?? '';
    const cell = cellUnder(heading, column, line);
    if (cell && !/[:：]$/u.test(cell.text) && isRow(lines, row, heading))
      tokens.push(...toToken(field, cell.text, row, cell));
  }
  return tokens;
}

/**
 * In a table of flights a row has a flight's number, the airline above it perhaps: `Alaska Airlines` over `Flight 2164`.
 * Below it other lines may be by chance.
 */
function isRow(lines: readonly string[], at: number, heading: HeadingRow): boolean {
  const column = heading.findIndex(({ text }) => isOfFlights(text));
  if (column < 0) return true;
  const [text, below] = [at, at + 1].map(
    (row) => cellUnder(heading, column, lines[row] ?? '')?.text ?? '',
  );
  if (text === undefined || below === undefined) return false;
  return (
    /\d{1,4}/u.test(text) ||
    (airlineCodeByName(text) !== undefined && findUncodedFlightNumbers(below).length > 0)
  );
}

/** The cell below that begins in the same place on paper, at another offset because of wide letters. */
function onPaperBelow(line: string, below: string, start: number): string | undefined {
  const label = splitOnPaper(line).find((cell) => cell.start === start);
  return splitOnPaper(below).find(
    (cell) => cell.paper.start === label?.paper.start && cell.start !== start,
  )?.text;
}

function readBelow(
  lines: readonly string[],
  at: number,
  cell: Cell,
  next: Cell | undefined,
  field: DetailField,
): Token[] {
  const below = findBelow(lines, at);
  const line = lines[below] ?? '';
  const text =
    onPaperBelow(lines[at] ?? '', line, cell.start) ??
    sliceColumn(line, cell.start, next?.start ?? line.length);
  const start = Math.max(0, line.indexOf(text, Math.max(0, cell.start - 20)));
  if (text === '' || labelAt(text) || (field === 'meal' && !isOfMeals(text))) return [];
  return toToken(field, text, below, { text, start, end: start + text.length });
}
