import type { Trip } from '@ooo/domain/trips/trip.schema';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../lib/toast.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useRecordTripChange } from '../../trip-data/api/use-record-trip-change.ts';
import { useRefreshTrip } from '../../trip-data/api/use-refresh-trip.ts';

/** Saves a trip's settings and says so; new dates also change what is known of its days. */
export function useUpdateTrip(trip: Trip) {
  const { t } = useTranslation(['trips', 'common']);
  const refresh = useRefreshTrip();
  const { listPois, recordTrip } = useRecordTripChange(trip);
  return trpc.trips.update.useMutation({
    onMutate: listPois,
    onSuccess: async (updated, _input, before) => {
      const moved = updated.startDate !== trip.startDate || updated.endDate !== trip.endDate;
      const refreshed = refresh(updated);
      toast({
        title: t('settings.updated'),
        message: moved ? t('settings.datesUpdated') : t('settings.saved'),
      });
      await refreshed;
      recordTrip(updated, before);
    },
    onError: () =>
      toast({
        title: t('common:errorTitle'),
        message: t('settings.failed'),
        variant: 'destructive',
      }),
  });
}
