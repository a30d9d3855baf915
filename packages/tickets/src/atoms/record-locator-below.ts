import { airlineCodeByName } from './airline.ts';
import { LABELS } from './record-locator-words.ts';
import { type PrintedRecordLocator, readRecordLocator } from './record-locator-value.ts';

/** `Aerolíneas Argentinas: QLMHUY`, and so without a colon at the other edge of a card. */
const OF_NAME = /^\s*(\p{L}[\p{L} .'&-]{1,30}?)(?:\s?[:：]\s{0,8}|\s{2,140})([A-Z\d]{6})\s*$/u;

const ALONE = new RegExp(String.raw`^(?:${LABELS.join('|')})\s?[:：]?$`, 'iu');

/** True for a cell that says nothing but that a record locator follows. */
export function isRecordLocatorLabel(text: string): boolean {
  return ALONE.test(text);
}

/** The value in the column of a label, or alone on its line, one or two lines below. */
export function findBelow(
  lines: readonly string[],
  at: number,
  start: number,
  end: number,
  to: number,
): PrintedRecordLocator | undefined {
  let seen = 0;
  for (let below = at + 1; below < Math.min(to, at + 5) && seen < 2; below++) {
    const line = lines[below] ?? '';
    if (line.trim() === '') continue;
    seen++;
    const alone = /^[A-Z\d]{5,8}$/u.test(line.trim()) ? readRecordLocator(line.trim()) : undefined;
    if (alone) {
      const at = line.indexOf(alone);
      return { value: alone, line: below, start: at, end: at + alone.length };
    }
    const [, name = '', own] = OF_NAME.exec(line) ?? [];
    if (own !== undefined && readRecordLocator(own) && airlineCodeByName(name) !== undefined) {
      const at = line.lastIndexOf(own);
      return { value: own, line: below, start: at, end: at + own.length };
    }
    const column = Math.max(0, start - 2);
    if (column > 0 && /\S/u.test(line.charAt(column - 1)) && /\S/u.test(line.charAt(column)))
      continue;
    const cell = line.slice(column, end + 24);
    const lead = cell.length - cell.trimStart().length;
    if (lead > end - start + 2) continue;
    const value = readRecordLocator(cell.trimStart());
    if (value) {
      return { value, line: below, start: column + lead, end: column + lead + value.length };
    }
  }
  return undefined;
}

/** Labels below each other, and below them their values in the same order: `예약번호`, `예약일`, `결제 상태`, `KT8QWM`. */
export function findStacked(
  lines: readonly string[],
  at: number,
  to: number,
): PrintedRecordLocator | undefined {
  if (!isRecordLocatorLabel((lines[at] ?? '').trim())) return undefined;
  let isSmall = false;
  for (let below = at + 1; below < Math.min(to, at + 8); below++) {
    const text = (lines[below] ?? '').trim();
    const value = /^[A-Z\d]{5,8}$/u.test(text) ? readRecordLocator(text) : undefined;
    if (value !== undefined && (isSmall || /\d/u.test(value))) {
      const start = (lines[below] ?? '').indexOf(value);
      return { value, line: below, start, end: start + value.length };
    }
    if (/\d/u.test(text) || text.length > 24) return undefined;
    isSmall ||= /[\p{Ll}가-힣]/u.test(text);
  }
  return undefined;
}

/** The value that a sentence goes on with in the next line: `Our booking reference is`, `7QKXTM.` */
export function readBroken(lines: readonly string[], at: number): PrintedRecordLocator | undefined {
  const line = lines[at] ?? '';
  const start = line.length - line.trimStart().length;
  const value = readRecordLocator(line.slice(start));
  return value !== undefined && line.startsWith(value, start)
    ? { value, line: at, start, end: start + value.length }
    : undefined;
}
