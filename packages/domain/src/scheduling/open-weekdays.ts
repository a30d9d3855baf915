import type { Poi } from '../pois/poi.schema.ts';
import { type CalendarDate, addDays, listDates, weekdayOf } from '../shared/calendar-date.ts';
import type { PoiId } from '../shared/ids.ts';
import type { TripDates } from '../trips/trip-days.rules.ts';

/** How many days after a trip distinguish a weekly rest day from a holiday. */
export const DAYS_AFTER_TRIP = 14;

interface HoursSource {
  readonly trip: TripDates;
  readonly pois: readonly Poi[];
  readonly hoursOf: (poi: Poi, date: CalendarDate) => readonly unknown[] | null;
}

/**
 * The weekdays, from Monday to Sunday and 0 for Sunday, on which a place is open without an exception, on the trip
 * and in the two weeks after it. Empty if nothing is known.
 */
export function listOpenWeekdays({ trip, pois, hoursOf }: HoursSource, id: PoiId): number[] {
  const poi = pois.find((other) => other.id === id);
  if (!poi) return [];
  const dates = listDates(trip.startDate, addDays(trip.endDate, DAYS_AFTER_TRIP));
  const shut = new Set(
    dates.filter((date) => !hoursOf(poi, date)?.length).map((date) => weekdayOf(date)),
  );
  return [1, 2, 3, 4, 5, 6, 0].filter((weekday) => !shut.has(weekday));
}
