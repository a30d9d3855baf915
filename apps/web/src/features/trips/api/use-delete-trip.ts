import { DEMO_TRIP_ID } from '@ooo/domain/trips/trip-ids';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../lib/toast.ts';
import { trpc } from '../../../lib/trpc.ts';
import { inOrder } from '../lib/arranged-trips.ts';

/** Deletes a trip; the caller gets the first remaining trip, undefined if there is none. */
export function useDeleteTrip(trip: Trip | undefined) {
  const { t } = useTranslation(['trips', 'common']);
  const queryClient = useQueryClient();
  const utils = trpc.useUtils();
  const deletion = trpc.trips.delete.useMutation({
    onSuccess: (_nothing, { id }) => {
      utils.trips.overview.setData(undefined, (before) =>
        before?.filter((overview) => overview.trip.id !== id),
      );
      queryClient.removeQueries({ queryKey: getQueryKey(trpc.trips.get, { id }) });
      queryClient.removeQueries({ queryKey: getQueryKey(trpc.pois.list, { tripId: id }) });
      toast(
        id === DEMO_TRIP_ID
          ? { title: t('demo.cleared') }
          : {
              title: t('delete.done'),
              message: t('delete.doneText', { name: trip?.name ?? '' }),
            },
      );
    },
    onError: () =>
      toast({ title: t('common:errorTitle'), message: t('delete.failed'), variant: 'destructive' }),
  });
  return {
    isDeleting: deletion.isPending,
    deleteTrip: ({ id }: Trip, onDeleted: (next: Trip | undefined) => void) =>
      deletion.mutate(
        { id },
        { onSuccess: () => onDeleted(inOrder(utils.trips.overview.getData() ?? [])[0]?.trip) },
      ),
  };
}
