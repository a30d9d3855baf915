import type { StopWarning } from '@ooo/domain/itinerary/itinerary.types';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import type { PoiId } from '@ooo/domain/shared/ids';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { useMemo } from 'react';
import { useItinerary } from './use-itinerary.ts';

/** What is wrong with the visits of a trip, as the itinerary says it; with `suggested` as a plan would have them. */
export function useWarnings(
  trip: Trip,
  suggested: readonly Poi[] | undefined,
): ReadonlyMap<PoiId, StopWarning> {
  const list = useItinerary(trip, suggested);
  const itinerary = list.state === 'loaded' ? list.itinerary : undefined;
  return useMemo(() => {
    const rows = itinerary?.days.flatMap((day) => day.rows) ?? [];
    return new Map(
      rows.flatMap((row) =>
        row.type === 'stop' && row.warning ? [[row.poi.id, row.warning] as const] : [],
      ),
    );
  }, [itinerary]);
}
