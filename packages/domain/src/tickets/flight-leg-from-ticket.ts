import { AirportCode } from '../airports/airport.schema.ts';
import { formatArrivalTime } from '../flight-window/arrival-time.ts';
import { daysBetween } from '../shared/calendar-date.ts';
import { defined } from '../shared/defined.ts';
import { formatDuration } from '../shared/duration.ts';
import { minutesBetweenZoned } from '../shared/zoned.ts';
import { type FlightLeg, type FlightSegment, MAX_SEGMENTS } from '../trips/trip.schema.ts';
import type { TicketLeg } from './ticket.schema.ts';

/** The IANA zone of an airport, undefined where it is unknown. */
export type ZoneOf = (airport: string) => string | undefined;

/**
 * The legs of one direction as a trip keeps them, in the order of departure; undefined without a leg. Legs
 * that lack their flight number, airports or date, and more than {@link MAX_SEGMENTS}, give no segments, but
 * their times still count.
 */
export function toFlightLeg(legs: readonly TicketLeg[], zoneOf: ZoneOf): FlightLeg | undefined {
  const [first] = legs;
  const last = legs.at(-1);
  if (!first || !last) return undefined;
  const daysLater =
    first.departureDate && last.arrivalDate
      ? daysBetween(first.departureDate, last.arrivalDate)
      : 0;
  const segments = legs.flatMap((leg) => toSegment(leg, zoneOf));
  const isComplete = segments.length === legs.length && legs.length <= MAX_SEGMENTS;
  return defined({
    flightNumber: joined(legs, 'flightNumber', ' / ', 60),
    aircraft: joined(legs, 'aircraft', ' / ', 100),
    duration: legs.length === 1 ? first.duration?.slice(0, 20) : wholeDuration(first, last, zoneOf),
    departureTime: first.departureTime,
    arrivalTime: last.arrivalTime && formatArrivalTime(last.arrivalTime, daysLater),
    seatNumber: joined(legs, 'seat', ', ', 60),
    mealService: joined(legs, 'meal', ', ', 100),
    segments: isComplete ? segments : undefined,
  });
}

function toSegment(leg: TicketLeg, zoneOf: ZoneOf): FlightSegment[] {
  const [from, to] = [toAirportCode(leg.from), toAirportCode(leg.to)];
  const { flightNumber, departureDate } = leg;
  if (!from || !to || !departureDate || !flightNumber || flightNumber.length > 10) return [];
  const optional = defined({
    airline: leg.airline?.slice(0, 100),
    operatedBy: leg.operatedBy?.slice(0, 100),
    departureTime: leg.departureTime,
    departureZone: zoneOf(from),
    arrivalDate: leg.arrivalDate,
    arrivalTime: leg.arrivalTime,
    arrivalZone: zoneOf(to),
    duration: leg.duration?.slice(0, 20),
    aircraft: leg.aircraft?.slice(0, 100),
    seat: leg.seat?.slice(0, 60),
    meal: leg.meal?.slice(0, 100),
    baggage: leg.baggage?.slice(0, 100),
    pnr: leg.pnr?.slice(0, 20),
  });
  return [{ flightNumber, from, to, departureDate, ...optional }];
}

function wholeDuration(first: TicketLeg, last: TicketLeg, zoneOf: ZoneOf): string | undefined {
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

/** The code where it is one of an airport by its form. */
export function toAirportCode(code: string | undefined): string | undefined {
  const parsed = AirportCode.safeParse(code);
  return parsed.success ? parsed.data : undefined;
}

/** What the legs say of a field, each wording once; cut to the length that a trip keeps. */
function joined(
  legs: readonly TicketLeg[],
  field: 'flightNumber' | 'aircraft' | 'seat' | 'meal',
  separator: string,
  maxLength: number,
): string | undefined {
  const said = new Set(legs.flatMap((leg) => leg[field] ?? []));
  return said.size > 0 ? [...said].join(separator).slice(0, maxLength) : undefined;
}
