import type { Trip } from '../trips/trip.schema.ts';

/** The code of the airport where the traveller lands; null if the trip has none. */
export function landingAirport(
  trip: Pick<Trip, 'flightDetails' | 'arrivalAirport'>,
): string | null {
  return trip.flightDetails?.outbound?.segments?.at(-1)?.to ?? trip.arrivalAirport;
}
