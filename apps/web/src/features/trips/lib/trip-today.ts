import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import type { TripOverview } from '@ooo/domain/trips/trip-overview.schema';
import { toLocalDate } from '../../../lib/today.ts';

/** The date at the trip's destination: by the zone of its flights, else the destination's, else the browser's. */
export function todayAtDestination({ trip, zone }: TripOverview, now: Date): CalendarDate {
  const { outbound, return: homeward } = trip.flightDetails ?? {};
  const ofFlights =
    outbound?.segments?.at(-1)?.arrivalZone ?? homeward?.segments?.at(0)?.departureZone;
  return toLocalDate(now, ofFlights ?? zone);
}
