import type { TripWithCaches } from '@ooo/domain/trips/trip-caches.schema';
import { useQueryClient } from '@tanstack/react-query';
import { getMutationKey } from '@trpc/react-query';
import { trpc } from '../../../lib/trpc.ts';

/** Shows a trip as it was answered, and asks anew for all that follows from its dates and flights. */
export function useRefreshTrip() {
  const utils = trpc.useUtils();
  const queryClient = useQueryClient();
  return async (
    trip: TripWithCaches,
    { refetchType = 'active' }: { refetchType?: 'active' | 'all' } = {},
  ): Promise<void> => {
    utils.trips.get.setData({ id: trip.id }, trip);
    await Promise.all([
      utils.trips.overview.invalidate(undefined, { refetchType }),
      utils.pois.list.invalidate({ tripId: trip.id }, { refetchType }),
      utils.schedule.openingHours.invalidate({ tripId: trip.id }, { refetchType }),
      utils.schedule.placeHours.invalidate(undefined, { refetchType }),
      utils.weather.batch.invalidate(undefined, { refetchType }),
      utils.overview.get.invalidate(undefined, { refetchType }),
      utils.packing.packed.invalidate({ tripId: trip.id }, { refetchType }),
      queryClient.invalidateQueries({ queryKey: getMutationKey(trpc.packing.enhance) }),
    ]);
  };
}
