import type { Trip } from '@ooo/domain/trips/trip.schema';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../lib/toast.ts';
import { trpc } from '../../../lib/trpc.ts';

/** Makes the demo of an account an ordinary trip: from then on its name, dates and flights can be changed. */
export function useMakeMine({ id }: Pick<Trip, 'id'>): () => void {
  const { t } = useTranslation(['trips', 'common']);
  const utils = trpc.useUtils();
  const update = trpc.trips.update.useMutation({
    onSuccess: async (updated) => {
      utils.trips.get.setData({ id }, updated);
      toast({ title: t('trips:mine.done'), message: t('trips:mine.doneText') });
      await utils.trips.overview.invalidate();
    },
    onError: () =>
      toast({
        title: t('common:errorTitle'),
        message: t('trips:mine.failed'),
        variant: 'destructive',
      }),
  });
  return () => update.mutate({ id, patch: { isDemo: false } });
}
