import type { Trip } from '@ooo/domain/trips/trip.schema';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { parseTripView, toSearchParams, type TripView } from './trip-view.ts';

/**
 * The view in the address, and a stable function that changes it. A change shows at once; the router's address follows a
 * moment later. It replaces the history entry, so going back leaves the trip.
 */
export function useTripView(trip: Trip): [TripView, (change: Partial<TripView>) => void] {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [change, setChange] = useState({ from: params, to: params });
  const shown = change.from === params ? change.to : params;
  const view = useMemo(() => parseTripView(shown, trip), [shown, trip]);
  // Two changes in a row must not undo each other.
  const latest = useRef(change);
  useEffect(() => {
    latest.current = { from: params, to: params };
  }, [params]);
  const go = useCallback(
    (fields: Partial<TripView>) => {
      const { from, to: before } = latest.current;
      const view = { ...parseTripView(before, trip), ...fields };
      const to = toSearchParams(view, before.get('trip'));
      latest.current = { from, to };
      setChange(latest.current);
      void navigate({ search: `?${to.toString()}` }, { replace: true, preventScrollReset: true });
    },
    [navigate, trip],
  );
  return [view, go];
}
