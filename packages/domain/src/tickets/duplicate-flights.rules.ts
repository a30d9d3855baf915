import type { TripId } from '../shared/ids.ts';
import type { Trip } from '../trips/trip.schema.ts';
import { type FlyingTrip, listTripFlights } from './flights-of-trip.ts';
import { isSameFlight } from './same-flight.ts';
import type { TicketLeg } from './ticket.schema.ts';

export interface DuplicateFlight {
  /** Index of the leg among those that were asked about. */
  readonly leg: number;
  /** The trip that has the flight already. */
  readonly tripId: TripId;
}

/**
 * Which of the legs are flights that the trips already have, by leg and then in the order of the trips;
 * empty where none is. Only flights with their number and day are compared.
 */
export function findDuplicateFlights(
  trips: readonly (FlyingTrip & Pick<Trip, 'id'>)[],
  legs: readonly TicketLeg[],
): DuplicateFlight[] {
  const kept = trips.map((trip) => ({ tripId: trip.id, flights: listTripFlights(trip) }));
  return legs.flatMap((leg, index) =>
    kept
      .filter(({ flights }) => flights.some((flight) => isSameFlight(flight, leg)))
      .map(({ tripId }) => ({ leg: index, tripId })),
  );
}
