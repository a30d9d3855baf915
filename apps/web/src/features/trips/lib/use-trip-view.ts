import type { Trip } from '@ooo/domain/trips/trip.schema';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { parseTripView, toSearchParams, type TripView } from './trip-view.ts';

/** The view that the address names, and how to change it. Going back leaves the trip: no view is a page of its own. */
export function useTripView(trip: Trip): [TripView, (change: Partial<TripView>) => void] {
  const [params, setParams] = useSearchParams();
  const view = useMemo(() => parseTripView(params, trip), [params, trip]);
  const go = useCallback(
    (change: Partial<TripView>) => {
      setParams((current) => toSearchParams({ ...parseTripView(current, trip), ...change }), {
        replace: true,
        preventScrollReset: true,
      });
    },
    [setParams, trip],
  );
  return [view, go];
}
