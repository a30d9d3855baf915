import { isNamed } from '../../atoms/airport-name.ts';
import { findAirportCodes } from '../../atoms/airport.ts';
import { findTimes } from '../../atoms/time.ts';
import { labelAt } from '../../atoms/labels.ts';
import { type Cell, splitCells } from '../../text/cells.ts';
import { isFree, overlap } from '../../text/span.ts';
import { isClockBelow } from './clock-below.ts';
import { tidyPlace, UNREAD_CODE } from './place-name.ts';
import { isSurePlace } from '../../atoms/sure-place.ts';
import { type Token, ofKind } from './token.ts';

const NAME = /^(?:(?:[-–—]|->|→)\s)?[\p{Lu}\p{Lo}][\p{L} .,'’()/\d-]{1,40}$/u;
/** What is between a time and a name. */
const FILLER =
  /^\s(?:uhr|hrs?|h|from|in|at)(?=\s)|[\s,:–-]{1,3}(?:at|um|a las|kl\.?|익?익일|다음\s?날)?\s?$/iu;
/** What is alone on a line between the two ends of a flight. */
const TO = /^(?:to|hasta|a|nach|→|->|✈)$/iu;
/** Lines to a time, and to a code of the same place, up or down. */
const TIME_NEAR = 2;
const CODE_NEAR = 4;
const CODES_NEAR = 3;

/**
 * Cells that hold nothing but the names of places: `Accra` alone on a line close to a time, or the two names
 * beside a flight number. Names of places whose codes are close by say nothing new.
 */
export function readLonePlace(
  lines: readonly string[],
  at: number,
  shapes: readonly Token[],
): Token[] {
  const isTaken = (cell: Cell): boolean => !isFree(cell, shapes);
  const all = splitCells(lines[at] ?? '');
  const cells = all.filter(
    (cell, index) => !isTaken(cell) && !/[:：]/u.test(cell.text) && !(index > 0 && isEnd(cell)),
  );
  const unread = splitCells(lines[at] ?? '').filter(({ text }) => UNREAD_CODE.test(text));
  if (shapes.length > 0 && unread.length > 0) return unread.flatMap((cell) => toPlace(cell, at));
  const timed = readBesideTime(lines, at, all, shapes);
  if (timed.length > 0) return timed;
  const plain = readPlainPlaces(lines, at, shapes, { cells, all });
  if (plain.length > 0) return plain;
  const besideFlight = shapes.length === 1 && shapes[0]?.kind === 'flight' && cells.length === 2;
  const isNear = hasTimeNear(lines, at) || isBeforeTo(lines, at);
  if (!besideFlight && (shapes.length > 0 || cells.length > 2 || !isNear)) return [];
  if (!cells.every((cell) => NAME.test(cell.text) && !labelAt(cell.text))) return [];
  return cells
    .filter((cell) => UNREAD_CODE.test(cell.text) || !hasCodeNear(lines, at, cell.text))
    .flatMap((cell) => toPlace(cell, at));
}

/** `Llegada` alone behind a place. */
function isEnd({ text }: Cell): boolean {
  const label = labelAt(text);
  return (
    label?.length === text.length && (label.field === 'departure' || label.field === 'arrival')
  );
}

/**
 * Cells that are a city or an airport by name, on a line with a flight or a time, where nothing near has codes:
 * `OSAKA(ITAMI)   NH0028   14OCT  1600`.
 */
function readPlainPlaces(
  lines: readonly string[],
  at: number,
  shapes: readonly Token[],
  { cells, all }: { cells: readonly Cell[]; all: readonly Cell[] },
): Token[] {
  const isOfFlight = shapes.some(({ kind }) => kind === 'flight' || kind === 'time');
  const codes = ofKind(shapes, 'airport');
  if (!isOfFlight || codes.length > 1) return [];
  const dated = shapes.filter(({ kind }) => kind === 'date');
  const named = [
    ...cells.map((cell) => withoutNumber(cell)),
    ...listBehindDates(all, dated),
  ].filter(({ text }) => NAME.test(text) && isSurePlace(text));
  const [code] = codes;
  if (code) return shapes.length > 2 ? [] : readOtherEnd(lines, at, code.value, named);
  // In a row that has all of a flight, codes say no more unless they are right beside it.
  const isWhole = named.length === 2 && ofKind(shapes, 'time').length === 2;
  const reach = isWhole ? 1 : CODES_NEAR;
  if (named.length === 0 || near(lines, at, reach).some(hasCodes)) return [];
  return named.flatMap((cell) => toPlace(cell, at));
}

/** The name of one end next to only the number and the code of the other: `AF 1180   Paris CDG   Amsterdam`. */
function readOtherEnd(
  lines: readonly string[],
  at: number,
  code: string,
  named: readonly Cell[],
): Token[] {
  const [other, ...more] = named.filter(({ text }) => !isNamed(code, text));
  if (!other || more.length > 0 || hasCodeNear(lines, at, other.text)) return [];
  return toPlace(other, at);
}

/** `[1] OSAKA` and `1. OSAKA`. */
function withoutNumber({ text, start, end }: Cell): Cell {
  const lead = /^(?:\[\d{1,2}\]|\d{1,2}[.)]|\d{1,2}(?=\s\p{Lu}{2}))\s/u.exec(text)?.[0].length ?? 0;
  return { text: text.slice(lead), start: start + lead, end };
}

