import {
  type Destination,
  findDestination,
  findDestinationOfAirport,
} from '@ooo/atlas/destinations';
import type { Trip } from '@ooo/domain/trips/trip.schema';

type Goal = Pick<Trip, 'destination'> & { arrivalAirport?: string | null | undefined };

/**
 * The city that a trip goes to: what its destination's name says, else the city of its airport. Of
 * two cities of one name (San José) it is the one that the airport belongs to.
 */
export function findTripDestination({
  destination,
  arrivalAirport,
}: Goal): Destination | undefined {
  const byName = findDestination(destination);
  const byAirport = arrivalAirport ? findDestinationOfAirport(arrivalAirport) : undefined;
  return byAirport && byName?.city === byAirport.city ? byAirport : (byName ?? byAirport);
}
