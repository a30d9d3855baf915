import type { OpeningDays } from '@ooo/domain/scheduling/plan-trip';
import type { PoiId } from '@ooo/domain/shared/ids';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { useMemo } from 'react';
import { trpc } from '../../../lib/trpc.ts';

interface TripHours {
  readonly isPending: boolean;
  /** On the days of the trip; undefined if nothing is known or the request failed. */
  readonly find: (poiId: PoiId) => OpeningDays['days'] | undefined;
}

/** When the saved places are open on the days of the trip, as many as an answer holds. */
export function useTripHours(trip: Pick<Trip, 'id'>): TripHours {
  const { data, isPending } = trpc.schedule.openingHours.useQuery({ tripId: trip.id });
  const find = useMemo(() => {
    const known = new Map(
      data
        ?.filter(({ days }) => days.some(({ windows }) => windows !== null))
        .map(({ poiId, days }) => [poiId, days]),
    );
    return (poiId: PoiId) => known.get(poiId);
  }, [data]);
  return { isPending, find };
}
