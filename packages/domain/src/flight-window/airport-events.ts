import type { Poi } from '../pois/poi.schema.ts';
import type { Coordinates } from '../shared/coordinates.schema.ts';
import type { PoiId, TripId } from '../shared/ids.ts';
import { toPoiId } from '../shared/known-ids.ts';
import type { LocalTime } from '../shared/zoned.ts';
import type { Trip } from '../trips/trip.schema.ts';
import { arrivalAtDestination, departureFromDestination } from './flight-ends.ts';

export const arrivalEventId = (tripId: TripId): PoiId => toPoiId(-1000 - tripId);
export const departureEventId = (tripId: TripId): PoiId => toPoiId(-2000 - tripId);

/** Airport events are made from the flights: they cannot be deleted, and editing one opens trip settings. */
export function isAirportEvent(poi: { readonly id: PoiId }): boolean {
  return poi.id < 0;
}

/**
 * `Arrival at` and `Departure from` as places of the trip, at the local time of the flight; none if the flight's time
 * or the airport is unknown. They are never stored.
 */
export function airportEvents(
  trip: Trip,
  coordinatesOf: (airport: string) => Coordinates | undefined = () => undefined,
): Poi[] {
  const outbound = trip.flightDetails?.outbound?.segments?.at(-1);
  const homebound = trip.flightDetails?.return?.segments?.at(0);
  const arrival = arrivalAtDestination(trip);
  const departure = departureFromDestination(trip);
  const landsAt = outbound?.to ?? trip.arrivalAirport;
  const leavesFrom = homebound?.from ?? trip.arrivalAirport;
  const make = (id: PoiId, words: string, airport: string, at: LocalTime): Poi => ({
    id,
    tripId: trip.id,
    name: `${words} ${airport}`,
    category: 'Airport',
    tag: 'airport',
    kind: 'airport',
    date: at.date,
    endDate: null,
    startTime: at.time,
    duration: null,
    notes: null,
    description: null,
    location: located(coordinatesOf(airport)),
    openingHours: null,
    source: null,
    sourceId: null,
    sourceAsOf: null,
    planned: false,
    createdAt: trip.createdAt,
    updatedAt: trip.updatedAt,
  });
  const events: Poi[] = [];
  if (arrival && landsAt) {
    events.push(make(arrivalEventId(trip.id), 'Arrival at', landsAt, arrival));
  }
  if (departure && leavesFrom) {
    events.push(make(departureEventId(trip.id), 'Departure from', leavesFrom, departure));
  }
  return events;
}

function located(coordinates: Coordinates | undefined): Poi['location'] {
  return coordinates ? { coordinates } : {};
}
