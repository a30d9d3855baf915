import { parseDuration } from '../shared/duration.ts';
import { defined } from '../shared/defined.ts';
import { type LocalTime, minutesBetweenZoned, type ZonedTime } from '../shared/zoned.ts';
import { addDays } from '../shared/calendar-date.ts';
import type { FlightLeg, FlightSegment, Trip } from '../trips/trip.schema.ts';
import { parseArrivalTime } from './arrival-time.ts';
import { departureFromDestination } from './flight-ends.ts';

/** A flight as far as the trip knows it: times are wall times in the zone beside them. */
export type ShownFlight = Partial<FlightSegment>;

/** One direction of a trip's journey with its flights, in their order. */
export interface ShownWay {
  readonly side: 'outbound' | 'return';
  readonly flights: readonly ShownFlight[];
  /** Of the whole way, as printed or worked out: `14h 30m`. */
  readonly duration: string | undefined;
}

/** The flights of a trip, way by way; empty where it has none. */
export function listWays(trip: Trip): ShownWay[] {
  return (['outbound', 'return'] as const).flatMap((side) => {
    const leg = trip.flightDetails?.[side];
    const flights = leg ? listFlights(trip, side, leg) : [];
    return flights.length > 0 ? [{ side, flights, duration: leg?.duration }] : [];
  });
}

function listFlights(trip: Trip, side: ShownWay['side'], leg: FlightLeg): ShownFlight[] {
  const { segments = [], aircraft, duration, seatNumber, mealService } = leg;
  // What was said of the way is said of its only flight.
  const details = defined({ aircraft, duration, seat: seatNumber, meal: mealService });
  const [first, ...more] = segments;
  if (first) return more.length > 0 ? segments : [{ ...details, ...defined(first) }];
  const flight: ShownFlight = { ...details, ...withoutSegments(trip, side, leg) };
  return leg.flightNumber || leg.departureTime || leg.arrivalTime ? [flight] : [];
}

/** A way of which only the whole is known: it lands on the trip's first day, or leaves on its last. */
function withoutSegments(trip: Trip, side: ShownWay['side'], leg: FlightLeg): ShownFlight {
  const arrival = leg.arrivalTime === undefined ? undefined : parseArrivalTime(leg.arrivalTime);
  const daysLater = arrival?.daysLater ?? 0;
  const [from, to] = [trip.departureAirport ?? undefined, trip.arrivalAirport ?? undefined];
  const leaves = departureFromDestination(trip)?.date ?? trip.endDate;
  const common = {
    flightNumber: leg.flightNumber?.slice(0, 60),
    departureTime: leg.departureTime,
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

/** Minutes on the ground between two flights; undefined where they cannot be known or make no sense. */
export function minutesOnGround(before: ShownFlight, after: ShownFlight): number | undefined {
  const landed = toZoned(before.arrivalDate, before.arrivalTime, before.arrivalZone);
  const leaves = toZoned(after.departureDate, after.departureTime, after.departureZone);
  if (!landed || !leaves) return undefined;
  const minutes = minutesBetweenZoned(landed, leaves);
  return minutes > 0 ? minutes : undefined;
}

/** How long a flight takes: as printed, else by the clocks of both airports; undefined where neither says. */
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
 * By how many minutes the clock at the end of a way is ahead of the one at its start, when it lands;
 * negative where it is behind, undefined where a zone is unknown.
 */
export function clockShift({ flights }: ShownWay): number | undefined {
  const [first, last] = [flights[0], flights.at(-1)];
  const there = toZoned(last?.arrivalDate, last?.arrivalTime, last?.arrivalZone);
  if (!there || !first?.departureZone) return undefined;
  return minutesBetweenZoned(there, { ...there, zone: first.departureZone });
}
