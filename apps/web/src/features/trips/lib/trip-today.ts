import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import type { TripSummary } from '@ooo/domain/trips/trip.schema';
import { toLocalDate } from '../../../lib/today.ts';

/** The date at the trip's destination: by the zone of its flights, else the browser's. */
export function todayAtDestination(trip: TripSummary, now: Date): CalendarDate {
  const { outbound, return: homeward } = trip.flightDetails ?? {};
  const zone = outbound?.segments?.at(-1)?.arrivalZone ?? homeward?.segments?.at(0)?.departureZone;
  return toLocalDate(now, zone);
}
