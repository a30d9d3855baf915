import type { Trip } from '@ooo/domain/trips/trip.schema';
import { trpc } from '../../../lib/trpc.ts';
import { useOutdatePackingLists } from '../../trip-data/api/packing-list-key.ts';

/** Saves what the list depends on; the list is made again, and the current one stays until then. */
export function useSavePreferences({ id }: Pick<Trip, 'id'>) {
  const utils = trpc.useUtils();
  const outdate = useOutdatePackingLists(id);
  return trpc.trips.update.useMutation({
    onSuccess: async (updated) => {
      utils.trips.get.setData({ id }, updated);
      void outdate();
      await utils.trips.overview.invalidate();
    },
  });
}
