import type { Trip } from '@ooo/domain/trips/trip.schema';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { parseTripView, toSearchParams, type TripView } from './trip-view.ts';

/** The view that the address names, and how to change it. Going back leaves the trip: no view is a page of its own. */
export function useTripView(trip: Trip): [TripView, (change: Partial<TripView>) => void] {
  const [params, setParams] = useSearchParams();
  const view = useMemo(() => parseTripView(params, trip), [params, trip]);
  // The router shows an address a moment later: two changes in a row must not undo each other.
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  }, [params]);
  const go = useCallback(
    (change: Partial<TripView>) => {
      const next = toSearchParams(
        { ...parseTripView(latest.current, trip), ...change },
        latest.current.get('trip'),
      );
      latest.current = next;
      // A transition would yield to every frame that the map paints before the place shows as selected.
      const flushSync = change.tab === undefined;
      setParams(next, { replace: true, preventScrollReset: true, flushSync });
    },
    [setParams, trip],
  );
  return [view, go];
}
