import { DEMO_TRIP_ID } from '@ooo/domain/trips/trip-ids';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../lib/toast.ts';
import { tripKeys } from '../../../lib/trip-queries.ts';
import { useTripSource, type TripOverview } from '../../../lib/trip-source.ts';

/** Deletes a trip; answers the first trip that remains, undefined where none does. */
export function useDeleteTrip() {
  const { t } = useTranslation(['trips', 'common']);
  const source = useTripSource();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (trip: Trip) => {
      await source.deleteTrip(trip.id);
      const before = queryClient.getQueryData<TripOverview[]>(tripKeys.overviews);
      const remaining = before?.filter((overview) => overview.trip.id !== trip.id);
      queryClient.setQueryData(tripKeys.overviews, remaining);
      return remaining?.[0]?.trip;
    },
    onSuccess: (_next, trip) => {
      queryClient.removeQueries({ queryKey: tripKeys.trip(trip.id) });
      queryClient.removeQueries({ queryKey: tripKeys.pois(trip.id) });
      toast(
        trip.id === DEMO_TRIP_ID
          ? { title: t('demo.cleared') }
          : { title: t('delete.done'), message: t('delete.doneText', { name: trip.name }) },
      );
    },
    onError: () =>
      toast({ title: t('common:errorTitle'), message: t('delete.failed'), variant: 'destructive' }),
  });
}
