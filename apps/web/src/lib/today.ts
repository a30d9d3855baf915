import { isCalendarDate, type CalendarDate } from '@ooo/domain/shared/calendar-date';

/** The date on the calendar at `now` in an IANA zone; the browser's own zone by default. */
export function toLocalDate(now: Date, zone?: string): CalendarDate {
  const format = new Intl.DateTimeFormat('en-CA', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    ...(zone === undefined ? {} : { timeZone: zone }),
  });
  const date = format.format(now);
  if (!isCalendarDate(date)) throw new RangeError(`no calendar date: ${date}`);
  return date;
}
