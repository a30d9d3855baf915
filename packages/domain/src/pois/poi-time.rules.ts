import type { FlightTrip } from '../flight-window/flight-ends.ts';
import { checkVisit, type VisitRefusal } from '../flight-window/flight-window.rules.ts';
import { isTripDate } from '../trips/trip-days.rules.ts';
import { isJourney } from './poi.rules.ts';
import type { Poi, PoiTime } from './poi.schema.ts';

/**
 * Why a POI cannot have its time; undefined if it can, or has no date. Airports and flights are part of the journey,
 * so only the trip's dates bind them.
 */
export function findTimeRefusal(
  trip: FlightTrip,
  poi: Pick<Poi, 'date' | 'startTime' | 'duration' | 'category' | 'tag'>,
): VisitRefusal | undefined {
  const { date, startTime, duration } = poi;
  if (date === null) return undefined;
  if (startTime === null || isJourney(poi))
    return isTripDate(trip, date) ? undefined : 'outside-trip';
  const visit = checkVisit(trip, { date, startTime, duration });
  return visit.ok ? undefined : visit.reason;
}

/** A place without dates, or with one of them, is in order. */
export function endsAfterItBegins({ date, endDate }: Pick<Poi, 'date' | 'endDate'>): boolean {
  return date === null || endDate === null || endDate >= date;
}

/**
 * True if a place no longer has the time that it is moved away from: another user has moved it. False if it already has
 * the wanted time: the same request may come twice.
 */
export function isMovedMeanwhile(now: PoiTime, from: PoiTime, to: PoiTime): boolean {
  return !isSameTime(now, from) && !isSameTime(now, to);
}

function isSameTime(one: PoiTime, other: PoiTime): boolean {
  return (
    one.date === other.date && one.startTime === other.startTime && one.duration === other.duration
  );
}
