import { findTimeRefusal } from '@ooo/domain/pois/poi-time.rules';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { AppError } from '../../errors/app-error.ts';

/** RULE_VIOLATED if a POI would be outside of its trip. */
export function checkPoiTime(
  trip: Trip,
  poi: Pick<Poi, 'date' | 'startTime' | 'duration' | 'category' | 'tag'>,
): void {
  const reason = findTimeRefusal(trip, poi);
  if (reason) throw new AppError(reason);
}
