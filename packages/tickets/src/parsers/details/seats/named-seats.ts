import { groupBy } from '@ooo/domain/shared/group-by';
import type { SegmentDraft } from '../../../document.ts';
import { findDates } from '../../../atoms/date.ts';
import { joinSeats, ONE_SEAT, readSeats, SEATS } from '../../../atoms/seat.ts';
import { SEAT_WORDS } from '../../../languages/detail-words.ts';
import { findTimes } from '../../../atoms/time.ts';
import { makeFound } from '../../../text/hit.ts';
import { blankOut, isFree, type Span } from '../../../text/span.ts';
import { FlightNames, type Reference, routeOf } from '../references/flight-names.ts';
import { type NamedSeats, readSeatColumns } from './seat-columns.ts';

const ANYWHERE = new RegExp(String.raw`(?<![\p{L}\d./-])${SEATS}(?![\p{L}\d-])`, 'gu');
const SEAT_WORD = new RegExp(String.raw`(?<!\p{L})(?:${SEAT_WORDS.join('|')}|sitzpl|plaza)`, 'iu');
/** Numbers with a letter that are not seats: `Terminal 2E`, `Gate 12A`. */
const OTHER =
  /(?<!\p{L})(?:terminal|term\.?|t|gate|puerta|room|hall|zone|group|coach|wagon|coche|platform|stand|apt|suite|unit|pier)\s?[:：#]?\s?$|(?:터미널|탑승구|게이트|객실|호실)\s?[:：]?\s?$/iu;
/** A line that says nothing but seats, labelled or of a traveller. */
const ALONE = new RegExp(String.raw`^\s{0,24}${SEATS}\s*$`, 'u');
const LABELLED = new RegExp(
  String.raw`^\s{0,40}(?:${SEAT_WORDS.join('|')})\s{0,16}[:：]?\s?${ONE_SEAT}(?![\p{L}\d])`,
  'iu',
);
/** `Anna Lee   Seat   12D`: a name has small letters or two words, codes have none. */
const OF_NAMED = new RegExp(
  String.raw`^\s{0,12}(?:\p{Lu}(?:\p{Ll}|\p{Lu}+(?= \p{Lu}{2}))|[가-힣])[\p{L} .'’-]{0,34}?\s{2,16}(?:[Ss]eats?|SEATS?|[Aa]siento|ASIENTO|[Ss]illa|SILLA|좌석)\s{0,60}[:：]?\s?${ONE_SEAT}(?![\p{L}\d])`,
  'u',
);
const OF_ROW = new RegExp(String.raw`^\s{0,12}\p{L}[\p{L} .'’-]{1,28}\s{2,}${ONE_SEAT}\s*$`, 'u');
const OF_TRAVELLER = new RegExp(
  String.raw`^\s{0,12}(?:\d{1,2}\.\s?)?\p{Lu}{2,}\/\p{Lu}{2}.*\s${ONE_SEAT}(?![\p{L}\d])`,
  'u',
);
/** Lines below the flight that they are of. */
const REACH = 6;
/** Lines below the heading that says that seats follow. */
const HEADED = 20;
const LONGEST = 200;
/** Signs of an airline's code. */
const CARRIER = 2;

/**
 * Gives segments the seats that a passenger block names with their route or their number: it knows better than what
 * is near.
 */
export function addNamedSeats(
  segments: readonly SegmentDraft[],
  lines: readonly string[],
): SegmentDraft[] {
  const names = new FlightNames(segments);
  const named = groupBy(
    [...lines.flatMap((_, at) => readLine(lines, at, names)), ...readSeatColumns(lines)],
    ({ of }) => of,
  );
  if (named.size === 0) return [...segments];
  return segments.map((segment) => {
    const number = segment.flightNumber?.value ?? '';
    const found =
      named.get(number) ?? named.get(routeOf(segment)) ?? named.get(number.slice(CARRIER)) ?? [];
    const [first] = found;
    if (!first) return segment;
    const value = joinSeats(found.map(({ seats }) => seats));
    return { ...segment, seat: makeFound(value, 'shapes', lines[first.line] ?? '', first.line) };
  });
}

interface Printed extends Span {
  readonly seats: string;
}

function readLine(lines: readonly string[], at: number, names: FlightNames): NamedSeats[] {
  const line = lines[at] ?? '';
  if (line.length > LONGEST || !/\d[A-L](?![\p{L}\d])/u.test(line)) return [];
  const references = names.find(line);
  const behind = readBehind(line, at, names);
  if (behind.length > 0) return behind;
  if (references.length === 0) return readBelow(lines, at, names);
  const seats = listSeats(line).filter((seat) => isFree(seat, references));
  if (seats.length === 0 || !isAboutSeats(lines, at, references, seats)) return [];
  return seats.flatMap((seat) => {
    const of = referenceOf(seat, references, line);
    return of === undefined ? [] : [{ of, seats: seat.seats, line: at }];
  });
}

/** Seats of which the words behind them say where they are: `19A hasta Lima y en el 7C a La Paz`. */
function readBehind(line: string, at: number, names: FlightNames): NamedSeats[] {
  const isTimed = findTimes(line).length > 0;
  return listSeats(line).flatMap(({ seats, end }) => {
    const of = names.findBehind(line.slice(end, end + 40), { isTimed });
    return of === undefined ? [] : [{ of, seats, line: at }];
  });
}

function listSeats(line: string): Printed[] {
  return [...line.matchAll(ANYWHERE)].flatMap(({ 0: text, index }) => {
    const seats = readSeats(text);
    const isOther = OTHER.test(line.slice(Math.max(0, index - 16), index));
    return seats === undefined || isOther
      ? []
      : [{ seats, start: index, end: index + text.length }];
  });
}

/** True where a line of a flight tells its seats: it says so, or a heading does, or it has nothing else to tell. */
function isAboutSeats(
  lines: readonly string[],
  at: number,
  references: readonly Reference[],
  seats: readonly Printed[],
): boolean {
  const line = lines[at] ?? '';
  if (SEAT_WORD.test(line)) return true;
  if (findTimes(line).length > 0) return false;
  const rest = blankOut(line, [...references, ...seats]);
  if (!/\d/u.test(rest)) return true;
  return findDates(line).length === 0 && isBelowSeatWord(lines, at);
}

function isBelowSeatWord(lines: readonly string[], at: number): boolean {
  return lines.slice(Math.max(0, at - HEADED), at).some((line) => SEAT_WORD.test(line));
}

/**
 * Whose seat it is: `26F (LH 99)` is of the flight in brackets, others are of the last one before them, else of the
 * next.
 */
function referenceOf(
  seat: Printed,
  references: readonly Reference[],
  line: string,
): string | undefined {
  const bracketed = references.find(
    ({ start }) => start >= seat.end && /^\*?\s?\($/u.test(line.slice(seat.end, start)),
  );
  const before = references.findLast(({ end }) => end <= seat.start);
  return (bracketed ?? before ?? references.find(({ start }) => start >= seat.end))?.of;
}

/** Seats on a line of their own below the flight that they are of: `LGA - DFW:`, `Seat: 34A`. */
function readBelow(lines: readonly string[], at: number, names: FlightNames): NamedSeats[] {
  const line = lines[at] ?? '';
  const isLabelled = [LABELLED, OF_NAMED, OF_TRAVELLER].some((pattern) => pattern.test(line));
  const isAlone = !isLabelled && (ALONE.test(line) || OF_ROW.test(line));
  if (!isAlone && !isLabelled) return [];
  if (isAlone && !isBelowSeatWord(lines, at)) return [];
  for (let above = at - 1; above >= Math.max(0, at - REACH); above--) {
    const text = lines[above] ?? '';
    if (text.length > LONGEST || text.trim() === '') continue;
    if (isAlone && (ALONE.test(text) || OF_ROW.test(text))) continue;
    const [first, ...others] = names.find(text);
    // Several head columns.
    if (others.some(({ of }) => of !== first?.of)) return [];
    if (!first && isAlone) return [];
    if (!first) continue;
    const isHeading = listSeats(text).length === 0 && findTimes(text).length === 0;
    const seats = listSeats(line).map((seat) => seat.seats);
    return isHeading && seats.length > 0
      ? [{ of: first.of, seats: joinSeats(seats), line: at }]
      : [];
  }
  return [];
}
