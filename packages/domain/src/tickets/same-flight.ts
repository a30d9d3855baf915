import type { TicketSegment } from './ticket.schema.ts';

const NUMBER = /^([A-Z]{3}|[A-Z\d]{2})0*(\d{1,4})([A-Z]?)$/;

function withoutGaps(flightNumber: string): string {
  return flightNumber.toUpperCase().replaceAll(/[\s-]/g, '');
}

/** True for an airline's code with its number, however it is spaced: `KE 081`, `9c-8515`, `EZY 12A`. */
export function isFlightNumber(text: string): boolean {
  return NUMBER.test(withoutGaps(text));
}

/** `KE 081`, `ke81` and `KE0081` are one flight number; a text of another form is itself, without spaces. */
export function toFlightNumberKey(flightNumber: string): string {
  const text = withoutGaps(flightNumber);
  const match = NUMBER.exec(text);
  return match ? `${match[1]}${match[2]}${match[3]}` : text;
}

/** True if both have a flight number and it is the same. */
export function hasSameNumber(one: TicketSegment, other: TicketSegment): boolean {
  if (!one.flightNumber || !other.flightNumber) return false;
  return toFlightNumberKey(one.flightNumber) === toFlightNumberKey(other.flightNumber);
}

/** True if both have both airports and they are the same. */
export function hasSameRoute(one: TicketSegment, other: TicketSegment): boolean {
  const isKnown = one.from !== undefined && one.to !== undefined;
  return isKnown && one.from === other.from && one.to === other.to;
}

/**
 * The same flight on the same day: by number and date of departure, or of arrival if one of them lacks its departure;
 * if a number is missing, by route, date and time of departure. Unknown values never match.
 */
export function isSameFlight(one: TicketSegment, other: TicketSegment): boolean {
  if (!one.departureDate || !other.departureDate) {
    const isSameArrival = one.arrivalDate !== undefined && one.arrivalDate === other.arrivalDate;
    return isSameArrival && hasSameNumber(one, other);
  }
  if (one.departureDate !== other.departureDate) return false;
  if (one.flightNumber && other.flightNumber) return hasSameNumber(one, other);
  const hasSameTime = one.departureTime !== undefined && one.departureTime === other.departureTime;
  return hasSameTime && hasSameRoute(one, other);
}
