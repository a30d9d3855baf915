import { defined } from '../shared/defined.ts';
import type { FlightDetails, TripCreate } from '../trips/trip.schema.ts';
import { checkedBagsOf } from './checked-bags.ts';
import { toAirportCode, toFlightDirection, type ZoneOf } from './flight-direction-from-ticket.ts';
import type { TicketReading } from './ticket.schema.ts';

/** The fields of a new trip that a ticket settles; what it leaves open is absent. */
export type TripFromTicket = Partial<
  Pick<
    TripCreate,
    | 'destination'
    | 'startDate'
    | 'endDate'
    | 'departureAirport'
    | 'arrivalAirport'
    | 'flightDetails'
    | 'checkedBags'
  >
>;

/**
 * A trip's fields from a ticket. A one-way ticket gives no end; flights that lack their number, an airport or the
 * date give no segments, but their times still count. Zones and the duration of a connection need `zoneOf`.
 */
export function tripFromTicket(
  reading: TicketReading,
  zoneOf: ZoneOf = () => undefined,
): TripFromTicket {
  const split = reading.returnFrom ?? reading.legs.length;
  const outbound = toFlightDirection(reading.legs.slice(0, split), zoneOf);
  const homebound = toFlightDirection(reading.legs.slice(split), zoneOf);
  const allowance = reading.legs.find((segment) => segment.baggage)?.baggage;
  const flightDetails: FlightDetails = {
    ...(outbound && { outbound }),
    ...(homebound && { return: homebound }),
    ...(allowance && { baggage: { weightLimit: allowance.slice(0, 60) } }),
  };
  return defined({
    destination: reading.destination,
    startDate: reading.startDate,
    endDate: reading.endDate,
    departureAirport: toAirportCode(reading.departureAirport),
    arrivalAirport: toAirportCode(reading.arrivalAirport),
    flightDetails: Object.keys(flightDetails).length > 0 ? flightDetails : undefined,
    checkedBags: checkedBagsOf(allowance),
  });
}
