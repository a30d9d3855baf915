import { type CalendarDate, daysBetween, isCalendarDate } from '@ooo/domain/shared/calendar-date';
import type { PartialDate } from '../document.ts';

/** The dates of a pass itself are within a month of the flight. */
export const NEAR_DAYS = 31;

/** The whole date; undefined where the year is missing. */
export function toCalendarDate(date: PartialDate | undefined): CalendarDate | undefined {
  return date?.year === undefined ? undefined : inYear(date, date.year);
}

/** The date with the year in which it lies near one of `hints`, the first that fits; as it is where none does. */
export function withYearNear(date: PartialDate, hints: readonly CalendarDate[]): PartialDate {
  if (date.year !== undefined) return date;
  for (const hint of hints) {
    const year = Number(hint.slice(0, 4));
    const near = [year, year - 1, year + 1].find((each) => {
      const whole = inYear(date, each);
      return whole !== undefined && Math.abs(daysBetween(hint, whole)) <= NEAR_DAYS;
    });
    if (near !== undefined) return { ...date, year: near };
  }
  return date;
}

/** How many days a hint may be off the day of a flight: zones, and a night. */
const SAME_DAYS = 2;

/** A date like 5/2 in the order in which it is the day of one of `hints`; as it is where neither is, or both are. */
export function withOrderNear(date: PartialDate, hints: readonly CalendarDate[]): PartialDate {
  if (!date.ambiguous) return date;
  const { ambiguous: _, ...asWritten } = date;
  const turned = { ...asWritten, day: date.month, month: date.day };
  const [fitting, ...more] = [asWritten, turned]
    .map((each) => withYearNear(each, hints))
    .filter((each) => isDayOf(each, hints));
  return fitting && more.length === 0 ? fitting : date;
}

function isDayOf(date: PartialDate, hints: readonly CalendarDate[]): boolean {
  const whole = toCalendarDate(date);
  return (
    whole !== undefined && hints.some((hint) => Math.abs(daysBetween(hint, whole)) <= SAME_DAYS)
  );
}

/** The date at the start of an ISO 8601 instant, in whatever zone it is written. */
export function readHint(text: string): CalendarDate | undefined {
  const date = text.trim().slice(0, 10);
  return isCalendarDate(date) ? date : undefined;
}

function inYear({ month, day }: PartialDate, year: number): CalendarDate | undefined {
  const [mm, dd] = [month, day].map((part) => String(part).padStart(2, '0'));
  const date = `${year}-${mm}-${dd}`;
  return isCalendarDate(date) ? date : undefined;
}
