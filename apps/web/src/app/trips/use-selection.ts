import type { Poi } from '@ooo/domain/pois/poi.schema';
import { isScheduled } from '@ooo/domain/pois/poi.rules';
import { isCalendarDate } from '@ooo/domain/shared/calendar-date';
import { isTripDate } from '@ooo/domain/trips/trip-days.rules';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { useCallback } from 'react';
import type { TripView } from '../../features/trips/lib/trip-view.ts';

/**
 * Selects a place for column, map and calendar at once, or none. If one day is shown and the place is not on it, its own
 * day is shown then, so that no view is left without it.
 */
export function useSelection(
  trip: Trip,
  { day }: TripView,
  go: (change: Partial<TripView>) => void,
): (poi: Poi | undefined) => void {
  return useCallback(
    (poi) => {
      if (!poi || !isCalendarDate(day) || poi.date === day) return go({ placeId: poi?.id });
      const hasDay = poi.date !== null && isScheduled(poi) && isTripDate(trip, poi.date);
      go({ placeId: poi.id, day: hasDay && poi.date !== null ? poi.date : 'all' });
    },
    [trip, day, go],
  );
}
