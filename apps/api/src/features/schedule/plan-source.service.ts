import { findAirport } from '@ooo/atlas/airports';
import type { Destination } from '@ooo/atlas/destinations';
import { findHolidayArea } from '@ooo/atlas/holidays';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import { MAX_POIS_PER_TRIP } from '@ooo/domain/pois/poi-limits';
import { landingAirport } from '@ooo/domain/flight-window/landing-airport';
import type { TripId } from '@ooo/domain/shared/ids';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import type { InvitedContext } from '../../context/context.ts';
import { AppError } from '../../errors/app-error.ts';
import type { HoursPlace, PlanSourceData } from '../../context/ports/planning.ts';
import { findTripDestination } from '../trips/trip-destination.service.ts';

/** A point on the equator: right for all hours except those that follow the sun. */
const NOWHERE: HoursPlace = { coordinates: [0, 0], zone: 'Etc/UTC', countryCode: undefined };

/** NOT_FOUND if the trip is absent or another user's; RULE_VIOLATED as for {@link toPlanSource}. */
export async function loadPlanSource(
  { reads }: Pick<InvitedContext, 'reads'>,
  { tripId }: { tripId: TripId },
): Promise<PlanSourceData> {
  const [trip, pois] = await Promise.all([reads.trip(tripId), reads.pois(tripId)]);
  return toPlanSource(trip, pois);
}

/**
 * A trip's data for a planning thread; RULE_VIOLATED if the trip is from before there was a limit, and has more POIs.
 */
export function toPlanSource(trip: Trip, pois: readonly Poi[]): PlanSourceData {
  if (pois.length > MAX_POIS_PER_TRIP) throw tooManyPlaces(pois.length);
  const { id, startDate, endDate, flightDetails, arrivalAirport, createdAt } = trip;
  const airport = landingAirport(trip);
  const place = findTripDestination(trip);
  const { coordinates, zone } = place ?? NOWHERE;
  return {
    trip: { id, startDate, endDate, flightDetails, arrivalAirport, createdAt },
    pois,
    airportAt: airport ? findAirport(airport)?.coordinates : undefined,
    destinationAt: place?.coordinates,
    hoursAt: { coordinates, zone, countryCode: place && holidayAreaOf(place) },
  };
}

/** A part of a country may have holidays of its own. */
function holidayAreaOf({ code, countryCode }: Destination): string {
  return findHolidayArea(code) ?? countryCode;
}

function tooManyPlaces(count: number): AppError {
  return new AppError('plan-place-limit', { limit: MAX_POIS_PER_TRIP, count });
}
