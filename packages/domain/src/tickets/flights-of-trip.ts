import type { FlightLeg, Trip } from '../trips/trip.schema.ts';
import type { ZoneOf } from './flight-leg-from-ticket.ts';
import type { TicketLeg } from './ticket.schema.ts';

export const FLIGHT_SIDES = ['outbound', 'return'] as const;
export type FlightSide = (typeof FLIGHT_SIDES)[number];

/** The flights of one direction as a ticket would say them; empty where the trip has no segments of it. */
export function toTicketLegs(flight: FlightLeg | undefined): TicketLeg[] {
  return (flight?.segments ?? []).map(({ departureZone: _from, arrivalZone: _to, ...leg }) => leg);
}

/** The fields of a trip that say when it flies. */
export type FlyingTrip = Pick<Trip, 'flightDetails' | 'startDate' | 'endDate'>;

/**
 * All flights of a trip of which the number and the day are known, in the order of the journey. Of a way
 * without segments there is its one number with the day that the trip knows: it lands on the first, or
 * leaves on the last.
 */
export function listTripFlights({ flightDetails, startDate, endDate }: FlyingTrip): TicketLeg[] {
  const days = { outbound: { arrivalDate: startDate }, return: { departureDate: endDate } };
  return FLIGHT_SIDES.flatMap((side) => {
    const flight = flightDetails?.[side];
    if (flight?.segments?.length) return toTicketLegs(flight);
    const flightNumber = flight?.flightNumber;
    return flightNumber ? [{ flightNumber, ...days[side] }] : [];
  });
}

/** What `zoneOf` knows, and beyond it what the trip's own flights say of their airports. */
export function withZonesOfTrip(
  { flightDetails }: Pick<Trip, 'flightDetails'>,
  zoneOf: ZoneOf,
): ZoneOf {
  const segments = FLIGHT_SIDES.flatMap((side) => flightDetails?.[side]?.segments ?? []);
  const known = new Map(
    segments.flatMap(({ from, to, departureZone, arrivalZone }) => [
      [from, departureZone],
      [to, arrivalZone],
    ]),
  );
  return (airport) => zoneOf(airport) ?? known.get(airport);
}
