import type { Trip } from '@ooo/domain/trips/trip.schema';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { parseTripView, toSearchParams, type TripView } from './trip-view.ts';

/** The view that the address names, and a way to another one; a change of tab can be gone back from. */
export function useTripView(trip: Trip): [TripView, (change: Partial<TripView>) => void] {
  const [params, setParams] = useSearchParams();
  const view = useMemo(() => parseTripView(params, trip), [params, trip]);
  const go = useCallback(
    (change: Partial<TripView>) => {
      setParams((current) => toSearchParams({ ...parseTripView(current, trip), ...change }), {
        replace: change.tab === undefined,
        preventScrollReset: true,
      });
    },
    [setParams, trip],
  );
  return [view, go];
}
