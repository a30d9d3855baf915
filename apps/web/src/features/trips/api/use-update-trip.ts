import type { Trip, TripPatch } from '@ooo/domain/trips/trip.schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../lib/toast.ts';
import { tripKeys } from '../../../lib/trip-queries.ts';
import { useTripSource } from '../../../lib/trip-source.ts';

/** Saves a trip's settings and says so; new dates also change what is known of its days. */
export function useUpdateTrip(trip: Trip) {
  const { t } = useTranslation(['trips', 'common']);
  const source = useTripSource();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (patch: TripPatch) => source.updateTrip(trip.id, patch),
    onSuccess: async (updated) => {
      const moved = updated.startDate !== trip.startDate || updated.endDate !== trip.endDate;
      queryClient.setQueryData(tripKeys.trip(trip.id), updated);
      toast({
        title: t('settings.updated'),
        message: moved ? t('settings.datesUpdated') : t('settings.saved'),
      });
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: tripKeys.overviews }),
        queryClient.invalidateQueries({ queryKey: tripKeys.pois(trip.id) }),
        queryClient.invalidateQueries({ queryKey: tripKeys.openingHours(trip.id) }),
      ]);
    },
    onError: () =>
      toast({
        title: t('common:errorTitle'),
        message: t('settings.failed'),
        variant: 'destructive',
      }),
  });
}
