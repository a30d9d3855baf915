import { addDays, type CalendarDate } from '../shared/calendar-date.ts';

/** The demo takes the first thirteen days of October. */
const DEMO_DAYS = 13;

/** In year 1900 to 2199, as every calendar date. */
function firstOfOctober(year: number): CalendarDate {
  return `${year}-10-01` as CalendarDate;
}

/** The first day of a demo that is made on `today`, the destination's: the next 1 October, never today. */
export function demoStartDate(today: CalendarDate): CalendarDate {
  const year = Number(today.slice(0, 4));
  const first = firstOfOctober(year);
  return today < first ? first : firstOfOctober(year + 1);
}

/** Its last day, on which the return flight leaves. */
export function demoEndDate(startDate: CalendarDate): CalendarDate {
  return addDays(startDate, DEMO_DAYS - 1);
}
