import { MAX_POIS_PER_TRIP } from '../pois/poi-limits.ts';
import { type CalendarDate, addDays, daysBetween, listDates } from '../shared/calendar-date.ts';
import type { TripDates } from '../trips/trip-days.rules.ts';

/** Days of places in one answer: more would block other requests too long while it is written. */
export const MAX_PLACE_DAYS = 7 * MAX_POIS_PER_TRIP;

/** The range of days that is asked for, inclusive; the trip's own dates are the default. */
export interface OpeningRange {
  readonly from?: CalendarDate | undefined;
  readonly to?: CalendarDate | undefined;
}

/**
 * The dates of the trip in the range, from its start, as many as fit into an answer for that many POIs: a week for
 * the largest trip. Empty if the range misses the trip.
 */
export function openingDates(
  trip: TripDates,
  places: number,
  { from = trip.startDate, to = trip.endDate }: OpeningRange,
): CalendarDate[] {
  const most = Math.max(1, Math.floor(MAX_PLACE_DAYS / Math.max(1, places)));
  const first = from > trip.startDate ? from : trip.startDate;
  const fits = addDays(first, most - 1);
  const last = [to, trip.endDate, fits].reduce((a, b) => (a < b ? a : b));
  return listDates(first, last);
}

/**
 * The week of the trip that one of its dates is in, counted from its first day and cut at its last: what a
 * screen about one day asks for.
 */
export function openingWeek(
  { startDate, endDate }: TripDates,
  date: CalendarDate,
): { readonly from: CalendarDate; readonly to: CalendarDate } {
  const from = addDays(startDate, Math.floor(daysBetween(startDate, date) / 7) * 7);
  const last = addDays(from, 6);
  return { from, to: last < endDate ? last : endDate };
}
