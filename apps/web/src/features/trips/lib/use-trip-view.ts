import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { parseTripView, toSearchParams, type TripView } from './trip-view.ts';

/** The view that the address names, and a way to another one; a change of tab can be gone back from. */
export function useTripView(): [TripView, (change: Partial<TripView>) => void] {
  const [params, setParams] = useSearchParams();
  const view = useMemo(() => parseTripView(params), [params]);
  const go = useCallback(
    (change: Partial<TripView>) => {
      setParams((current) => toSearchParams({ ...parseTripView(current), ...change }), {
        replace: change.tab === undefined,
        preventScrollReset: true,
      });
    },
    [setParams],
  );
  return [view, go];
}
