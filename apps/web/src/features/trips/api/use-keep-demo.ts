import { toKeptDemo } from '@ooo/domain/demo/kept-demo.schema';
import type { TripId } from '@ooo/domain/shared/ids';
import { DEMO_TRIP_ID } from '@ooo/domain/trips/trip-ids';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../lib/toast.ts';
import { trpc } from '../../../lib/trpc.ts';

interface KeepDemo {
  readonly onKept: (id: TripId) => void;
  readonly onFailed: (error: unknown) => void;
}

/**
 * Makes a trip of the account from the visitor's demo: the browser provides its content, the server makes the trip. Then
 * the demo is cleared, so that it is not there twice.
 */
export function useKeepDemo({ onKept, onFailed }: KeepDemo) {
  const { t } = useTranslation('trips');
  const { client } = trpc.useUtils();
  return useMutation({
    mutationFn: async () => {
      const trip = await client.trips.createDemo.mutate();
      const [pois, packed] = await Promise.all([
        client.pois.list.query({ tripId: DEMO_TRIP_ID }),
        client.packing.packed.query({ tripId: DEMO_TRIP_ID }),
      ]);
      const { id } = await client.trips.keepDemo.mutate(toKeptDemo(trip, pois, packed));
      await client.trips.delete.mutate({ id: DEMO_TRIP_ID });
      return id;
    },
    onSuccess: (id) => {
      toast({ title: t('mine.done'), message: t('mine.doneText') });
      onKept(id);
    },
    onError: onFailed,
  });
}
