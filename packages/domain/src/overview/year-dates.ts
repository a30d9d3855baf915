import { type CalendarDate, addDays, fromDayNumber, weekdayOf } from '../shared/calendar-date.ts';

const MS_PER_DAY = 86_400_000;

/** The day of a year; what does not exist (29 February) runs over into the next month. */
export function toDate(year: number, month: number, day: number): CalendarDate {
  return fromDayNumber(Date.UTC(year, month - 1, day) / MS_PER_DAY);
}

export function yearOf(date: CalendarDate): number {
  return Number(date.slice(0, 4));
}

/** 1 to 12. */
export function monthOf(date: CalendarDate): number {
  return Number(date.slice(5, 7));
}

/** The first such weekday on or after a day; 0 is Sunday. */
export function weekdayFrom(date: CalendarDate, weekday: number): CalendarDate {
  return addDays(date, (weekday - weekdayOf(date) + 7) % 7);
}

/** The nth such weekday of a month, `nth` from 1 to 4, or the last one for -1. */
export function nthWeekday(
  year: number,
  month: number,
  weekday: number,
  nth: number,
): CalendarDate {
  if (nth > 0) return addDays(weekdayFrom(toDate(year, month, 1), weekday), 7 * (nth - 1));
  return addDays(weekdayFrom(toDate(year, month + 1, 1), weekday), -7);
}
