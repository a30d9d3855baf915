import { groupBy } from '@ooo/domain/shared/group-by';
import type { SegmentDraft } from '../../../document.ts';
import { joinSeats, readSeats, SEATS, splitSeats } from '../../../atoms/seat.ts';
import { SEAT_WORDS } from '../../../languages/detail-words.ts';
import { type Cell, COLUMN_SLACK, splitCells } from '../../../text/cells.ts';
import { distance, type PaperCell, splitOnPaper } from '../../../text/paper-cells.ts';
import { makeFound } from '../../../text/hit.ts';
import {
  segmentsOfDirection,
  type Direction,
  DIRECTION_WORDS,
  directionOf,
} from '../references/directions.ts';

const SEAT_WORD = `(?:${SEAT_WORDS.join('|')})`;
const NAMES_SEATS = new RegExp(SEAT_WORD, 'iu');
const ONLY_SEATS = new RegExp(String.raw`^(?:${SEAT_WORD}\s?[:：]?\s?)?(?<seats>${SEATS})$`, 'iu');
/** In a cell that goes on with other things: `Seat 12A, 20 kg checked bag`. */
const SEATS_FIRST = new RegExp(`^${SEAT_WORD}\\s?[:：]?\\s?${SEATS}(?=\\s?[,;/]\\s?[^\\s])`, 'iu');
/** `사전좌석 : 가는편 12A, 12B / 오는편 14C`, `Ida: asiento 7C`, `Asiento regreso 8F`. */
const LISTED = new RegExp(
  String.raw`${DIRECTION_WORDS}\)?\s{0,12}[:：]?\s?(?:${SEAT_WORD}\s?[:：]?\s?)?(?<seats>${SEATS}(?![\p{L}\d]))`,
  'giu',
);
/** `Asiento 14B, 14C (IDA)`, `Asientos: 5A (ida), 6C (vuelta)`. */
const BEFORE_DIRECTION = new RegExp(
  String.raw`(?:(?<!\p{L})${SEAT_WORD}\s?[:：]?\s?|(?<=\)),\s)(?<seats>${SEATS})\s?\(${DIRECTION_WORDS}\)`,
  'giu',
);
/** `Ida: equipaje de mano (10 kg), 1 equipaje de bodega. Silla 27A`; behind `Departure:` are facts of one flight. */
const BEHIND_DIRECTION = new RegExp(
  String.raw`^\s{0,12}(?!depart)${DIRECTION_WORDS}\s?[:：].{0,140}(?<!\p{Script=Latin})${SEAT_WORD}\s?[:：]?\s?(?<seats>${SEATS})(?![\p{L}\d])`,
  'giu',
);
/**
 * A cell that names a direction, and maybe that its seats follow: `Outbound seat`, `구간1 좌석`, `좌석(가는 편)`, `Going out`.
 */
const LABEL = new RegExp(
  String.raw`^(?<before>${SEAT_WORD}[\s(]{1,2})?${DIRECTION_WORDS}\)?\s?(?<word>${SEAT_WORD})?\s?[:：]?$`,
  'iu',
);
/** Rows below such cells, up to an empty line; below directions alone a block of travellers is farther down. */
const ROWS = 12;
const FAR = 20;
const LONGEST = 200;
const NAME = /^\p{Lu}\p{Ll}[\p{L}'’.-]*(?: \p{L}[\p{L}'’.-]*){0,4}$/u;

interface DirectionSeat {
  readonly direction: Direction;
  readonly seats: string;
  readonly line: number;
}

/**
 * Gives flights the seats that labels name by the direction alone, `Outbound seat`, `Return seat`, or by the flight's
 * place in the list, `구간1 좌석`. Of a direction with connections it is not known which flight is meant.
 */
export function addDirectionSeats(
  segments: readonly SegmentDraft[],
  lines: readonly string[],
): SegmentDraft[] {
  const named = lines.flatMap((_, at) => readLine(lines, at));
  if (named.length === 0) return [...segments];
  const found = groupBy(named, ({ direction }) => segmentsOf(segments, direction));
  return segments.map((segment, at) => {
    const own = found.get(at) ?? [];
    const [first] = own;
    if (!first) return segment;
    const value = joinSeats(own.map(({ seats }) => seats));
    // Seats of both directions may have been near the last flight.
    const near = new Set(segment.seat ? splitSeats(segment.seat.value) : []);
    const isOfLine = segment.seat?.line === first.line + 1;
    const isKnown = segment.seat && !isOfLine && !splitSeats(value).every((seat) => near.has(seat));
    if (isKnown) return segment;
    return { ...segment, seat: makeFound(value, 'shapes', lines[first.line] ?? '', first.line) };
  });
}

