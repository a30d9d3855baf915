import { airlineCodeByName } from './airline.ts';
import { findBelow, findStacked, readBroken } from './record-locator-below.ts';
import { type PrintedRecordLocator, readRecordLocator } from './record-locator-value.ts';
import { AIRLINES, COPULA, LABELS } from './record-locator-words.ts';
import { findWeak } from './weak-record-locator.ts';

const LABEL = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${LABELS.join('|')})(?=[은는]\s|\P{L}|$)`,
  'giu',
);
const SECOND_LABEL = new RegExp(
  String.raw`^(?:\s?[/(]\s?(?:${LABELS.join('|')}|[\p{L}\p{M} ]{3,30}?)(?:\s?\))?(?=\s|:|$)|\s(?:${LABELS.join('|')})(?=[\s:\]】]|$))`,
  'iu',
);
/** Whose record locator it is: `Airline reference (TAP Air Portugal): UZ4KWQ`, `for all flights:`, `de Vueling es`. */
const BETWEEN =
  /^\s(?:\([\p{L} .&]{2,30}\)|(?:for|with|para|con|de|di|von|bei|en el check-?in(?: online)? (?:de|con)) [\p{L} -]{2,24})(?=\s?[:：]|\s(?:is|are|es|ist|est|è)(?:\s|$))/u;
/** The airline's name behind the label: `Código de reserva LATAM   WLVQHT`, `Localizador IBERIA: JN3QW`. */
const NAME_BETWEEN =
  /^\s(\p{Lu}[\p{L} .&'-]{2,24}?)(?=\s?[:：]|\s{2}|\s[A-Z\d]{5,6}(?![\p{L}\d])|\s*$)/u;
/** A shape so distinct that a second label in another script may be in between. */
const DUAL_AFTER = /(?<!\d)\d{4}-\d{4}\s{0,2}\(([A-Z\d]{6})\)/u;
/** The airline's among several: `AMADEUS: 3QHW8T, AIRLINE: CM/B5KQ7W`. */
const OF_AIRLINE =
  /(?:[Aa]irline|AIRLINE|[Aa]erol[ií]nea|AEROL[IÍ]NEA|항공사)\s?[:：]\s?(?:[A-Z\d]{2}[/*])?([A-Z\d]{5,8})(?![\p{L}\d])/u;

/**
 * The record locator that the first label names: beside the label, or below it in its column.
 * `from` and `to` bound the lines that are looked at (0-based, half open).
 */
export function findRecordLocator(
  lines: readonly string[],
  from = 0,
  to = lines.length,
): PrintedRecordLocator | undefined {
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
): PrintedRecordLocator | undefined {
  for (let at = from; at < to; at++) {
    const line = lines[at] ?? '';
    for (const match of line.matchAll(label)) {
      const start = match.index;
      let end = start + match[0].length;
      end += BETWEEN.exec(line.slice(end, end + 40))?.[0].length ?? 0;
      end += countName(line.slice(end, end + 40));
      end += SECOND_LABEL.exec(line.slice(end, end + 40))?.[0].length ?? 0;
      const copula = COPULA.exec(line.slice(end, end + 20))?.[0].length ?? 0;
      end += copula;
      const own = OF_AIRLINE.exec(line.slice(end, end + 60));
      if (own?.[1]) return { value: own[1], line: at, start, end: end + own.index + own[0].length };
      const beside = readRecordLocator(
        wholeWords(line, end, end + countBlanks(line, end) + 60).replace(/^[\s:：#.*\]】)-]+/u, ''),
      );
      if (beside) return { value: beside, line: at, start, end: endOf(line, beside, end) };
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

function countName(text: string): number {
  const [whole = '', name = ''] = NAME_BETWEEN.exec(text) ?? [];
  return name !== '' && airlineCodeByName(name) !== undefined ? whole.length : 0;
}

/** Most blanks between a label and its value at the other edge of a page. */
const WIDEST = 140;
/** Of a record locator. */
const LETTERS = 6;

/** Behind a value that is somewhere after a place of the line; behind its first signs where they are parted. */
function endOf(line: string, value: string, from: number): number {
  const start = line.indexOf(value, from);
  return start < 0 ? from + countBlanks(line, from) + LETTERS : start + value.length;
}

function countBlanks(line: string, start: number): number {
  return /^\s*/u.exec(line.slice(start, start + WIDEST))?.[0].length ?? 0;
}

/** A part of a line that ends with a word rather than in it. */
function wholeWords(line: string, start: number, end: number): string {
  const rest = /^[\p{L}\d]{0,20}/u.exec(line.slice(end))?.[0].length ?? 0;
  return line.slice(start, end + rest);
}

/** Lines between a question and its answer. */
const ANSWER = 3;

/** A code alone in a line of a talk that asked for it: `send me the booking code …`, `Maya: XR5T2B`. */
function findSaid(
  lines: readonly string[],
  { from, to }: Bounds,
): PrintedRecordLocator | undefined {
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
