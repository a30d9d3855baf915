import type { TripId } from '../shared/ids.ts';
import type { Trip } from '../trips/trip.schema.ts';
import { type FlyingTrip, listTripFlights } from './flights-of-trip.ts';
import { isSameFlight } from './same-flight.ts';
import type { TicketSegment } from './ticket.schema.ts';

export interface DuplicateFlight {
  /** Index among the segments that were passed in. */
  readonly segment: number;
  /** The trip that has the flight already. */
  readonly tripId: TripId;
}

/**
 * Which of the segments are flights that the trips already have, by segment and then in the order of the trips; empty
 * if none is. Only flights with a number and a day are compared.
 */
export function findDuplicateFlights(
  trips: readonly (FlyingTrip & Pick<Trip, 'id'>)[],
  segments: readonly TicketSegment[],
): DuplicateFlight[] {
  const kept = trips.map((trip) => ({ tripId: trip.id, flights: listTripFlights(trip) }));
  return segments.flatMap((segment, index) =>
    kept
      .filter(({ flights }) => flights.some((flight) => isSameFlight(flight, segment)))
      .map(({ tripId }) => ({ segment: index, tripId })),
  );
}
