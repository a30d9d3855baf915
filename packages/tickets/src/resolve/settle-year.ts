import {
  type CalendarDate,
  addDays,
  daysBetween,
  isCalendarDate,
  weekdayOf,
} from '@ooo/domain/shared/calendar-date';
import type { PartialDate } from '../document.ts';

/** Airlines sell seats for at most this many days ahead. */
const SALE_DAYS = 362;
/** How far back a ticket that is uploaded after the journey may lie, where the weekday says so. */
const YEARS_BACK = 3;

export interface YearContext {
  /** Date of the same booking that is settled and comes right before this one. */
  readonly after?: CalendarDate | undefined;
  /** A date with a year on the same flight. */
  readonly near?: CalendarDate | undefined;
  readonly receivedOn: CalendarDate;
  readonly receivedOnKnown: boolean;
  readonly issuedOn?: CalendarDate | undefined;
}

/** The source of a date's year. */
export type YearBasis = 'printed' | 'near' | 'weekday' | 'issued' | 'received' | 'today';

export interface SettledDate {
  readonly date: CalendarDate;
  readonly basis: YearBasis;
  /** Other dates that the document could mean, the likeliest first; empty where there is no doubt. */
  readonly others: readonly CalendarDate[];
}

/**
 * The year of a date that was printed without one: from a date beside it, the weekday, the flight before,
 * the day of receipt, the day of issue, in this order of trust. Where the day of receipt and the day of
 * issue disagree, receipt counts and the other is in `others`. Undefined for a day that never exists.
 */
export function settleYear(printed: PartialDate, context: YearContext): SettledDate | undefined {
  if (printed.year !== undefined) {
    const date = makeDate(printed, printed.year);
    return date && { date, basis: 'printed', others: [] };
  }
  if (context.near) {
    const date = nearest(printed, context.near);
    return date && { date, basis: 'near', others: [] };
  }
  const start = startOf(context);
  const first = firstFrom(printed, start.date);
  if (!first) return undefined;
  const onWeekday = byWeekday(printed, start.date);
  if (onWeekday) return { date: onWeekday, basis: 'weekday', others: [] };
  const others = [
    printed.weekday === undefined ? undefined : nextOnWeekday(printed, start.date),
    start.basis === 'received' && context.issuedOn
      ? firstFrom(printed, context.issuedOn)
      : undefined,
    start.basis === 'today' ? latestBefore(printed, start.date) : undefined,
  ]
    .filter((date) => date !== undefined)
    .filter((date) => date !== first);
  return { date: first, basis: start.basis, others };
}

function startOf(context: YearContext): { date: CalendarDate; basis: YearBasis } {
  if (context.after) return { date: context.after, basis: 'near' };
  if (context.receivedOnKnown) return { date: context.receivedOn, basis: 'received' };
  if (context.issuedOn) return { date: context.issuedOn, basis: 'issued' };
  return { date: context.receivedOn, basis: 'today' };
}

function makeDate(printed: PartialDate, year: number): CalendarDate | undefined {
  const text = `${year}-${String(printed.month).padStart(2, '0')}-${String(printed.day).padStart(2, '0')}`;
  return isCalendarDate(text) ? text : undefined;
}

/** The year of a calendar date as a number. */
function yearOf(date: CalendarDate): number {
  return Number(date.slice(0, 4));
}

/** Years to look at, from the one of `start` on; a leap day may be eight years away. */
function listYears(start: CalendarDate, from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => yearOf(start) + from + index);
}

function firstFrom(printed: PartialDate, start: CalendarDate): CalendarDate | undefined {
  return listYears(start, 0, 8)
    .map((year) => makeDate(printed, year))
    .find((date) => date !== undefined && date >= start);
}

function latestBefore(printed: PartialDate, start: CalendarDate): CalendarDate | undefined {
  return listYears(start, -8, 0)
    .map((year) => makeDate(printed, year))
    .findLast((date) => date !== undefined && date < start);
}

function nearest(printed: PartialDate, anchor: CalendarDate): CalendarDate | undefined {
  return listYears(anchor, -1, 1)
    .map((year) => makeDate(printed, year))
    .filter((date) => date !== undefined)
    .sort((a, b) => Math.abs(daysBetween(anchor, a)) - Math.abs(daysBetween(anchor, b)))[0];
}

/** The date whose weekday agrees: within the time of sale first, then in the last years. */
function byWeekday(printed: PartialDate, start: CalendarDate): CalendarDate | undefined {
  if (printed.weekday === undefined) return undefined;
  const fits = listYears(start, -YEARS_BACK, 1)
    .map((year) => makeDate(printed, year))
    .filter((date) => date !== undefined && weekdayOf(date) === printed.weekday);
  const ahead = fits.find((date) => date && date >= start && date <= addDays(start, SALE_DAYS));
  return ahead ?? fits.findLast((date) => date !== undefined && date < start);
}

function nextOnWeekday(printed: PartialDate, start: CalendarDate): CalendarDate | undefined {
  return listYears(start, 0, 2)
    .map((year) => makeDate(printed, year))
    .find((date) => date !== undefined && date >= start && weekdayOf(date) === printed.weekday);
}
