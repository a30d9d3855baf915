import type { FlightDirection, Trip } from '../trips/trip.schema.ts';
import type { ZoneOf } from './flight-direction-from-ticket.ts';
import type { TicketSegment } from './ticket.schema.ts';

export const FLIGHT_SIDES = ['outbound', 'return'] as const;
export type FlightSide = (typeof FLIGHT_SIDES)[number];

/** The flights of one direction in the form of a ticket; empty if the trip has no segments for it. */
export function toTicketSegments(flight: FlightDirection | undefined): TicketSegment[] {
  return (flight?.segments ?? []).map(
    ({ departureZone: _from, arrivalZone: _to, ...segment }) => segment,
  );
}

/** The fields of a trip that say when it flies. */
export type FlyingTrip = Pick<Trip, 'flightDetails' | 'startDate' | 'endDate'>;

/**
 * All flights of a trip whose number and day are known, in the order of the journey. A direction without segments
 * counts as one flight with its number and the day that the trip knows: it lands on the first, or leaves on the last.
 */
export function listTripFlights({
  flightDetails,
  startDate,
  endDate,
}: FlyingTrip): TicketSegment[] {
  const days = { outbound: { arrivalDate: startDate }, return: { departureDate: endDate } };
  return FLIGHT_SIDES.flatMap((side) => {
    const flight = flightDetails?.[side];
    if (flight?.segments?.length) return toTicketSegments(flight);
    const flightNumber = flight?.flightNumber;
    return flightNumber ? [{ flightNumber, ...days[side] }] : [];
  });
}

/** The zones that `zoneOf` knows, and those that the trip's own flights give for their airports. */
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
