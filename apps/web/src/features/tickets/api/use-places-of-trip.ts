import { FLIGHT_SIDES, toTicketSegments } from '@ooo/domain/tickets/flights-of-trip';
import type { TicketSegment } from '@ooo/domain/tickets/ticket.schema';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { useAirportPlaces } from '../../airports/api/use-airport.ts';

function listAirports(flights: readonly Pick<TicketSegment, 'from' | 'to'>[]): string[] {
  return flights.flatMap(({ from = '', to = '' }) => [from, to]);
}

function listAirportsOf({ departureAirport, arrivalAirport, flightDetails }: Trip): string[] {
  const flights = FLIGHT_SIDES.flatMap((side) => toTicketSegments(flightDetails?.[side]));
  return [departureAirport ?? '', arrivalAirport ?? '', ...listAirports(flights)];
}

/**
 * Zones and cities of the airports of a trip and of a ticket for it, as far as they are known yet:
 * some may be of one city. Nothing is asked without a trip.
 */
export function usePlacesOfTrip(trip: Trip | undefined, segments: readonly TicketSegment[]) {
  const places = useAirportPlaces(trip ? [...listAirports(segments), ...listAirportsOf(trip)] : []);
  return {
    zoneOf: (code: string) => places.get(code)?.zone,
    cityOf: (code: string) => places.get(code)?.cityCode,
  };
}
