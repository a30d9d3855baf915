import { daysBetween } from '../shared/calendar-date.ts';
import type { Trip } from '../trips/trip.schema.ts';
import { type CityOf, EACH_ITS_OWN, isSameCity } from './city-of.ts';
import { type FlightSide, toTicketSegments } from './flights-of-trip.ts';
import { isConnected } from './merge-flights.ts';
import { isSameFlight } from './same-flight.ts';
import type { TicketSegment } from './ticket.schema.ts';

type TripEnds = Pick<
  Trip,
  'startDate' | 'endDate' | 'departureAirport' | 'arrivalAirport' | 'flightDetails'
>;

/**
 * The direction of the trip to which the flights of a one-way ticket belong: the one that has one of them already or
 * connects with them; otherwise by the airports, or their cities, at home and at the destination; otherwise by the
 * nearer end of the trip.
 */
export function sideOfFlights(
  trip: TripEnds,
  segments: readonly TicketSegment[],
  cityOf: CityOf = EACH_ITS_OWN,
): FlightSide {
  const outbound = toTicketSegments(trip.flightDetails?.outbound);
  const homebound = toTicketSegments(trip.flightDetails?.return);
  const isOn = (side: readonly TicketSegment[]): boolean =>
    segments.some((segment) => side.some((known) => isSameFlight(known, segment)));
  if (isOn(outbound)) return 'outbound';
  if (isOn(homebound)) return 'return';
  if (outbound.length > 0 && isConnected([...segments, ...outbound])) return 'outbound';
  if (homebound.length > 0 && isConnected([...homebound, ...segments])) return 'return';

  const home = [outbound[0]?.from, homebound.at(-1)?.to, trip.departureAirport];
  const there = [outbound.at(-1)?.to, homebound[0]?.from, trip.arrivalAirport];
  const [from, to] = [segments[0]?.from, segments.at(-1)?.to];
  if (isAmong(to, home, cityOf) || isAmong(from, there, cityOf)) return 'return';
  if (isAmong(from, home, cityOf) || isAmong(to, there, cityOf)) return 'outbound';

  const departure = segments[0]?.departureDate;
  if (!departure) return 'outbound';
  const [toStart, toEnd] = [trip.startDate, trip.endDate].map((date) =>
    Math.abs(daysBetween(date, departure)),
  );
  return (toEnd ?? 0) < (toStart ?? 0) ? 'return' : 'outbound';
}

function isAmong(
  airport: string | undefined,
  airports: readonly (string | null | undefined)[],
  cityOf: CityOf,
): boolean {
  return airports.some((other) => isSameCity(airport, other, cityOf));
}
