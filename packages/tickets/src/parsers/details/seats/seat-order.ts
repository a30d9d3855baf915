import type { SegmentDraft } from '../../../document.ts';
import { joinSeats, ONE_SEAT, readSeats } from '../../../atoms/seat.ts';
import { labelAt } from '../../../atoms/labels.ts';
import { SEAT_WORDS } from '../../../languages/detail-words.ts';
import type { Cell } from '../../../text/cells.ts';
import { makeFound } from '../../../text/hit.ts';
import type { Span } from '../../../text/span.ts';
import { cellUnder } from '../../tables/columns.ts';
import { readHeadingRow } from '../../tables/heading-row.ts';
import { listRows } from '../../tables/table-rows.ts';

const IN_ORDER = new RegExp(String.raw`^${ONE_SEAT}(?:\s?\/\s?${ONE_SEAT})+$`, 'u');

/** `PYO/EUNSEOK MR  성인  항공권번호 988-2417730926  좌석 14A / 15A`: a traveller, by name and ticket. */
const OF_TRAVELLER = /(?<!\p{L})\p{Lu}{2,}\/\p{Lu}{2}|(?<![\d-])\d{3}[- ]?\d{10}(?!\d)/u;
const LABELLED = new RegExp(
  String.raw`(?<!\p{L})(?:${SEAT_WORDS.join('|')})\s{0,4}[:：]?\s{0,4}(${ONE_SEAT}(?:\s?\/\s?${ONE_SEAT})+)(?![\p{L}\d/])`,
  'iu',
);
const LONGEST = 200;

/**
 * Gives the flights the seats that a row of each traveller lists in their order, as `12A / 9E` under or behind `Seat`: one
 * for each flight. Where the count is another one, they are of something else.
 */
export function addSeatsInOrder(
  segments: readonly SegmentDraft[],
  lines: readonly string[],
): SegmentDraft[] {
  if (segments.length < 2) return [...segments];
  const rows = lines.flatMap((_, at) => readRows(lines, at, segments.length));
  const [first] = rows;
  if (!first) return [...segments];
  return segments.map((segment, at) => {
    const value = joinSeats(rows.flatMap(({ seats }) => seats[at] ?? []));
    return {
      ...segment,
      seat: makeFound(value, 'shapes', lines[first.line] ?? '', first.line, first),
    };
  });
}

interface SeatRow extends Span {
  readonly seats: readonly string[];
  readonly line: number;
}

function readRows(lines: readonly string[], at: number, count: number): SeatRow[] {
  const heading = readHeadingRow(lines[at] ?? '');
  const column = heading?.findIndex(({ text }) => labelAt(text)?.field === 'seat') ?? -1;
  if (!heading || column < 0) return readLabelled(lines[at] ?? '', at, count);
  return listRows(lines, at, heading).flatMap((line) => {
    const cell = cellUnder(heading, column, lines[line] ?? '');
    return cell && IN_ORDER.test(cell.text) ? toRow(cell, line, count) : [];
  });
}

function readLabelled(line: string, at: number, count: number): SeatRow[] {
  const labelled = line.length > LONGEST || !OF_TRAVELLER.test(line) ? null : LABELLED.exec(line);
  if (!labelled) return [];
  const [whole, text = ''] = labelled;
  const end = labelled.index + whole.length;
  return toRow({ text, start: end - text.length, end }, at, count);
}

function toRow({ text, start, end }: Cell, line: number, count: number): SeatRow[] {
  const seats = text.split('/').flatMap((seat) => readSeats(seat) ?? []);
  return seats.length === count ? [{ seats, line, start, end }] : [];
}
