import type { TripFromTicket } from '@ooo/domain/tickets/trip-from-ticket';
import { EMPTY_TRIP, type TripFields } from '../state/draft.types.ts';

/** The form's fields as a ticket fills them. */
export function toTripFields(ticket: TripFromTicket): TripFields {
  const destination = ticket.destination ?? '';
  return {
    ...EMPTY_TRIP,
    arrivalAirport: ticket.arrivalAirport ?? '',
    destination,
    suggestedCity: destination,
    startDate: ticket.startDate ?? null,
    endDate: ticket.endDate ?? null,
    departureAirport: ticket.departureAirport ?? '',
  };
}

function pick<Value>(now: Value, was: Value, next: Value, empty: Value): Value {
  return now === empty || now === was ? next : now;
}

/**
 * The form after its flights changed: fields that came from them follow, even to empty; the
 * traveller's own stay.
 */
export function refillTrip(current: TripFields, before: TripFields, after: TripFields): TripFields {
  return {
    ...current,
    arrivalAirport: pick(current.arrivalAirport, before.arrivalAirport, after.arrivalAirport, ''),
    destination: pick(current.destination, before.destination, after.destination, ''),
    suggestedCity: after.suggestedCity || current.suggestedCity,
    isNotFlying: current.isNotFlying && after.arrivalAirport === '',
    startDate: pick(current.startDate, before.startDate, after.startDate, null),
    endDate: pick(current.endDate, before.endDate, after.endDate, null),
    departureAirport: pick(
      current.departureAirport,
      before.departureAirport,
      after.departureAirport,
      '',
    ),
  };
}
