import { AirportCode } from '../airports/airport.schema.ts';
import { daysBetween } from '../shared/calendar-date.ts';
import { minutesBetweenZoned } from '../shared/zoned.ts';
import type { ZoneOf } from './flight-direction-from-ticket.ts';
import { isFlightNumber } from './same-flight.ts';
import type { TicketSegment, TicketSegmentField } from './ticket.schema.ts';

/** Longer than any flight under one number, its stops included. */
const LONGEST_MIN = 36 * 60;
/** Over the date line a flight lands on the day before it leaves; none takes longer than two nights. */
const EARLIEST_DAY = -1;
const LATEST_DAY = 2;

/**
 * `number-form`: not the code of an airline with a number. `airport-form`: not three letters.
 * `same-airport`: it ends where it starts. `lands-before`: it lands before it leaves. `too-long`: it
 * would take longer than any flight.
 */
export type FlightProblemReason =
  | 'number-form'
  | 'airport-form'
  | 'same-airport'
  | 'lands-before'
  | 'too-long';

/** An impossible value of a flight, and its field. */
export interface FlightProblem {
  readonly field: TicketSegmentField;
  readonly reason: FlightProblemReason;
}

/**
 * The impossible values of a flight, at most one problem for each field; empty if nothing is wrong or too little is
 * known. With both times and the zones of both airports the flight's duration is exact, otherwise only the days
 * count.
 */
export function findFlightProblems(
  segment: TicketSegment,
  zoneOf: ZoneOf = () => undefined,
): FlightProblem[] {
  const { flightNumber, from, to } = segment;
  const problems: FlightProblem[] = [];
  if (flightNumber && !isFlightNumber(flightNumber)) {
    problems.push({ field: 'flightNumber', reason: 'number-form' });
  }
  for (const field of ['from', 'to'] as const) {
    if (segment[field] && !AirportCode.safeParse(segment[field]).success) {
      problems.push({ field, reason: 'airport-form' });
    }
  }
  if (from && from === to && problems.every(({ field }) => field !== 'to')) {
    problems.push({ field: 'to', reason: 'same-airport' });
  }
  const reason = findLengthProblem(segment, zoneOf);
  if (!reason) return problems;
  const isOneDay = segment.departureDate === segment.arrivalDate;
  return [...problems, { field: isOneDay ? 'arrivalTime' : 'arrivalDate', reason }];
}

function findLengthProblem(
  segment: TicketSegment,
  zoneOf: ZoneOf,
): 'lands-before' | 'too-long' | undefined {
  const { departureDate, departureTime, arrivalDate, arrivalTime } = segment;
  if (!departureDate || !arrivalDate) return undefined;
  const days = daysBetween(departureDate, arrivalDate);
  if (days < EARLIEST_DAY) return 'lands-before';
  if (days > LATEST_DAY) return 'too-long';
  const [fromZone, toZone] = [zoneOf(segment.from ?? ''), zoneOf(segment.to ?? '')];
  if (!departureTime || !arrivalTime || !fromZone || !toZone) return undefined;
  const minutes = minutesBetweenZoned(
    { date: departureDate, time: departureTime, zone: fromZone },
    { date: arrivalDate, time: arrivalTime, zone: toZone },
  );
  if (minutes <= 0) return 'lands-before';
  return minutes > LONGEST_MIN ? 'too-long' : undefined;
}
