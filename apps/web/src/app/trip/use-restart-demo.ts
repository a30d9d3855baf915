import type { Trip } from '@ooo/domain/trips/trip.schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { toast } from '../../lib/toast.ts';
import { tripKeys } from '../../lib/trip-queries.ts';
import { useTripSource } from '../../lib/trip-source.ts';

/** Puts the sample in the place of what the visitor has made of the demo. */
export function useRestartDemo(trip: Trip) {
  const { t } = useTranslation(['trips', 'common']);
  const language = useLanguage();
  const source = useTripSource();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await source.deleteTrip(trip.id);
      return source.startDemo(language);
    },
    onSuccess: async (fresh) => {
      queryClient.setQueryData(tripKeys.trip(fresh.id), fresh);
      toast({ title: t('trips:demo.restarted') });
      await Promise.all(
        [tripKeys.overviews, tripKeys.pois(fresh.id), tripKeys.openingHours(fresh.id)].map(
          (queryKey) => queryClient.invalidateQueries({ queryKey, refetchType: 'all' }),
        ),
      );
    },
    onError: () =>
      toast({
        title: t('common:errorTitle'),
        message: t('trips:demo.restartFailed'),
        variant: 'destructive',
      }),
  });
}
