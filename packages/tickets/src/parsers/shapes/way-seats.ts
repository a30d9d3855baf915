import type { LegDraft } from '../../document.ts';
import { joinSeats, readSeats } from '../atoms/seat.ts';
import { makeFound } from '../text/hit.ts';
import { splitCells } from '../text/cells.ts';
import { cellUnder, readHeadingRow } from './heading.ts';
import { listRows } from './table-rows.ts';

type Way = 'there' | 'back';

const SEAT_WORD = String.raw`(?:seats?|asientos?|sitz(?:platz)?|좌석)`;
const THERE = String.raw`(?:outbound|outgoing|departing|departure|going|ida|hinflug|가는\s?편)`;
const BACK = String.raw`(?:return(?:ing)?|inbound|vuelta|regreso|r[üu]ckflug|오는\s?편)`;
const LABELS: readonly (readonly [Way, RegExp])[] = [
  ['there', new RegExp(String.raw`^${THERE}(?: flight)?\s${SEAT_WORD}\s?[:：]?`, 'iu')],
  ['back', new RegExp(String.raw`^${BACK}(?: flight)?\s${SEAT_WORD}\s?[:：]?`, 'iu')],
];

const SEATS = String.raw`0?[1-9]\d?[A-HJ-L](?:\s?[,&]\s?0?[1-9]\d?[A-HJ-L])*(?![\p{L}\d])`;
const NAMES_SEATS = new RegExp(SEAT_WORD, 'iu');
const GAP = String.raw`(?: flight)?\)?\s{0,12}[:：]?\s?(?:${SEAT_WORD}\s?[:：]?\s?)?`;
/** The way behind the word for seats: `사전좌석 : 가는편 12A, 12B / 오는편 14C`. */
const LISTED: readonly (readonly [Way, RegExp])[] = [
  ['there', new RegExp(String.raw`(?<!\p{L})${THERE}${GAP}(${SEATS})`, 'iu')],
  ['back', new RegExp(String.raw`(?<!\p{L})${BACK}${GAP}(${SEATS})`, 'iu')],
];

interface WaySeat {
  readonly way: Way;
  readonly seats: string;
  readonly line: number;
}

/**
 * Gives one flight there and one back the seats that labels name by the way alone: `Outbound seat`, `Return seat`.
 * Of connections nobody knows which flight is meant.
 */
export function addWaySeats(legs: readonly LegDraft[], lines: readonly string[]): LegDraft[] {
  if (legs.length !== 2) return [...legs];
  const named = Map.groupBy(
    lines.flatMap((_, at) => readWays(lines, at)),
    ({ way }) => way,
  );
  return legs.map((leg, at) => {
    const found = named.get(at === 0 ? 'there' : 'back') ?? [];
    const [first] = found;
    if (!first || leg.seat) return leg;
    const value = joinSeats(found.map(({ seats }) => seats));
    return { ...leg, seat: makeFound(value, 'shapes', lines[first.line] ?? '', first.line) };
  });
}

function readWays(lines: readonly string[], at: number): WaySeat[] {
  const line = lines[at] ?? '';
  const cells = splitCells(line);
  const labelled = cells.flatMap(({ text }, column) => {
    const [way, label] = LABELS.find(([, pattern]) => pattern.test(text)) ?? [];
    return way && label ? [{ way, column, beside: text.replace(label, '').trim() }] : [];
  });
  if (labelled.length === 0) return readList(line, at);
  return labelled.flatMap(({ way, column, beside }) => {
    const alone = cells.length === 1 ? lines[at + 1] : cells[column + 1]?.text;
    const seats = readSeat(beside === '' ? alone : beside);
    return seats === undefined ? readBelow(lines, at, way) : [{ way, seats, line: at }];
  });
}

function readList(line: string, at: number): WaySeat[] {
  if (line.length > 200 || !NAMES_SEATS.test(line)) return [];
  return LISTED.flatMap(([way, pattern]) => {
    const seats = readSeat(pattern.exec(line)?.[1]);
    return seats === undefined ? [] : [{ way, seats, line: at }];
  });
}

/** A row for each traveller under `DEPARTING SEAT`. */
function readBelow(lines: readonly string[], at: number, way: Way): WaySeat[] {
  const row = readHeadingRow(lines[at] ?? '');
  const column = row?.findIndex(({ text }) =>
    LABELS.some(([own, pattern]) => own === way && pattern.test(text)),
  );
  if (!row || column === undefined || column < 0) return [];
  return listRows(lines, at, row).flatMap((below) => {
    const seats = readSeat(cellUnder(row, column, lines[below] ?? '')?.text);
    return seats === undefined ? [] : [{ way, seats, line: below }];
  });
}

/** The whole of a text as seats. */
function readSeat(text = ''): string | undefined {
  return /^(?:\d{1,3}[A-L][\s,/&]{0,3}){1,9}$/u.test(text.trim()) ? readSeats(text) : undefined;
}
