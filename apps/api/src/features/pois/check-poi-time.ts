import {
  checkVisit,
  OUTSIDE_FLIGHT_WINDOW_MESSAGE,
} from '@ooo/domain/flight-window/flight-window.rules';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import { isTripDate } from '@ooo/domain/trips/trip-days.rules';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { AppError } from '../../errors.ts';

type PoiTime = Pick<Poi, 'date' | 'startTime' | 'duration'>;

/** RULE_VIOLATED where a place would stand outside of its trip; a place without a date stands nowhere. */
export function checkPoiTime(trip: Trip, { date, startTime, duration }: PoiTime): void {
  if (date === null) return;
  if (startTime === null) {
    if (!isTripDate(trip, date)) throw outside('outside-trip');
    return;
  }
  const visit = checkVisit(trip, { date, startTime, duration });
  if (!visit.ok) throw outside(visit.reason);
}

function outside(reason: string): AppError {
  return new AppError('RULE_VIOLATED', {
    message: OUTSIDE_FLIGHT_WINDOW_MESSAGE,
    details: { reason },
  });
}
