import { useLayoutEffect, useMemo, useRef } from 'react';
import type { ItineraryActions } from '../components/days/itinerary-actions.ts';

/** The same actions under one identity, so that a row renders again only if its content changes. */
export function useStableActions(actions: ItineraryActions): ItineraryActions {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  return useMemo(
    () => ({
      onSelect: (poi) => latest.current.onSelect(poi),
      onDetails: (poi) => latest.current.onDetails(poi),
      onSetTime: (poi, date) => latest.current.onSetTime(poi, date),
      onRemove: (poi) => latest.current.onRemove(poi),
      onShowFlights: () => latest.current.onShowFlights(),
    }),
    [],
  );
}
