import { addDays, type CalendarDate, daysBetween, listDates } from '../shared/calendar-date.ts';
import type { TripDates } from './trip-days.rules.ts';

const WEEK_DAYS = 7;

/**
 * The dates that are shown side by side with a date of the trip, in order: the whole trip if it has at most seven days,
 * else one of as few pages as possible, which differ by at most one day, so that no day is left on a page of its own. A
 * date outside the trip counts as its nearest day.
 */
export function tripWeek(trip: TripDates, date: CalendarDate): CalendarDate[] {
  const count = daysBetween(trip.startDate, trip.endDate) + 1;
  const pages = Math.ceil(count / WEEK_DAYS);
  const day = Math.min(count - 1, Math.max(0, daysBetween(trip.startDate, date)));
  const page = Math.floor(((day + 1) * pages - 1) / count);
  const startOf = (index: number) => Math.floor((index * count) / pages);
  return listDates(
    addDays(trip.startDate, startOf(page)),
    addDays(trip.startDate, startOf(page + 1) - 1),
  );
}
