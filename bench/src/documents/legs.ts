import { type Airport, findAirport } from '@ooo/atlas/airports';
import { type CalendarDate, daysBetween } from '@ooo/domain/shared/calendar-date';
import { type LocalTime, toInstant, toLocal } from '@ooo/domain/shared/zoned';
import type { WallTime } from '@ooo/domain/shared/wall-time';
import type { LegFacts } from './facts.ts';
import { type Place, placeOf } from './places.ts';

/** A leg with what follows from its facts: airports, zones, arrival. */
export interface Leg extends LegFacts {
  readonly airline: string;
  readonly number: number;
  readonly origin: Place;
  readonly target: Place;
  readonly departure: LocalTime;
  readonly arrival: LocalTime;
  readonly minutes: number;
  readonly start: Date;
  /** Calendar days from departure to arrival, -1 to 2. */
  readonly days: number;
  readonly seat: string | undefined;
}

export function toLeg(facts: LegFacts): Leg {
  const [airline = '', number = ''] = facts.flight.split(' ');
  const [date, time] = facts.departs.split(' ') as [CalendarDate, WallTime];
  const [hours = 0, rest = 0] = facts.takes.split(':').map(Number);
  const minutes = hours * 60 + rest;
  const start = toInstant({ date, time, zone: zoneOf(facts.from) });
  const arrival = toLocal(new Date(start.getTime() + minutes * 60_000), zoneOf(facts.to));
  return {
    ...facts,
    airline,
    number: Number(number),
    origin: placeOf(facts.from),
    target: placeOf(facts.to),
    departure: { date, time },
    arrival,
    start,
    minutes,
    days: daysBetween(date, arrival.date),
    seat: facts.seats?.join(', '),
  };
}

export function airportOf(code: string): Airport {
  const airport = findAirport(code);
  if (!airport) throw new Error(`The atlas has no airport ${code}.`);
  return airport;
}

function zoneOf(code: string): string {
  return airportOf(code).zone;
}

/** Minutes on the ground between a leg and the next. */
export function waitMinutes(leg: Leg, next: Leg): number {
  return (next.start.getTime() - leg.start.getTime()) / 60_000 - leg.minutes;
}

/** Minutes from the departure of the first leg to the arrival of the last: the travel time that agencies print. */
export function travelMinutes(legs: readonly Leg[]): number {
  const [first, last] = [legs[0], legs.at(-1)];
  if (!first || !last) return 0;
  return (last.start.getTime() - first.start.getTime()) / 60_000 + last.minutes;
}
