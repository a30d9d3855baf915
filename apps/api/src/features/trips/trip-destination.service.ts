import {
  type Destination,
  findDestination,
  findDestinationOfAirport,
} from '@ooo/atlas/destinations';
import type { Trip } from '@ooo/domain/trips/trip.schema';

type Goal = Pick<Trip, 'destination'> & { arrivalAirport?: string | null | undefined };

/**
 * The city that a trip goes to: by its destination's name, otherwise the city of its airport. Of two cities with the
 * same name (San José) it is the one that the airport serves.
 */
export function findTripDestination({
  destination,
  arrivalAirport,
}: Goal): Destination | undefined {
  const byName = findDestination(destination);
  const byAirport = arrivalAirport ? findDestinationOfAirport(arrivalAirport) : undefined;
  return byAirport && byName?.city === byAirport.city ? byAirport : (byName ?? byAirport);
}
