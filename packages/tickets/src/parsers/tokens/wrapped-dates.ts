import { monthOf, weekdayOfWord } from '../../atoms/calendar-words.ts';
import type { PartialDate } from '../../document.ts';
import { type Cell, splitCells } from '../../text/cells.ts';
import { isFree } from '../../text/span.ts';
import type { Token } from './token.ts';

const DAY = /^(\p{L}{2,10})\.?,?\s(\d{1,2})$/u;
const MONTH = /^(\p{L}{3,10})\.?,?(?:\s(\d{4}|\d{2}))?$/u;
/** Columns by which the month is away from its day. */
const SLACK = 1;
const LAST_DAY = 31;
const CENTURY = 2000;

/**
 * The tokens with the dates that a narrow column breaks behind the day: `Tue 06` over `Apr 27` is the sixth of April, and
 * not the 27th.
 */
export function withWrappedDates(tokens: readonly Token[], lines: readonly string[]): Token[] {
  const found: Token[] = [];
  const taken: (Cell & { readonly line: number })[] = [];
  for (const [line, text] of lines.entries()) {
    if (!/\p{L}\.?,?\s\d{1,2}(?:\s{2}|\s*$)/u.test(text.slice(0, 200))) continue;
    for (const cell of splitCells(text)) {
      const below = splitCells(lines[line + 1] ?? '').find(
        ({ start }) => Math.abs(start - cell.start) <= SLACK,
      );
      const value = below && readDate(cell, below);
      if (!value) continue;
      found.push({ kind: 'date', value, line, start: cell.start, end: cell.end });
      taken.push({ line, ...cell }, { line: line + 1, ...below });
    }
  }
  if (found.length === 0) return [...tokens];
  const kept = tokens.filter(
    (token) =>
      token.kind !== 'date' ||
      isFree(
        token,
        taken.filter(({ line }) => line === token.line),
      ),
  );
  return [...kept, ...found].sort((a, b) => a.line - b.line || a.start - b.start);
}

function readDate(above: Cell, below: Cell): PartialDate | undefined {
  const [, word = '', digits = ''] = DAY.exec(above.text) ?? [];
  const [, name = '', years] = MONTH.exec(below.text) ?? [];
  const [weekday, month, day] = [weekdayOfWord(word), monthOf(name), Number(digits)];
  if (weekday === undefined || month === undefined || day < 1 || day > LAST_DAY) return undefined;
  if (years === undefined) return { day, month, weekday };
  const year = Number(years);
  return { day, month, weekday, year: year < CENTURY ? CENTURY + year : year };
}