/** The only flight of a direction. */
function segmentsOf(segments: readonly SegmentDraft[], direction: Direction): number {
  if (typeof direction !== 'number' && segments.length === 2) return direction === 'there' ? 0 : 1;
  const [only, ...more] = segmentsOfDirection(segments, direction);
  return only !== undefined && more.length === 0 ? only : -1;
}

function readLine(lines: readonly string[], at: number): DirectionSeat[] {
  const line = lines[at] ?? '';
  if (line.length > LONGEST) return [];
  const cells = splitOnPaper(line);
  const labels = cells.flatMap((cell, column) => {
    const groups = LABEL.exec(cell.text)?.groups;
    const isOfSeats = (groups?.['before'] ?? groups?.['word']) !== undefined;
    return groups ? [{ direction: directionOf(groups), cell, column, isOfSeats }] : [];
  });
  const [label, ...others] = labels;
  if (!label) return readList(line, at);
  if (others.length > 0) return labels.flatMap((one) => readBelow(lines, at, one, cells));
  if (!label.isOfSeats) return readList(line, at);
  const next = cells.length === 1 ? lines[at + 1] : cells[label.column + 1]?.text;
  const seats = readOnly(next);
  return seats === undefined
    ? readBelow(lines, at, label, cells)
    : [{ direction: label.direction, seats, line: at }];
}

function readList(line: string, at: number): DirectionSeat[] {
  if (!NAMES_SEATS.test(line)) return [];
  const list = [LISTED, BEFORE_DIRECTION, BEHIND_DIRECTION].find(
    (pattern) => line.search(pattern) >= 0,
  );
  if (!list) return [];
  return [...line.matchAll(list)].flatMap(({ groups }) => {
    const seats = readOnly(groups?.['seats']);
    return seats === undefined ? [] : [{ direction: directionOf(groups), seats, line: at }];
  });
}

interface DirectionColumn {
  readonly direction: Direction;
  readonly cell: PaperCell;
  readonly column: number;
  readonly isOfSeats: boolean;
}

/** The seats in the column of a direction: a row for each traveller, or one of several facts where it says what it is. */
function readBelow(
  lines: readonly string[],
  at: number,
  { direction, cell, column, isOfSeats }: DirectionColumn,
  heads: readonly Cell[],
): DirectionSeat[] {
  const found: DirectionSeat[] = [];
  for (let row = at + 1; row < Math.min(lines.length, at + ROWS); row++) {
    const cells = splitOnPaper(lines[row] ?? '');
    if (cells.length === 0) break;
    const under =
      cells.length === heads.length
        ? cells[column]
        : (cells.find(({ start }) => Math.abs(start - cell.start) <= COLUMN_SLACK) ??
          cells.find((one) => distance(one, cell) <= COLUMN_SLACK));
    const text = under?.text ?? '';
    const seats =
      isOfSeats || NAMES_SEATS.test(text)
        ? readOnly(SEATS_FIRST.exec(text)?.[0] ?? text)
        : undefined;
    if (seats !== undefined) found.push({ direction, seats, line: row });
  }
  return found.length > 0
    ? found
    : readBlock(lines, at, { direction, cell, column, isOfSeats }, heads);
}

/**
 * Travellers with their seats in the halves of a page that the directions head: `IDA   VUELTA`,
 * `Ana Gil  9D    Ana Gil  14A`.
 */
function readBlock(
  lines: readonly string[],
  at: number,
  { direction, cell, column }: DirectionColumn,
  heads: readonly Cell[],
): DirectionSeat[] {
  if (heads.length !== 2 || !heads.every(({ text }) => LABEL.test(text))) return [];
  const end = (heads[column + 1]?.start ?? LONGEST + COLUMN_SLACK) - COLUMN_SLACK;
  const found: DirectionSeat[] = [];
  for (let row = at + 1; row < Math.min(lines.length, at + FAR); row++) {
    const cells = splitCells(lines[row] ?? '').filter(
      ({ start }) => start >= cell.start - COLUMN_SLACK && start < end,
    );
    const [name, seat] = cells;
    const seats = name && seat && NAME.test(name.text) ? readOnly(seat.text) : undefined;
    if (seats !== undefined) found.push({ direction, seats, line: row });
  }
  return found;
}

/** The whole of a text as seats. */
function readOnly(text = ''): string | undefined {
  const seats = ONLY_SEATS.exec(text.trim())?.groups?.['seats'];
  return seats === undefined ? undefined : readSeats(seats.toUpperCase());
}
