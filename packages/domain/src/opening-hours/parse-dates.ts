import { DAY_WORDS, EASTER_WORDS, MONTHS, WEEK_WORDS, WEEKDAYS } from './opening-words.ts';
import type { DateRange, NumberRange, YearDay } from './rule.types.ts';
import { NotOpeningHours, type TokenReader } from './token-reader.ts';

const FIRST_YEAR = 1900;
const LAST_YEAR = 2200;
const LAST_WEEK = 53;
const LAST_STEP = 60;
const LAST_OFFSET_DAYS = 366;
/** Of January first. */
const LAST_DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Whether a number is here that is not the hour of a time. */
function isPlainNumber(reader: TokenReader, ahead = 0): boolean {
  const isHour = reader.isSign(':', ahead + 1) && reader.isNumber(ahead + 2);
  return reader.isNumber(ahead) && !isHour;
}

function isYear(reader: TokenReader, ahead = 0): boolean {
  const token = reader.peek(ahead);
  return token?.is === 'number' && token.text.length === 4;
}

/** `+1 day`, `-2 days`; 0 if there is none. */
export function takeOffsetDays(reader: TokenReader): number {
  const isOffset =
    (reader.isSign('+') || reader.isSign('-')) &&
    reader.isNumber(1) &&
    reader.peekWord(DAY_WORDS, 2) === true;
  if (!isOffset) return 0;
  const sign = reader.takeSign('-') ? -1 : 1;
  if (sign === 1) reader.needSign('+');
  const days = reader.needNumber(0, LAST_OFFSET_DAYS);
  reader.next();
  return sign * days;
}

function takeRanges(reader: TokenReader, first: number, last: number): NumberRange[] {
  const ranges: NumberRange[] = [];
  do {
    const from = reader.needNumber(first, last);
    const isOpen = reader.isSign('+') && !isPlainNumber(reader, 1);
    if (isOpen) reader.next();
    const to = isOpen ? last : reader.takeSign('-') ? reader.needNumber(first, last) : from;
    // From the end of a year into the next is two rules; as one, it is not known which was meant.
    if (to < from) throw new NotOpeningHours('from late to early');
    const step = reader.takeSign('/') ? reader.needNumber(1, LAST_STEP) : 1;
    ranges.push({ from, to, step });
  } while (isPlainNumber(reader, 1) && reader.takeSign(','));
  return ranges;
}

/** `2026`, `2026-2028`, `2027+`; empty if a month follows, since then the year is of a date. */
export function takeYears(reader: TokenReader): NumberRange[] {
  const isOfDate =
    reader.peekWord(MONTHS, 1) !== undefined || reader.peekWord(EASTER_WORDS, 1) !== undefined;
  return isYear(reader) && !isOfDate ? takeRanges(reader, FIRST_YEAR, LAST_YEAR) : [];
}

/** `week 1-53/2`. */
export function takeWeeks(reader: TokenReader): NumberRange[] {
  return reader.takeWord(WEEK_WORDS) ? takeRanges(reader, 1, LAST_WEEK) : [];
}

function needNth(reader: TokenReader): number {
  reader.needSign('[');
  const sign = reader.takeSign('-') ? -1 : 1;
  const nth = sign * reader.needNumber(1, 5);
  reader.needSign(']');
  return nth;
}

/** A day that the month has, in a leap year at least. */
function needDay(reader: TokenReader, month: number): number {
  return reader.needNumber(1, LAST_DAYS[month - 1] ?? 31);
}

type Start = { readonly month: number; readonly year: number | undefined } | YearDay;

function isYearDay(start: Start): start is YearDay {
  return 'on' in start;
}

/** Whether `Su[-1]` is here and the end of a range after it; `Jan Mo[1]` is the Mondays of a month. */
function isWeekdayOfRange(reader: TokenReader): boolean {
  const nth = reader.isSign('-', 2) ? 3 : 2;
  return reader.isSign('[', 1) && reader.isSign(']', nth + 1) && reader.isSign('-', nth + 2);
}

/** A date, or a whole month. */
function needStart(reader: TokenReader, isWeekday: (reader: TokenReader) => boolean): Start {
  const year = isYear(reader) ? reader.needNumber(FIRST_YEAR, LAST_YEAR) : undefined;
  if (reader.takeWord(EASTER_WORDS)) {
    return { on: 'easter', year, offsetDays: takeOffsetDays(reader) };
  }
  const month = reader.takeWord(MONTHS);
  if (month === undefined) throw new NotOpeningHours('no month');
  const weekday = isWeekday(reader) ? reader.takeWord(WEEKDAYS) : undefined;
  if (weekday !== undefined) {
    const nth = needNth(reader);
    return { on: 'weekday', year, month, weekday, nth, offsetDays: takeOffsetDays(reader) };
  }
  if (!isPlainNumber(reader)) return { month, year };
  const day = needDay(reader, month);
  return { on: 'date', year, month, day, offsetDays: takeOffsetDays(reader) };
}

function isDateAhead(reader: TokenReader, ahead = 0): boolean {
  const at = isYear(reader, ahead) ? ahead + 1 : ahead;
  return reader.peekWord(MONTHS, at) !== undefined || reader.peekWord(EASTER_WORDS, at) === true;
}

/** What follows the dash: a date, a month, or a day of the same month. */
function needEnd(reader: TokenReader, start: Start): DateRange {
  const isDay = isPlainNumber(reader) && !isYear(reader);
  if (isYearDay(start) && start.on === 'date' && isDay) {
    const day = needDay(reader, start.month);
    const to: YearDay = { ...start, day, offsetDays: takeOffsetDays(reader) };
    return { kind: 'days', from: start, to };
  }
  const end = needStart(reader, () => isYearDay(start));
  if (isYearDay(start) && isYearDay(end)) return { kind: 'days', from: start, to: end };
  if (isYearDay(start) || isYearDay(end)) throw new NotOpeningHours('half a date');
  return { kind: 'months', year: start.year, from: start.month, to: end.month };
}

function needRange(reader: TokenReader): DateRange {
  const start = needStart(reader, isWeekdayOfRange);
  if (reader.takeSign('-')) return needEnd(reader, start);
  if (isYearDay(start)) return { kind: 'days', from: start, to: start };
  return { kind: 'months', year: start.year, from: start.month, to: start.month };
}

/** `Dec 25,26`: another day of the same month. */
function takeMoreDays(reader: TokenReader, ranges: DateRange[]): void {
  for (;;) {
    const last = ranges.at(-1);
    const isDay = last?.kind === 'days' && last.to.on === 'date';
    if (!isDay || !reader.isSign(',') || !isPlainNumber(reader, 1) || isYear(reader, 1)) return;
    reader.next();
    const from: YearDay = { ...last.to, day: needDay(reader, last.to.month), offsetDays: 0 };
    const hasEnd = reader.isSign('-') && isPlainNumber(reader, 1);
    if (hasEnd) reader.next();
    const to = hasEnd ? { ...from, day: needDay(reader, from.month) } : from;
    ranges.push({ kind: 'days', from, to });
  }
}

/** `Apr-Oct`, `Dec 24-Jan 02,May 1`, `easter -2 days`, `Mar Su[-1]-Oct Su[-1]`. */
export function takeDates(reader: TokenReader): DateRange[] {
  const ranges: DateRange[] = [];
  if (!isDateAhead(reader)) return ranges;
  do {
    ranges.push(needRange(reader));
    takeMoreDays(reader, ranges);
  } while (isDateAhead(reader, 1) && reader.takeSign(','));
  return ranges;
}
