/** A day on the calendar, `yyyy-MM-dd`, with no time and no zone. */
export type CalendarDate = string & { readonly __brand: 'CalendarDate' };

const SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/;
const MS_PER_DAY = 86_400_000;

/** True only for a day that exists: 2025-02-29 does not. Years 1900 to 2199. */
export function isCalendarDate(text: string): text is CalendarDate {
  const match = SHAPE.exec(text);
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  if (year < 1900 || year > 2199) return false;
  const utc = new Date(Date.UTC(year, month - 1, day));
  return utc.getUTCMonth() === month - 1 && utc.getUTCDate() === day;
}

/** Days since 1970-01-01. */
export function toDayNumber(date: CalendarDate): number {
  return Math.round(Date.parse(`${date}T00:00:00Z`) / MS_PER_DAY);
}

/** The inverse of {@link toDayNumber}. */
export function fromDayNumber(dayNumber: number): CalendarDate {
  return new Date(dayNumber * MS_PER_DAY).toISOString().slice(0, 10) as CalendarDate;
}

export function addDays(date: CalendarDate, days: number): CalendarDate {
  return fromDayNumber(toDayNumber(date) + days);
}

/** Whole days from `from` to `to`, negative if `to` is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return toDayNumber(to) - toDayNumber(from);
}

/** Every date of the inclusive range, empty if `end` is before `start`. */
export function listDates(start: CalendarDate, end: CalendarDate): CalendarDate[] {
  const length = daysBetween(start, end) + 1;
  return Array.from({ length: Math.max(0, length) }, (_, day) => addDays(start, day));
}

/** 0 is Sunday, 6 is Saturday, as in JavaScript. */
export function weekdayOf(date: CalendarDate): number {
  return (((toDayNumber(date) + 4) % 7) + 7) % 7;
}
