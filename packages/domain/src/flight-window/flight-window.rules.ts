import { type CalendarDate, daysBetween } from '../shared/calendar-date.ts';
import { type Result, fail, ok } from '../shared/result.ts';
import { type WallTime, toMinutes } from '../shared/wall-time.ts';
import type { LocalTime } from '../shared/zoned.ts';
import { isTripDate } from '../trips/trip-days.rules.ts';
import { type FlightTrip, arrivalAtDestination, departureFromDestination } from './flight-ends.ts';

/** Between landing and the first visit, and between the last visit and take-off. */
export const FLIGHT_BUFFER_MIN = 120;

const MIN_PER_DAY = 1440;

/**
 * The time in which a trip can have visits. Minutes count from midnight of `startDate`, local to the destination, so
 * that a landing at 23:00 opens the second day at 01:00. A bound is absent if the flight is unknown.
 */
export interface FlightWindow {
  readonly startDate: CalendarDate;
  readonly endDate: CalendarDate;
  /** 2 hours after landing. */
  readonly earliestMin?: number;
  /** 2 hours before take-off. */
  readonly latestMin?: number;
}

function minutesInto(startDate: CalendarDate, { date, time }: LocalTime): number {
  return daysBetween(startDate, date) * MIN_PER_DAY + toMinutes(time);
}

export function flightWindow(trip: FlightTrip): FlightWindow {
  const { startDate, endDate } = trip;
  const arrival = arrivalAtDestination(trip);
  const departure = departureFromDestination(trip);
  return {
    startDate,
    endDate,
    ...(arrival && { earliestMin: minutesInto(startDate, arrival) + FLIGHT_BUFFER_MIN }),
    ...(departure && { latestMin: minutesInto(startDate, departure) - FLIGHT_BUFFER_MIN }),
  };
}

/** Minutes of one day, both ends included, 0 to 1440. */
export interface DayBounds {
  readonly startMin: number;
  readonly endMin: number;
}

/**
 * The part of a date that the flights leave for visits; undefined if there is none, or the date is outside the trip.
 */
export function dayBounds(window: FlightWindow, date: CalendarDate): DayBounds | undefined {
  if (!isTripDate(window, date)) return undefined;
  const midnight = daysBetween(window.startDate, date) * MIN_PER_DAY;
  const startMin = Math.max(0, (window.earliestMin ?? midnight) - midnight);
  const endMin = Math.min(MIN_PER_DAY, (window.latestMin ?? Infinity) - midnight);
  return startMin <= endMin ? { startMin, endMin } : undefined;
}

/** A requested visit; `duration` in minutes. */
export interface WantedVisit {
  readonly date: CalendarDate;
  readonly startTime: WallTime;
  readonly duration?: number | null;
}

export type VisitRefusal = 'outside-trip' | 'before-arrival' | 'after-departure';

/**
 * Whether a visit may be set by hand: it starts on a trip date, at the earliest 2 hours after landing and
 * at the latest 2 hours before take-off, both ends included, and is over when the flight leaves. The value
 * is its start in minutes from midnight of the trip's first date.
 */
export function checkVisit(trip: FlightTrip, visit: WantedVisit): Result<number, VisitRefusal> {
  const { startDate, earliestMin = -Infinity, latestMin = Infinity } = flightWindow(trip);
  if (!isTripDate(trip, visit.date)) return fail('outside-trip');
  const start = minutesInto(startDate, { date: visit.date, time: visit.startTime });
  if (start < earliestMin) return fail('before-arrival');
  if (start > latestMin) return fail('after-departure');
  if (start + (visit.duration ?? 0) > latestMin + FLIGHT_BUFFER_MIN) return fail('after-departure');
  return ok(start);
}
