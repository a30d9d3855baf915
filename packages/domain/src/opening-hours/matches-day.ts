import { easterSunday } from '../overview/easter.ts';
import {
  type CalendarDate,
  fromDayNumber,
  toDayNumber,
  weekdayOf,
} from '../shared/calendar-date.ts';
import type {
  DateRange,
  HolidaySelector,
  NumberRange,
  OpeningRule,
  WeekdayRange,
  YearDay,
} from './rule.types.ts';

/** Whether a date is a public (`PH`) or school (`SH`) holiday; false if unknown. */
export type IsHoliday = (kind: HolidaySelector['kind'], date: CalendarDate) => boolean;

interface Day {
  readonly date: CalendarDate;
  /** Days since 1970-01-01. */
  readonly number: number;
  readonly year: number;
  readonly month: number;
}

function toDay(number: number): Day {
  const date = fromDayNumber(number);
  return { date, number, year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)) };
}

const MS_PER_DAY = 86_400_000;

/** Day 0 is the last of the month before. */
function dayNumberOf(year: number, month: number, day: number): number {
  return Date.UTC(year, month - 1, day) / MS_PER_DAY;
}

function lastOfMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** The nth such weekday of a month, from its end if negative. */
function nthWeekday(year: number, month: number, weekday: number, nth: number): number {
  if (nth > 0) {
    const first = dayNumberOf(year, month, 1);
    const ahead = (weekday - weekdayOf(fromDayNumber(first)) + 7) % 7;
    return first + ahead + (nth - 1) * 7;
  }
  const last = dayNumberOf(year, month + 1, 0);
  const back = (weekdayOf(fromDayNumber(last)) - weekday + 7) % 7;
  return last - back + (nth + 1) * 7;
}

/** Undefined in a year that lacks the day: the 29th of February. */
function numberOf(day: YearDay, year: number): number | undefined {
  if (day.on === 'easter') return toDayNumber(easterSunday(year)) + day.offsetDays;
  if (day.on === 'date') {
    const isThere = day.day <= lastOfMonth(year, day.month);
    return isThere ? dayNumberOf(year, day.month, day.day) + day.offsetDays : undefined;
  }
  return nthWeekday(year, day.month, day.weekday, day.nth) + day.offsetDays;
}

function isInDays({ from, to }: Extract<DateRange, { kind: 'days' }>, day: Day): boolean {
  const years = from.year === undefined ? [day.year - 1, day.year, day.year + 1] : [from.year];
  return years.some((year) => {
    const start = numberOf(from, year);
    const sameYear = numberOf(to, to.year ?? year);
    if (start === undefined || sameYear === undefined) return false;
    const end = sameYear < start ? numberOf(to, (to.year ?? year) + 1) : sameYear;
    return end !== undefined && start <= day.number && day.number <= end;
  });
}

function isInDates(range: DateRange, day: Day): boolean {
  if (range.kind === 'days') return isInDays(range, day);
  const { from, to, year } = range;
  if (from <= to) {
    return (year === undefined || day.year === year) && from <= day.month && day.month <= to;
  }
  if (year === undefined) return day.month >= from || day.month <= to;
  return day.year === year ? day.month >= from : day.year === year + 1 && day.month <= to;
}

function isInNumbers({ from, to, step }: NumberRange, value: number): boolean {
  return from <= value && value <= to && (value - from) % step === 0;
}

/** The ISO week, of which the first has the year's first Thursday. */
function weekOf(day: Day): number {
  const thursday = toDay(day.number + 4 - (weekdayOf(day.date) || 7));
  return Math.floor((thursday.number - dayNumberOf(thursday.year, 1, 1)) / 7) + 1;
}

function isWeekday({ from, to, nths, offsetDays }: WeekdayRange, day: Day): boolean {
  if (nths.length === 0) {
    const weekday = weekdayOf(day.date);
    return from <= to ? from <= weekday && weekday <= to : weekday >= from || weekday <= to;
  }
  const { number, year, month } = toDay(day.number - offsetDays);
  return nths.some((nth) => nthWeekday(year, month, from, nth) === number);
}

function isOneOfDays(rule: OpeningRule, day: Day, isHoliday: IsHoliday): boolean {
  const { weekdays, holidays, needsBoth } = rule;
  if (weekdays.length === 0 && holidays.length === 0) return true;
  const onHoliday = holidays.some(({ kind, offsetDays }) =>
    isHoliday(kind, fromDayNumber(day.number - offsetDays)),
  );
  const onWeekday = weekdays.some((range) => isWeekday(range, day));
  return needsBoth ? onHoliday && onWeekday : onHoliday || onWeekday;
}

function isAny<T>(selectors: readonly T[], fits: (selector: T) => boolean): boolean {
  return selectors.length === 0 || selectors.some(fits);
}

/** Whether a rule selects a date. */
export function matchesDay(rule: OpeningRule, date: CalendarDate, isHoliday: IsHoliday): boolean {
  const day = toDay(toDayNumber(date));
  return (
    isAny(rule.years, (range) => isInNumbers(range, day.year)) &&
    isAny(rule.dates, (range) => isInDates(range, day)) &&
    isAny(rule.weeks, (range) => isInNumbers(range, weekOf(day))) &&
    isOneOfDays(rule, day, isHoliday)
  );
}

/** Whether a rule is about certain days, and not about all. */
export function selectsDays(rule: OpeningRule): boolean {
  const { years, dates, weeks, weekdays, holidays } = rule;
  return [years, dates, weeks, weekdays, holidays].some((selectors) => selectors.length > 0);
}
