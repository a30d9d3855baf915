import type { TripWithCaches } from '@ooo/domain/trips/trip-caches.schema';
import { type Consequence, whatChanges } from '@ooo/domain/trips/trip-dependencies.rules';
import { useQueryClient } from '@tanstack/react-query';
import { getMutationKey } from '@trpc/react-query';
import { trpc } from '../../../lib/trpc.ts';

interface Refreshing {
  readonly refetchType?: 'active' | 'all';
  /** Replaces the shown trip and its places with another trip's. */
  readonly isAnother?: boolean;
}

/** Shows a trip as answered, and requests again what depends on the changed fields. */
export function useRefreshTrip() {
  const utils = trpc.useUtils();
  const queryClient = useQueryClient();
  return async (
    trip: TripWithCaches,
    { refetchType = 'active', isAnother = false }: Refreshing = {},
  ): Promise<void> => {
    const { id: tripId } = trip;
    const shown = isAnother ? undefined : utils.trips.get.getData({ id: tripId });
    const changed = shown && whatChanges(shown, trip);
    utils.trips.get.setData({ id: tripId }, trip);
    // Without a cached trip everything counts as changed.
    const follows = (...what: Consequence[]) => !changed || what.some((each) => changed.has(each));
    await Promise.all([
      utils.trips.overview.invalidate(undefined, { refetchType }),
      utils.packing.packed.invalidate({ tripId }, { refetchType }),
      follows('times') &&
        Promise.all([
          utils.pois.list.invalidate({ tripId }, { refetchType }),
          utils.schedule.openingHours.invalidate({ tripId }, { refetchType }),
          utils.schedule.placeHours.invalidate(undefined, { refetchType }),
        ]),
      follows('weather') && utils.weather.batch.invalidate(undefined, { refetchType }),
      follows('overview', 'timeDifference') &&
        utils.overview.get.invalidate(undefined, { refetchType }),
      follows('packing') &&
        queryClient.invalidateQueries({ queryKey: getMutationKey(trpc.packing.enhance) }),
    ]);
  };
}
