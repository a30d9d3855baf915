import {
  checkVisit,
  OUTSIDE_FLIGHT_WINDOW_MESSAGE,
  type VisitRefusal,
} from '@ooo/domain/flight-window/flight-window.rules';
import { isJourney } from '@ooo/domain/pois/poi.rules';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import { isTripDate } from '@ooo/domain/trips/trip-days.rules';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { AppError } from '../../errors.ts';

type PoiTime = Pick<Poi, 'date' | 'startTime' | 'duration' | 'category' | 'tag'>;

/**
 * Why a place cannot stand where it does: undefined where it can, or has no date. Airports and
 * flights are the way there, so only the trip's dates bind them.
 */
export function findTimeRefusal(trip: Trip, poi: PoiTime): VisitRefusal | undefined {
  const { date, startTime, duration } = poi;
  if (date === null) return undefined;
  if (startTime === null || isJourney(poi))
    return isTripDate(trip, date) ? undefined : 'outside-trip';
  const visit = checkVisit(trip, { date, startTime, duration });
  return visit.ok ? undefined : visit.reason;
}

/** RULE_VIOLATED where a place would stand outside of its trip. */
export function checkPoiTime(trip: Trip, poi: PoiTime): void {
  const reason = findTimeRefusal(trip, poi);
  if (!reason) return;
  throw new AppError('RULE_VIOLATED', {
    message: OUTSIDE_FLIGHT_WINDOW_MESSAGE,
    details: { reason },
  });
}
