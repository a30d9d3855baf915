import { splitCells } from '../text/cells.ts';
import { airlineCodeByName } from './airline.ts';
import { type PrintedRecordLocator, readRecordLocator } from './record-locator-value.ts';
import { COPULA, NOT_A_RECORD_LOCATOR } from './record-locator-words.ts';

/** Labels that are also headings and words of sentences: a record locator beside them has a digit. */
const WEAK_LABEL =
  /(?<![\p{L}\d])(?:confirmation|conf(?=\.|\s[A-Z\d]{6}(?![\p{L}\d]))|r[eé]servation|booking|bestätigung|(?:confirma|reserva)ci[oó]n|ref\.?|r[eé]f[eé]rence|rezerwacja|rezerva(?:ce|re)|prenotazione|reservierung|buchung|boeking)(?!\p{L})/giu;
const WEAK_ALONE =
  /^(?:confirmation|reservation|booking|reserva|ref\.?|reference|bestätigung|(?:confirma|reserva)ci[oó]n|예약)\s?[:：]?$/iu;
const WEAK_VALUE = /^(?:(?=[A-Z]{0,5}\d)[A-Z\d]{6}|K(?=[A-Z]{0,5}\d)[A-Z\d]{6})(?![\p{L}\d])/u;
/** Nor are six of them without a vowel: `CONFIRMATION QKTWZX`. */
const CONSONANTS = /^[B-DF-HJ-NP-TV-XZ]{6}(?![\p{L}\d])/u;
/** Beside a label in small letters capitals are no word: `Confirmation QKTWZX`. */
const CAPITALS = /^[A-Z]{6}(?![\p{L}\d])/u;
const LONGEST = 60;

/**
 * The record locator beside a word like `Reservation`, or below it where it heads a column; `from` and `to` as of
 * `findLocator`.
 */
export function findWeak(
  lines: readonly string[],
  from: number,
  to: number,
): PrintedRecordLocator | undefined {
  for (let at = from; at < to; at++) {
    for (const match of (lines[at] ?? '').matchAll(WEAK_LABEL)) {
      const after = (lines[at] ?? '').slice(match.index + match[0].length).slice(0, 40);
      const text = after.replace(COPULA, '').replace(/^[\s:：#.*-]+/u, '');
      const isSmall = match[0] !== match[0].toUpperCase();
      const value = (WEAK_VALUE.exec(text) ?? (isSmall ? CAPITALS : CONSONANTS).exec(text))?.[0];
      if (value === undefined || NOT_A_RECORD_LOCATOR.test(value)) continue;
      const start = (lines[at] ?? '').indexOf(value, match.index);
      return { value, line: at, start: match.index, end: start + value.length };
    }
    const below = findWeakBelow(lines, at, to) ?? findAlone(lines, at, to);
    if (below) return below;
  }
  return undefined;
}

/** True for a line that is such a label and nothing else. */
export function isWeakLabel(line: string): boolean {
  return line.length < LONGEST && WEAK_ALONE.test(line.trim());
}

/**
 * All of the line below a label alone; letters only below an airline's name: `JetBlue Airways`, `Confirmation`,
 * `TQZWNA`.
 */
function findAlone(
  lines: readonly string[],
  at: number,
  to: number,
): PrintedRecordLocator | undefined {
  if (at + 1 >= to || !isWeakLabel(lines[at] ?? '')) return undefined;
  const line = lines[at + 1] ?? '';
  const text = line.trim();
  const above = (lines[at - 1] ?? '').trim();
  const isOfAirline = above.length < LONGEST && airlineCodeByName(above) !== undefined;
  const isOne =
    /^(?=\d*[A-Z])[A-Z\d]{6}$/u.test(text) &&
    (isOfAirline || !/^[A-Z]+$/u.test(text) || CONSONANTS.test(text));
  if (!isOne || readRecordLocator(text) === undefined) return undefined;
  const start = line.indexOf(text);
  return { value: text, line: at + 1, start, end: start + text.length };
}

/** `Reservation` as the heading of a column: what is below it is all of its cell. */
function findWeakBelow(
  lines: readonly string[],
  at: number,
  to: number,
): PrintedRecordLocator | undefined {
  const cells = splitCells(lines[at] ?? '');
  const heading = cells.find(({ text }) => WEAK_ALONE.test(text));
  if (!heading || cells.length < 2 || at + 1 >= to) return undefined;
  const cell = splitCells(lines[at + 1] ?? '').find(
    ({ start }) => Math.abs(start - heading.start) <= 2,
  );
  if (!cell || !/^[A-Z\d]{6}$/u.test(cell.text) || !readRecordLocator(cell.text)) return undefined;
  return { value: cell.text, line: at + 1, start: cell.start, end: cell.end };
}
