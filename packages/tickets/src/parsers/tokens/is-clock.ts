import type { PartialDate } from '../../document.ts';
import { isSurePlace } from '../../atoms/sure-place.ts';
import { splitCells } from '../../text/cells.ts';
import type { Hit } from '../../text/hit.ts';
import type { HeadingRow } from '../tables/heading-row.ts';
import { headingOf } from '../tables/columns.ts';
import { isOfTimes, roleOfHeading } from '../tables/column-kind.ts';

/** Other signs on the line of four digits. */
export interface Around {
  readonly dates: readonly Hit<PartialDate>[];
  readonly airports: readonly Hit<string>[];
  readonly heading: HeadingRow | undefined;
  readonly hasFlight: boolean;
}

/** Signs that four digits are a time: a label before them, or the other time of a range. */
const LABELLED =
  /(?:(?<!\p{L})(?:dep|arr|etd|eta|std|sta|lv|ar|departs?|arrives?|at)[.:]?\s{0,2}|\d{4}\s?[-–→>/]\s?)$/iu;
const RANGE = /^\s?[-–→>/]\s?\d{4}(?!\d)/u;
const CLOCK = String.raw`[0-2]\d[0-5]\d`;
/** Two times and nothing between, behind the two ends of a flight. */
const PAIR = new RegExp(String.raw`(?<!\d)${CLOCK}\s{1,6}${CLOCK}(?!\d)`, 'u');

/** The same at the end of a row. */
const LAST_PAIR = new RegExp(
  String.raw`(?<=\s{2})${CLOCK}\s{1,6}${CLOCK}\s{0,3}(?:\+\d)?\s{0,3}$`,
  'u',
);
const LAST = 24;

/**
 * True for four digits that are a time: where a label or a heading says so, in a range, right behind an airport or
 * a date, or in a pair behind two airports: `DEP 1020`, `0705-0850`, `(KUL) 0640`, `05NOV  1710`, `ICN BKK 0935 1325`.
 * After a date without a year, 2026 may be its year.
 */
export function isClock(
  { start, end }: { start: number; end: number },
  line: string,
  { dates, airports, heading, hasFlight }: Around,
): boolean {
  const text = line.slice(start, end);
  if (!/^#?\d{4}(?!\s?[APN]|\s?[Hh])/u.test(text)) return true;
  const before = line.slice(Math.max(0, start - 12), start);
  const isOfFlight = hasFlight || airports.length > 0;
  if (isOfFlight && (LABELLED.test(before) || RANGE.test(line.slice(end, end + 9)))) return true;
  if (airports.some((airport) => /^\)?(?:\s\|)?\s{1,4}$/u.test(line.slice(airport.end, start))))
    return true;
  if (hasFlight && airports.length > 1 && isInPair(line, start)) return true;
  if (isPlaceAndClock(line) || endsRow(line, start)) return true;
  if (hasFlight && dates.length > 0 && isAtEnd(line, start)) return true;
  const over = headingOf(heading, line, start);
  if (isOfTimes(over) || roleOfHeading(over) !== undefined) return true;
  const date = dates.find((hit) => /^\s{1,4}$/u.test(line.slice(hit.end, start)));
  return date !== undefined && (date.value.year !== undefined || !/^20[2-5]/u.test(text));
}

function isInPair(line: string, start: number): boolean {
  const pair = PAIR.exec(line);
  return pair !== null && pair.index <= start && start < pair.index + pair[0].length;
}

/** `SEOUL INCHEON INTL         2035 +1`: a place, a time with its days, and nothing else. */
function isPlaceAndClock(line: string): boolean {
  const [place, ...clock] = splitCells(line);
  if (!place || clock.length > 2) return false;
  const text = clock.map((cell) => cell.text).join(' ');
  return /^\d{4}(?:\s?\+\s?[0-3])?$/u.test(text) && isSurePlace(place.text);
}

/** `DEP   DELHI INDIRA GANDHI INTL   T3   0400`: the end of a row that an end of the flight begins. */
function endsRow(line: string, start: number): boolean {
  return (
    /^\s{0,12}(?:DEP|ARR|LV|AR)\s{1,12}\p{Lu}/u.test(line) &&
    /^\d{4}\s{0,4}(?:\+\s?\d)?\s*$/u.test(line.slice(start))
  );
}

/** One of two times that end a row with wide gaps. */
function isAtEnd(line: string, start: number): boolean {
  const pair = LAST_PAIR.exec(line.slice(-LAST));
  return pair !== null && start >= line.length - Math.min(line.length, LAST) + pair.index;
}
