import type { TicketOnTrip } from '@ooo/domain/tickets/add-ticket-to-trip';
import { findTimeRefusal } from '@ooo/domain/pois/poi-time.rules';
import type { Trip, TripPatch } from '@ooo/domain/trips/trip.schema';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toLocalDate } from '../../../lib/today.ts';
import { toast } from '../../../lib/toast.ts';
import { trpc } from '../../../lib/trpc.ts';
import { toPlacement } from '../../trip-data/api/use-change-pois.ts';
import { useRecordTripChange } from '../../trip-data/api/use-record-trip-change.ts';
import { usePois } from '../../trip-data/api/use-pois.ts';
import { useRefreshTrip } from '../../trip-data/api/use-refresh-trip.ts';
import { withPatch } from '@ooo/domain/shared/with-patch';

/** The flights as they are known today. */
function asOfToday({ flightDetails, ...patch }: TicketOnTrip['patch']): TripPatch {
  if (!flightDetails) return patch;
  return { ...patch, flightDetails: { ...flightDetails, asOf: toLocalDate(new Date()) } };
}

/** Adds a ticket to its trip, with one step to undo it: the flights, and what they moved. */
export function useApplyTicket(trip: Trip, { patch }: Pick<TicketOnTrip, 'patch'>) {
  const { t } = useTranslation(['tickets', 'common']);
  const { client } = trpc.useUtils();
  const refresh = useRefreshTrip();
  const { listPois, recordTrip } = useRecordTripChange(trip);
  const { data: pois = [] } = usePois(trip.id);
  const after = withPatch(trip, patch);
  const leftBehind = pois.filter(
    (poi) => !findTimeRefusal(trip, poi) && findTimeRefusal(after, poi),
  );

  const undo = useMutation({
    mutationFn: async () => {
      const { startDate, endDate, departureAirport, arrivalAirport, flightDetails } = trip;
      const former: TripPatch = {
        startDate,
        endDate,
        departureAirport,
        arrivalAirport,
        flightDetails,
      };
      const restored = await client.trips.update.mutate({ id: trip.id, patch: former });
      if (leftBehind.length > 0) {
        await client.schedule.arrange.mutate({
          tripId: trip.id,
          items: leftBehind.map(toPlacement),
        });
      }
      return restored;
    },
    onSuccess: async (restored) => {
      await refresh(restored);
      toast({ title: t('add.undone') });
    },
    onError: () =>
      toast({
        title: t('common:errorTitle'),
        message: t('add.undoFailed'),
        variant: 'destructive',
      }),
  });

  const update = trpc.trips.update.useMutation({
    onMutate: listPois,
    onSuccess: async (updated, _input, before) => {
      await refresh(updated);
      recordTrip(updated, before);
      toast({
        title: t('add.done'),
        message: t('add.doneText', { trip: trip.name }),
        undo: { label: t('add.undo'), onClick: () => undo.mutate() },
      });
    },
  });

  const apply = () => update.mutateAsync({ id: trip.id, patch: asOfToday(patch) });
  return { apply, isApplying: update.isPending, error: update.error, leftBehind };
}
