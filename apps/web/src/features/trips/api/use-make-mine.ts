import type { Trip } from '@ooo/domain/trips/trip.schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../lib/toast.ts';
import { tripKeys } from '../../../lib/trip-queries.ts';
import { useTripSource } from '../../../lib/trip-source.ts';

/** Makes an ordinary trip of the demo of an account: from then on its name, dates and flights can be changed. */
export function useMakeMine(trip: Trip) {
  const { t } = useTranslation(['trips', 'common']);
  const source = useTripSource();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => source.updateTrip(trip.id, { isDemo: false }),
    onSuccess: async (updated) => {
      queryClient.setQueryData(tripKeys.trip(trip.id), updated);
      toast({ title: t('trips:mine.done'), message: t('trips:mine.doneText') });
      await queryClient.invalidateQueries({ queryKey: tripKeys.overviews });
    },
    onError: () =>
      toast({
        title: t('common:errorTitle'),
        message: t('trips:mine.failed'),
        variant: 'destructive',
      }),
  });
}
