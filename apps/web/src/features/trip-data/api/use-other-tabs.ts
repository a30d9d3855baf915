import type { TripId } from '@ooo/domain/shared/ids';
import { useEffect } from 'react';
import { trpc } from '../../../lib/trpc.ts';
import { onOtherTabs } from '../lib/other-tabs.ts';

/** Shows what another tab of this browser does with the places of a trip: nothing is asked for again by itself. */
export function useOtherTabs(tripId: TripId): void {
  const { pois, trips, schedule } = trpc.useUtils();
  useEffect(
    () =>
      onOtherTabs((changedId) => {
        if (changedId !== tripId) return;
        void pois.list.invalidate({ tripId }, { refetchType: 'all' });
        void trips.overview.invalidate(undefined, { refetchType: 'all' });
        void schedule.openingHours.invalidate({ tripId }, { refetchType: 'all' });
      }),
    [tripId, pois, trips, schedule],
  );
}
