import { groupBy } from '@ooo/domain/shared/group-by';
import type { PartialDate } from '../../document.ts';
import { type DayOfMonth, findDaysOfMonth } from '../../atoms/day-of-month.ts';
import type { Hit } from '../../text/hit.ts';
import { isFree } from '../../text/span.ts';
import type { Token } from './token.ts';

/** A line of a weekday and a day, and nothing else. */
const HEADING = /^\W{0,6}\p{L}{3,10}\.?,?\s(?:the\s)?\d{1,2}(?:st|nd|rd|th)?\W{0,6}$/u;

/**
 * The tokens with the days that are told without their month, beside a flight or alone on a line: they are of the month
 * of the last date above, or of the next one. `TP1713 on thu may 20` is followed by `back monday 24th with TP1690`.
 */
export function withDaysOfMonth(tokens: readonly Token[], lines: readonly string[]): Token[] {
  const byLine = groupBy(tokens, ({ line }) => line);
  const found: Token[] = [];
  let last: PartialDate | undefined;
  for (const [line, text] of lines.entries()) {
    const own = byLine.get(line) ?? [];
    const dates = own.filter((token) => token.kind === 'date');
    const isToldHere = own.some(({ kind }) => kind === 'flight') || HEADING.test(text);
    const days = isToldHere ? findDaysOfMonth(text).filter((hit) => isAlone(hit, dates, own)) : [];
    for (const { value, start, end } of days) {
      const above: PartialDate | undefined =
        dates.findLast((date) => date.start < start)?.value ?? last;
      if (!above || above.ambiguous) continue;
      last = inMonthOf(above, value);
      found.push({ kind: 'date', value: last, line, start, end });
    }
    last = dates.at(-1)?.value ?? last;
  }
  if (found.length === 0) return [...tokens];
  return [...tokens, ...found].sort((a, b) => a.line - b.line || a.start - b.start);
}

/** True for a day that is not part of a whole date: with its weekday, or before all times, as it is the departure's. */
function isAlone(
  { value, start, end }: Hit<DayOfMonth>,
  dates: readonly Token[],
  own: readonly Token[],
): boolean {
  const time = own.find(({ kind }) => kind === 'time');
  const isFirst = time !== undefined && end <= time.start;
  return (value.weekday !== undefined || isFirst) && isFree({ start, end }, dates);
}

/** The first such day on or after a date. */
export function inMonthOf({ day, month, year }: PartialDate, next: DayOfMonth): PartialDate {
  const isNext = next.day < day;
  const own = isNext ? (month % 12) + 1 : month;
  const ownYear = year !== undefined && isNext && own === 1 ? year + 1 : year;
  return { ...next, month: own, ...(ownYear === undefined ? {} : { year: ownYear }) };
}
