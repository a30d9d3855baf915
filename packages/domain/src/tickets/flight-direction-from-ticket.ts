import { AirportCode } from '../airports/airport.schema.ts';
import { formatArrivalTime } from '../flight-window/arrival-time.ts';
import { daysBetween } from '../shared/calendar-date.ts';
import { defined } from '../shared/defined.ts';
import { formatDuration } from '@ooo/texts/writing/short-duration';
import { minutesBetweenZoned } from '../shared/zoned.ts';
import { type FlightDirection, type FlightSegment, MAX_SEGMENTS } from '../trips/trip.schema.ts';
import type { TicketSegment } from './ticket.schema.ts';

/** The IANA zone of an airport; undefined if it is unknown. */
export type ZoneOf = (airport: string) => string | undefined;

/**
 * The flights of one direction as a trip keeps them, in the order of departure; undefined without a flight. If one
 * lacks its flight number, an airport or its date, or there are more than {@link MAX_SEGMENTS}, there are no
 * segments, but the times still count.
 */
export function toFlightDirection(
  flights: readonly TicketSegment[],
  zoneOf: ZoneOf,
): FlightDirection | undefined {
  const [first] = flights;
  const last = flights.at(-1);
  if (!first || !last) return undefined;
  const daysLater =
    first.departureDate && last.arrivalDate
      ? daysBetween(first.departureDate, last.arrivalDate)
      : 0;
  const segments = flights.flatMap((segment) => toSegment(segment, zoneOf));
  const isComplete = segments.length === flights.length && flights.length <= MAX_SEGMENTS;
  return defined({
    flightNumber: joined(flights, 'flightNumber', ' / ', 60),
    aircraft: joined(flights, 'aircraft', ' / ', 100),
    duration:
      flights.length === 1 ? first.duration?.slice(0, 20) : wholeDuration(first, last, zoneOf),
    departureTime: first.departureTime,
    arrivalTime: last.arrivalTime && formatArrivalTime(last.arrivalTime, daysLater),
    seatNumber: joined(flights, 'seat', ', ', 60),
    mealService: joined(flights, 'meal', ', ', 100),
    segments: isComplete ? segments : undefined,
  });
}

function toSegment(segment: TicketSegment, zoneOf: ZoneOf): FlightSegment[] {
  const [from, to] = [toAirportCode(segment.from), toAirportCode(segment.to)];
  const { flightNumber, departureDate } = segment;
  if (!from || !to || !departureDate || !flightNumber || flightNumber.length > 10) return [];
  const optional = defined({
    airline: segment.airline?.slice(0, 100),
    operatedBy: segment.operatedBy?.slice(0, 100),
    departureTime: segment.departureTime,
    departureZone: zoneOf(from),
    arrivalDate: segment.arrivalDate,
    arrivalTime: segment.arrivalTime,
    arrivalZone: zoneOf(to),
    duration: segment.duration?.slice(0, 20),
    aircraft: segment.aircraft?.slice(0, 100),
    seat: segment.seat?.slice(0, 60),
    meal: segment.meal?.slice(0, 100),
    baggage: segment.baggage?.slice(0, 100),
    pnr: segment.pnr?.slice(0, 20),
  });
  return [{ flightNumber, from, to, departureDate, ...optional }];
}

function wholeDuration(
  first: TicketSegment,
  last: TicketSegment,
  zoneOf: ZoneOf,
): string | undefined {
  const [fromZone, toZone] = [zoneOf(first.from ?? ''), zoneOf(last.to ?? '')];
  const { departureDate, departureTime } = first;
  const { arrivalDate, arrivalTime } = last;
  if (!fromZone || !toZone || !departureDate || !departureTime || !arrivalDate || !arrivalTime) {
    return undefined;
  }
  const minutes = minutesBetweenZoned(
    { date: departureDate, time: departureTime, zone: fromZone },
    { date: arrivalDate, time: arrivalTime, zone: toZone },
  );
  return minutes > 0 ? formatDuration(minutes) : undefined;
}

/** The code if it has the form of an airport code. */
export function toAirportCode(code: string | undefined): string | undefined {
  const parsed = AirportCode.safeParse(code);
  return parsed.success ? parsed.data : undefined;
}

/** The segments' values of a field, each once; cut to the length that a trip keeps. */
function joined(
  segments: readonly TicketSegment[],
  field: 'flightNumber' | 'aircraft' | 'seat' | 'meal',
  separator: string,
  maxLength: number,
): string | undefined {
  const said = new Set(segments.flatMap((segment) => segment[field] ?? []));
  return said.size > 0 ? [...said].join(separator).slice(0, maxLength) : undefined;
}
