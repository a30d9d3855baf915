import { isCalendarDate, type CalendarDate } from '@ooo/domain/shared/calendar-date';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const RFC_5322_DATE = /\b(\d{1,2})\s+([a-z]{3})[a-z]*\s+(\d{4})\b/i;

/** The day of a `Date` header on the sender's own clock: `Tue, 14 Sep 2021 23:30:00 -0700` is the 14th. */
export function readSentOn(header: string | undefined): CalendarDate | undefined {
  const [, day = '', monthName = '', year = ''] = RFC_5322_DATE.exec(header ?? '') ?? [];
  const month = MONTHS.indexOf(monthName.toLowerCase()) + 1;
  const date = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(date) ? date : undefined;
}