/** The next column's text behind a narrow column of dates: `10FEB NAIROBI KE`. */
function listBehindDates(cells: readonly Cell[], dates: readonly Token[]): Cell[] {
  return cells.flatMap(({ text, start, end }) => {
    const date = dates.find((token) => token.start === start && token.end + 1 < end);
    const from = date ? date.end + 1 : end;
    return date && text[date.end - start] === ' '
      ? [{ text: text.slice(from - start), start: from, end }]
      : [];
  });
}

/** `07:30 Oslo-Gardermoen`: a time, its day perhaps, and the name of a place, and nothing else behind it in the cell. */
function readBesideTime(
  lines: readonly string[],
  at: number,
  cells: readonly Cell[],
  shapes: readonly Token[],
): Token[] {
  return cells.flatMap((cell) => {
    const inside = shapes.filter((token) => overlap(token, cell));
    const sorted = inside.toSorted((a, b) => a.start - b.start);
    const [first, last] = [sorted[0], sorted.at(-1)];
    if (!first || !last || !inside.every(isOfMoment)) return [];
    if (inside.filter(({ kind }) => kind === 'time').length !== 1) return [];
    const isFirst = last.end < cell.end && (inside.length > 1 || first.start - cell.start < 2);
    const [from, to] = isFirst ? [last.end, cell.end] : [cell.start, first.start];
    const text = (lines[at] ?? '')
      .slice(from, to)
      .replace(FILLER, (part) => ' '.repeat(part.length));
    const name = text.trim();
    if (!NAME.test(name) || hasCodeNear(lines, at, name)) return [];
    if (inside.length > 1 && !isSurePlace(name)) return [];
    const start = from + text.indexOf(name);
    return toPlace({ text: name, start, end: start + name.length }, at);
  });
}

function isOfMoment({ kind }: Token): boolean {
  return kind === 'time' || kind === 'date' || kind === 'flight';
}

function toPlace({ text, start, end }: Cell, line: number): Token[] {
  const name = tidyPlace(text);
  return name === undefined ? [] : [{ kind: 'place', value: name, line, start, end }];
}

function hasCodes(line: string): boolean {
  return findAirportCodes(line).length > 0;
}

function near(lines: readonly string[], at: number, reach: number): string[] {
  return lines.slice(Math.max(0, at - reach), at + reach + 1).map((line) => line.slice(0, 200));
}

/** `Manchester (Terminal 1)`, `to`, `Tenerife South` below each other. */
function isBeforeTo(lines: readonly string[], at: number): boolean {
  const [from, to, target] = lines.slice(at, at + 3).map((line) => line.trim());
  return TO.test(to ?? '') && isSurePlace(from ?? '') && isSurePlace(target ?? '');
}

function hasTime(line: string): boolean {
  return findTimes(line.slice(0, 200)).length > 0;
}

/** `Time` alone above it, as where the state of a place is on a line of its own. */
function isTimeLabel(line = ''): boolean {
  return /^\s*(?:time|hora|uhrzeit|heure|시[간각])\s*$/iu.test(line);
}

function hasTimeNear(lines: readonly string[], at: number): boolean {
  if (near(lines, at, TIME_NEAR).some(hasTime)) return true;
  if (isClockBelow(lines, at + 1) || isClockBelow(lines, at + TIME_NEAR)) return true;
  return isTimeLabel(lines[at + TIME_NEAR]) && hasTime(lines[at + TIME_NEAR + 1] ?? '');
}

/** True where the code of a place that is named is close by. */
export function hasCodeNear(lines: readonly string[], at: number, name: string): boolean {
  return near(lines, at, CODE_NEAR).some((line) =>
    findAirportCodes(line).some((hit) => isNamed(hit.value, name)),
  );
}
