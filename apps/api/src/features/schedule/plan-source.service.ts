import { findAirport } from '@ooo/atlas/airports';
import { listOpenWindows } from '@ooo/atlas/opening-hours';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import { landingAirport, type TripPlanSource } from '@ooo/domain/scheduling/plan-trip';
import type { OpenWindow } from '@ooo/domain/scheduling/schedule.schema';
import { type CalendarDate, listDates } from '@ooo/domain/shared/calendar-date';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { findTripDestination } from '../trips/trip-destination.service.ts';
import type { TripReads } from '../trips/trip-reads.service.ts';

/** NOT_FOUND where the trip is absent or somebody else's. */
export async function loadPlanSource(reads: TripReads, tripId: number): Promise<TripPlanSource> {
  const [trip, pois] = await Promise.all([reads.trip(tripId), reads.pois(tripId)]);
  const airport = landingAirport(trip);
  return {
    trip,
    pois,
    hoursOf: hoursIn(trip),
    airportAt: airport ? findAirport(airport)?.coordinates : undefined,
  };
}

/** Somewhere on the equator: right for all hours but those that follow the sun. */
const NOWHERE = { coordinates: [0, 0], zone: 'Etc/UTC', countryCode: undefined } as const;

/** The open windows of a place on a date of the trip, by the destination's clock. */
function hoursIn(trip: Trip): TripPlanSource['hoursOf'] {
  const city = findTripDestination(trip) ?? NOWHERE;
  const dates = listDates(trip.startDate, trip.endDate);
  const byExpression = new Map<string, Map<CalendarDate, OpenWindow[] | null>>();
  const read = (
    expression: string,
    location: Poi['location'],
  ): Map<CalendarDate, OpenWindow[] | null> => {
    const days = listOpenWindows({
      expression,
      dates,
      zone: city.zone,
      coordinates: location.coordinates ?? [...city.coordinates],
      countryCode: city.countryCode,
    });
    return new Map(days.map(({ date, windows }) => [date, windows]));
  };
  return ({ openingHours, location }, date) => {
    if (!openingHours) return null;
    const key = JSON.stringify([openingHours, location.coordinates]);
    const days = byExpression.get(key) ?? read(openingHours, location);
    byExpression.set(key, days);
    return days.get(date) ?? null;
  };
}
