import type { TripId } from '@ooo/domain/shared/ids';
import { isDemoTrip } from '@ooo/domain/trips/trip-ids';
import { useMutation, useQuery } from '@tanstack/react-query';
import { getMutationKey } from '@trpc/react-query';
import { i18n, loadTexts } from '../../../i18n/i18n.ts';
import { toast } from '../../../lib/toast.ts';
import { trpc } from '../../../lib/trpc.ts';

interface OpenDemo {
  /** `isNew` if it was made for this. */
  readonly onOpened: (id: TripId, isNew: boolean) => void;
  readonly onFailed: (error: unknown) => void;
}

/** The demo among the trips of the user or visitor; created first, with a message, if there is none. */
export function useOpenDemo({ onOpened, onFailed }: OpenDemo) {
  const utils = trpc.useUtils();
  return useMutation({
    mutationFn: async () => {
      const overviews = await utils.trips.overview.fetch();
      const there = overviews.find(({ trip }) => isDemoTrip(trip));
      if (there) return { id: there.trip.id, isNew: false };
      const { id } = await utils.client.trips.createDemo.mutate();
      return { id, isNew: true };
    },
    onSuccess: async ({ id, isNew }) => {
      if (isNew) {
        // The page where it was begun may not have had these texts yet.
        await loadTexts();
        toast({
          title: i18n.t('trips:demo.created'),
          message: i18n.t('trips:demo.createdText'),
        });
        await utils.trips.overview.invalidate(undefined, { refetchType: 'all' });
      }
      onOpened(id, isNew);
    },
    onError: onFailed,
  });
}

/** The demo of this browser: open to everyone, and started if there is none. */
export function useStartedDemo({ enabled }: { readonly enabled: boolean }) {
  const utils = trpc.useUtils();
  return useQuery({
    queryKey: getMutationKey(trpc.trips.createDemo),
    queryFn: async () => {
      const trip = await utils.client.trips.createDemo.mutate();
      // A query from before the demo began is still waiting, and would find none.
      await utils.trips.overview.cancel();
      await utils.trips.overview.invalidate(undefined, { refetchType: 'all' });
      return trip;
    },
    enabled,
    gcTime: 0,
  });
}
