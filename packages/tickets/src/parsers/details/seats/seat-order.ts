import type { LegDraft } from '../../../document.ts';
import { joinSeats, ONE_SEAT, readSeats } from '../../../atoms/seat.ts';
import { labelAt } from '../../../atoms/labels.ts';
import { makeFound } from '../../../text/hit.ts';
import type { Span } from '../../../text/span.ts';
import { cellUnder } from '../../tables/columns.ts';
import { readHeadingRow } from '../../tables/heading-row.ts';
import { listRows } from '../../tables/table-rows.ts';

const IN_ORDER = new RegExp(String.raw`^${ONE_SEAT}(?:\s?\/\s?${ONE_SEAT})+$`, 'u');

/**
 * Gives the flights the seats that a row of each traveller lists in their order, as `12A / 9E` under `Seat`: one
 * for each flight. Where the count is another one, they are of something else.
 */
export function addSeatsInOrder(legs: readonly LegDraft[], lines: readonly string[]): LegDraft[] {
  if (legs.length < 2) return [...legs];
  const rows = lines.flatMap((_, at) => readRows(lines, at, legs.length));
  const [first] = rows;
  if (!first) return [...legs];
  return legs.map((leg, at) => {
    const value = joinSeats(rows.flatMap(({ seats }) => seats[at] ?? []));
    return { ...leg, seat: makeFound(value, 'shapes', lines[first.line] ?? '', first.line, first) };
  });
}

interface SeatRow extends Span {
  readonly seats: readonly string[];
  readonly line: number;
}

function readRows(lines: readonly string[], at: number, count: number): SeatRow[] {
  const heading = readHeadingRow(lines[at] ?? '');
  const column = heading?.findIndex(({ text }) => labelAt(text)?.field === 'seat') ?? -1;
  if (!heading || column < 0) return [];
  return listRows(lines, at, heading).flatMap((line) => {
    const cell = cellUnder(heading, column, lines[line] ?? '');
    if (!cell || !IN_ORDER.test(cell.text)) return [];
    const seats = cell.text.split('/').flatMap((seat) => readSeats(seat) ?? []);
    return seats.length === count ? [{ seats, line, start: cell.start, end: cell.end }] : [];
  });
}
