import type { Trip } from '@ooo/domain/trips/trip.schema';
import { trpc } from '../../../lib/trpc.ts';

/** Shows a trip as it was answered, and asks anew for all that follows from its dates and flights. */
export function useRefreshTrip() {
  const utils = trpc.useUtils();
  return async (
    trip: Trip,
    { refetchType = 'active' }: { refetchType?: 'active' | 'all' } = {},
  ): Promise<void> => {
    utils.trips.get.setData({ id: trip.id }, trip);
    await Promise.all([
      utils.trips.overview.invalidate(undefined, { refetchType }),
      utils.pois.list.invalidate({ tripId: trip.id }, { refetchType }),
      utils.schedule.openingHours.invalidate({ tripId: trip.id }, { refetchType }),
      utils.weather.batch.invalidate(undefined, { refetchType }),
      utils.overview.get.invalidate(undefined, { refetchType }),
    ]);
  };
}
