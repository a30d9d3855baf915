import { splitCells } from '../text/cells.ts';
import { AIRLINES, LABELS, NOT_A_LOCATOR } from './locator-words.ts';

const LABEL = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${LABELS.join('|')})(?=[은는]\s|\P{L}|$)`,
  'giu',
);
const ALONE = new RegExp(String.raw`^(?:${LABELS.join('|')})\s?[:：]?$`, 'iu');
const SECOND_LABEL = new RegExp(
  String.raw`^(?:\s?[/(]\s?(?:${LABELS.join('|')}|[\p{L} ]{3,30}?)(?:\s?\))?(?=\s|:|$)|\s(?:${LABELS.join('|')})(?=[\s:\]】]|$))`,
  'iu',
);
/** Labels that are also headings and words of sentences: a locator beside them has a digit. */
const WEAK_LABEL =
  /(?<![\p{L}\d])(?:confirmation|r[eé]servation|booking|bestätigung|confirmaci[oó]n|ref\.?|reference|rezerwacja|rezerva(?:ce|re)|prenotazione|reservierung|boeking)(?!\p{L})/giu;
const WEAK_ALONE =
  /^(?:confirmation|reservation|booking|reserva|ref\.?|reference|bestätigung|confirmaci[oó]n|예약)$/iu;
const WEAK_VALUE = /^(?=[A-Z]{0,5}\d)[A-Z\d]{6}(?![\p{L}\d])/u;
/** Nor are six of them without a vowel: `CONFIRMATION QKTWZX`. */
const CONSONANTS = /^[B-DF-HJ-NP-TV-XZ]{6}(?![\p{L}\d])/u;
/** Beside a label in small letters capitals are no word: `Confirmation QKTWZX`. */
const CAPITALS = /^[A-Z]{6}(?![\p{L}\d])/u;
/** Whose locator it is: `Airline reference (TAP Air Portugal): UZ4KWQ`, `for all flights:`, `for the pair of you is`. */
const BETWEEN =
  /^\s(?:\([\p{L} .&]{2,30}\)|(?:for|para) [\p{L} -]{2,24})(?=\s?[:：]|\s(?:is|are)(?:\s|$))/u;
/** What a sentence puts between the label and its value: `Tu código de confirmación es ABC123`. */
const COPULA =
  /^(?:[은는]\s|\s{1,3}(?:is|are|es|ist|lautet|est|é)(?:\s?[:：]?\s{1,3}|\s?[:：]?$))/iu;
const VALUE = /^(?:[A-Z\d]{2}[/*])?([A-Z\d]{5,8})(?![\p{L}\d]|-[A-Z\d])/u;
const DUAL = /^\d{4}-\d{4}\s{0,2}\(([A-Z\d]{6})\)/u;
/** So much of a shape that what stands between may be a second label in another script. */
const DUAL_AFTER = /(?<!\d)\d{4}-\d{4}\s{0,2}\(([A-Z\d]{6})\)/u;
/** The airline's among several: `AMADEUS: 3QHW8T, AIRLINE: CM/B5KQ7W`. */
const OF_AIRLINE =
  /(?:[Aa]irline|AIRLINE|[Aa]erol[ií]nea|AEROL[IÍ]NEA|항공사)\s?[:：]\s?(?:[A-Z\d]{2}[/*])?([A-Z\d]{5,8})(?![\p{L}\d])/u;
/** The system that a locator is of, before it: `AMADEUS: 6TZQ8W`. */
const SYSTEM =
  /^[\s*:：#]{0,8}(?:amadeus|galileo|sabre|worldspan|airline|fluggesellschaft|aerol[ií]nea|compagnie|항공사)\s?[:：]\s?/iu;
/** What has the shape of a locator, whatever stands around it. */
const SHAPE = /(?<![\p{L}\d])(?:(?=[A-Z]{0,7}\d)[A-Z\d]{5,8}|[A-Z]{5,8})(?![\p{L}\d])/u;

/** True for a line in which a locator may stand: quicker than to look for its label. */
export function mayHoldLocator(line: string): boolean {
  return SHAPE.test(line);
}

export interface PrintedLocator {
  readonly value: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
}

/**
 * The locator that the first label names: beside the label, or below it in its column.
 * `from` and `to` bound the lines that are looked at (0-based, half open).
 */
export function findLocator(
  lines: readonly string[],
  from = 0,
  to = lines.length,
): PrintedLocator | undefined {
  const bounds = { from, to };
  return (
    findLabelled(lines, AIRLINES, bounds) ??
    findLabelled(lines, LABEL, bounds) ??
    findWeak(lines, from, to) ??
    findSaid(lines, bounds)
  );
}

interface Bounds {
  readonly from: number;
  readonly to: number;
}

function findLabelled(
  lines: readonly string[],
  label: RegExp,
  { from, to }: Bounds,
): PrintedLocator | undefined {
  for (let at = from; at < to; at++) {
    const line = lines[at] ?? '';
    for (const match of line.matchAll(label)) {
      const start = match.index;
      let end = start + match[0].length;
      end += BETWEEN.exec(line.slice(end, end + 40))?.[0].length ?? 0;
      end += SECOND_LABEL.exec(line.slice(end, end + 40))?.[0].length ?? 0;
      const copula = COPULA.exec(line.slice(end, end + 20))?.[0].length ?? 0;
      end += copula;
      const own = OF_AIRLINE.exec(line.slice(end, end + 60));
      if (own?.[1]) return { value: own[1], line: at, start, end: end + own.index + own[0].length };
      const beside = readLocator(
        wholeWords(line, end, end + 60).replace(/^[\s:：#.*\]】)-]+/u, ''),
      );
      if (beside) return { value: beside, line: at, start, end: end + 12 };
      const dual = DUAL_AFTER.exec(line.slice(end, end + 80));
      if (dual?.[1]) return { value: dual[1], line: at, start, end: end + dual[0].length };
      if (/[\p{L}\d]/u.test(line.slice(end, end + 3))) continue;
      const broken = copula > 0 && at + 1 < to ? readBroken(lines, at + 1) : undefined;
      if (broken) return broken;
      const below = findBelow(lines, at, start, end, to) ?? findStacked(lines, at, to);
      if (below) return below;
    }
  }
  return undefined;
}

/** The value that a sentence goes on with in the next line: `Our booking reference is`, `7QKXTM.` */
function readBroken(lines: readonly string[], at: number): PrintedLocator | undefined {
  const line = lines[at] ?? '';
  const start = line.length - line.trimStart().length;
  const value = readLocator(line.slice(start));
  return value !== undefined && line.startsWith(value, start)
    ? { value, line: at, start, end: start + value.length }
    : undefined;
}

/** A part of a line that ends with a word rather than in it. */
function wholeWords(line: string, start: number, end: number): string {
  const rest = /^[\p{L}\d]{0,20}/u.exec(line.slice(end))?.[0].length ?? 0;
  return line.slice(start, end + rest);
}

function findWeak(lines: readonly string[], from: number, to: number): PrintedLocator | undefined {
  for (let at = from; at < to; at++) {
    for (const match of (lines[at] ?? '').matchAll(WEAK_LABEL)) {
      const after = (lines[at] ?? '').slice(match.index + match[0].length).slice(0, 40);
      const text = after.replace(COPULA, '').replace(/^[\s:：#.*-]+/u, '');
      const isSmall = match[0] !== match[0].toUpperCase();
      const value = (WEAK_VALUE.exec(text) ?? (isSmall ? CAPITALS : CONSONANTS).exec(text))?.[0];
      if (value === undefined || NOT_A_LOCATOR.test(value)) continue;
      const start = (lines[at] ?? '').indexOf(value, match.index);
      return { value, line: at, start: match.index, end: start + value.length };
    }
    const below = findWeakBelow(lines, at, to);
    if (below) return below;
  }
  return undefined;
}

/** `Reservation` as the heading of a column: what stands below it is all of its cell. */
function findWeakBelow(
  lines: readonly string[],
  at: number,
  to: number,
): PrintedLocator | undefined {
  const cells = splitCells(lines[at] ?? '');
  const heading = cells.find(({ text }) => WEAK_ALONE.test(text));
  if (!heading || cells.length < 2 || at + 1 >= to) return undefined;
  const cell = splitCells(lines[at + 1] ?? '').find(
    ({ start }) => Math.abs(start - heading.start) <= 2,
  );
  if (!cell || !/^[A-Z\d]{6}$/u.test(cell.text) || !readLocator(cell.text)) return undefined;
  return { value: cell.text, line: at + 1, start: cell.start, end: cell.end };
}

/** Lines between what somebody asks for and what another answers. */
const ANSWER = 3;

/** A code alone in a line of a talk that asked for it: `send me the booking code …`, `Maya: XR5T2B`. */
function findSaid(lines: readonly string[], { from, to }: Bounds): PrintedLocator | undefined {
  for (let at = from + 1; at < to; at++) {
    const line = lines[at] ?? '';
    const [, speaker = '', value] =
      /^(\s*(?:\p{L}[\p{L} .]{0,20}:\s)?)([A-Z\d]{6})\s*$/u.exec(line) ?? [];
    if (value === undefined || !/[A-Z].*\d|\d.*[A-Z]/u.test(value)) continue;
    const before = lines.slice(Math.max(from, at - ANSWER), at);
    if (!before.some((asked) => asked.length < 200 && asked.search(LABEL) >= 0)) continue;
    return { value, line: at, start: speaker.length, end: speaker.length + value.length };
  }
  return undefined;
}

/** True for a cell that says nothing but that a locator follows. */
export function isLocatorLabel(text: string): boolean {
  return ALONE.test(text);
}

/** A locator at the start of a label's value: `** ABC123 **`, `DL/123456`, `1234-5678 (ABC123)`. */
export function readLocator(text: string): string | undefined {
  const value = text.replace(SYSTEM, '').replace(/^[\s*:：#]+/u, '');
  const locator = DUAL.exec(value)?.[1] ?? VALUE.exec(value)?.[1];
  return locator && !NOT_A_LOCATOR.test(locator) ? locator : undefined;
}

/** Labels below each other, and below them their values in the same order: `예약번호`, `예약일`, `결제 상태`, `KT8QWM`. */
function findStacked(lines: readonly string[], at: number, to: number): PrintedLocator | undefined {
  if (!isLocatorLabel((lines[at] ?? '').trim())) return undefined;
  let isSmall = false;
  for (let below = at + 1; below < Math.min(to, at + 8); below++) {
    const text = (lines[below] ?? '').trim();
    const value = /^[A-Z\d]{5,8}$/u.test(text) ? readLocator(text) : undefined;
    if (value !== undefined && (isSmall || /\d/u.test(value))) {
      const start = (lines[below] ?? '').indexOf(value);
      return { value, line: below, start, end: start + value.length };
    }
    if (/\d/u.test(text) || text.length > 24) return undefined;
    isSmall ||= /[\p{Ll}가-힣]/u.test(text);
  }
  return undefined;
}

function findBelow(
  lines: readonly string[],
  at: number,
  start: number,
  end: number,
  to: number,
): PrintedLocator | undefined {
  let seen = 0;
  for (let below = at + 1; below < Math.min(to, at + 5) && seen < 2; below++) {
    const line = lines[below] ?? '';
    if (line.trim() === '') continue;
    seen++;
    const alone = /^[A-Z\d]{5,8}$/u.test(line.trim()) ? readLocator(line.trim()) : undefined;
    if (alone) {
      const at = line.indexOf(alone);
      return { value: alone, line: below, start: at, end: at + alone.length };
    }
    const column = Math.max(0, start - 2);
    if (column > 0 && /\S/u.test(line.charAt(column - 1)) && /\S/u.test(line.charAt(column)))
      continue;
    const cell = line.slice(column, end + 24);
    const lead = cell.length - cell.trimStart().length;
    if (lead > end - start + 2) continue;
    const value = readLocator(cell.trimStart());
    if (value) {
      return { value, line: below, start: column + lead, end: column + lead + value.length };
    }
  }
  return undefined;
}
