import type { Trip } from '@ooo/domain/trips/trip.schema';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../lib/toast.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useRefreshTrip } from '../../trip-data/api/use-refresh-trip.ts';

/** Replaces the visitor's demo with the original sample. */
export function useRestartDemo({ id }: Pick<Trip, 'id'>): () => void {
  const { t } = useTranslation(['trips', 'common']);
  const utils = trpc.useUtils();
  const refresh = useRefreshTrip();
  const restart = useMutation({
    mutationFn: async () => {
      await utils.client.trips.delete.mutate({ id });
      return utils.client.trips.createDemo.mutate();
    },
    onSuccess: async (fresh) => {
      const refreshed = refresh(fresh, { refetchType: 'all', isAnother: true });
      toast({ title: t('trips:demo.restarted') });
      await refreshed;
    },
    onError: () =>
      toast({
        title: t('common:errorTitle'),
        message: t('trips:demo.restartFailed'),
        variant: 'destructive',
      }),
  });
  return () => restart.mutate();
}
