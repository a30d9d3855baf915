import type { PartialDate } from '../../document.ts';
import { findDates } from '../../atoms/date.ts';
import { namesOtherEvent } from '../../atoms/labels.ts';
import { directionLength } from '../lines/direction-headings.ts';
import type { Span } from '../../text/span.ts';

/** The day that a heading or a column gives to lines; `line` is where it is. */
export interface HeadedDay extends Span {
  readonly date: PartialDate;
  readonly line: number;
}

/** The number of a day in a programme: `제1일`, `2일차`, `Day 3`, `DÍA 4`. */
const DAY_NUMBER =
  /^\s*(?:[■□▶●◆○▣※*]\s?)?(?:제\s?\d{1,2}\s?일(?:차)?|\d{1,2}\s?일\s?차|(?:day|d[ií]a|tag|jour|giorno|dag)\s?\d{1,2}|\d{1,2}\.\s?tag)(?![\p{L}\d])\s*[-–:.|]?\s*/iu;
/** Text after a date that heads the following lines. */
const HEADS = /^\.?\s*(?:[-–:.,|(]|(?<=\.)\s|\s{2}|$)/u;
const LONGEST = 300;
/** A day of a programme ends after so many lines. */
const MOST_LINES = 40;

/** For each line the day that it is of, where headings or a column of days tell. */
export function findDays(lines: readonly string[]): (HeadedDay | undefined)[] {
  const numbered = lines.flatMap((line, at) => (DAY_NUMBER.test(line.slice(0, 40)) ? [at] : []));
  const isNumbered = numbered.length >= 2;
  const heads = lines.map((line, at) => readHead(line, at, isNumbered));
  const starts = isNumbered
    ? numbered
    : heads.flatMap((head, at) => (head === undefined ? [] : [at]));
  const days: (HeadedDay | undefined)[] = lines.map(() => undefined);
  for (const [index, start] of starts.entries()) {
    const end = Math.min(starts[index + 1] ?? lines.length, start + MOST_LINES);
    const day = heads.slice(start, end).find((head) => head !== undefined);
    if (day) days.fill(day, start, end);
  }
  return days;
}

/** The date that a line begins with, after the number of a day, and that no sentence goes on with. */
function readHead(line: string, at: number, isNumbered: boolean): HeadedDay | undefined {
  if (line.length > LONGEST || !/\d/u.test(line.slice(0, 40))) return undefined;
  const lead =
    DAY_NUMBER.exec(line.slice(0, 40))?.[0].length ??
    (directionLength(line.slice(0, 40)) || (/^\s*/u.exec(line)?.[0].length ?? 0));
  const [first, second] = findDates(line);
  if (!first || first.start > lead + 2 || namesOtherEvent(line.slice(0, first.start)))
    return undefined;
  if (isNumbered && !second)
    return { date: first.value, line: at, start: first.start, end: first.end };
  if (
    !HEADS.test(line.slice(first.end - 1).replace(/^[^.]/u, '')) ||
    (second && second.start - first.end < 5)
  )
    return undefined;
  return { date: first.value, line: at, start: first.start, end: first.end };
}
