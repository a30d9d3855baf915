import { parseDuration } from '../shared/duration.ts';
import { defined } from '../shared/defined.ts';
import { type LocalTime, minutesBetweenZoned, type ZonedTime } from '../shared/zoned.ts';
import { addDays } from '../shared/calendar-date.ts';
import type { FlightDirection, FlightSegment, Trip } from '../trips/trip.schema.ts';
import { parseArrivalTime } from './arrival-time.ts';
import { departureFromDestination } from './flight-ends.ts';

/** A flight, as far as the trip knows it. Times are wall times in the zone beside them. */
export type ShownFlight = Partial<FlightSegment>;

/** One direction of a trip's journey with its flights in order. */
export interface ShownDirection {
  readonly side: 'outbound' | 'return';
  readonly flights: readonly ShownFlight[];
  /** The duration of the whole direction, as printed or computed: `14h 30m`. */
  readonly duration: string | undefined;
}

/** The flights of a trip by direction; empty if it has none. */
export function listDirections(trip: Trip): ShownDirection[] {
  return (['outbound', 'return'] as const).flatMap((side) => {
    const direction = trip.flightDetails?.[side];
    const flights = direction ? listFlights(trip, side, direction) : [];
    return flights.length > 0 ? [{ side, flights, duration: direction?.duration }] : [];
  });
}

function listFlights(
  trip: Trip,
  side: ShownDirection['side'],
  direction: FlightDirection,
): ShownFlight[] {
  const { segments = [], aircraft, duration, seatNumber, mealService } = direction;
  // The direction's details belong to its only flight.
  const details = defined({ aircraft, duration, seat: seatNumber, meal: mealService });
  const [first, ...more] = segments;
  if (first) return more.length > 0 ? segments : [{ ...details, ...defined(first) }];
  const flight: ShownFlight = { ...details, ...withoutSegments(trip, side, direction) };
  return direction.flightNumber || direction.departureTime || direction.arrivalTime ? [flight] : [];
}

/** A direction without segments: it lands on the trip's first day, or leaves on its last. */
function withoutSegments(
  trip: Trip,
  side: ShownDirection['side'],
  direction: FlightDirection,
): ShownFlight {
  const arrival =
    direction.arrivalTime === undefined ? undefined : parseArrivalTime(direction.arrivalTime);
  const daysLater = arrival?.daysLater ?? 0;
  const [from, to] = [trip.departureAirport ?? undefined, trip.arrivalAirport ?? undefined];
  const leaves = departureFromDestination(trip)?.date ?? trip.endDate;
  const common = {
    flightNumber: direction.flightNumber?.slice(0, 60),
    departureTime: direction.departureTime,
    arrivalTime: arrival?.time,
  };
  return side === 'outbound'
    ? defined({
        ...common,
        from,
        to,
        departureDate: addDays(trip.startDate, -daysLater),
        arrivalDate: trip.startDate,
      })
    : defined({
        ...common,
        from: to,
        to: from,
        departureDate: leaves,
        arrivalDate: addDays(leaves, daysLater),
      });
}

function toZoned(
  date: LocalTime['date'] | undefined,
  time: LocalTime['time'] | undefined,
  zone: string | undefined,
): ZonedTime | undefined {
  return date && time && zone ? { date, time, zone } : undefined;
}

/** Minutes on the ground between two flights; undefined if they are unknown or make no sense. */
export function minutesOnGround(before: ShownFlight, after: ShownFlight): number | undefined {
  const landed = toZoned(before.arrivalDate, before.arrivalTime, before.arrivalZone);
  const leaves = toZoned(after.departureDate, after.departureTime, after.departureZone);
  if (!landed || !leaves) return undefined;
  const minutes = minutesBetweenZoned(landed, leaves);
  return minutes > 0 ? minutes : undefined;
}

/** How long a flight takes: as printed, otherwise by the clocks of both airports; undefined if neither is known. */
export function flightMinutes(flight: ShownFlight): number | undefined {
  const printed = flight.duration === undefined ? undefined : parseDuration(flight.duration);
  if (printed !== undefined) return printed;
  const leaves = toZoned(flight.departureDate, flight.departureTime, flight.departureZone);
  const lands = toZoned(flight.arrivalDate, flight.arrivalTime, flight.arrivalZone);
  if (!leaves || !lands) return undefined;
  const minutes = minutesBetweenZoned(leaves, lands);
  return minutes > 0 ? minutes : undefined;
}

/**
 * By how many minutes the clock at the end of a direction is ahead of the clock at its start at landing; negative if
 * it is behind, undefined if a zone is unknown.
 */
export function clockShift({ flights }: ShownDirection): number | undefined {
  const [first, last] = [flights[0], flights.at(-1)];
  const there = toZoned(last?.arrivalDate, last?.arrivalTime, last?.arrivalZone);
  if (!there || !first?.departureZone) return undefined;
  return minutesBetweenZoned(there, { ...there, zone: first.departureZone });
}
