import type { TicketOnTrip } from '@ooo/domain/tickets/add-ticket-to-trip';
import { findTimeRefusal } from '@ooo/domain/pois/poi-time.rules';
import type { Trip, TripPatch } from '@ooo/domain/trips/trip.schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toPlacement } from '../../../lib/pois/poi-changes.ts';
import { toLocalDate } from '../../../lib/today.ts';
import { toast } from '../../../lib/toast.ts';
import { tripKeys, usePois } from '../../../lib/trip-queries.ts';
import { useTripSource } from '../../../lib/trip-source.ts';
import { withPatch } from '@ooo/domain/shared/with-patch';

/** The flights as they are known today. */
function asOfToday({ flightDetails, ...patch }: TicketOnTrip['patch']): TripPatch {
  if (!flightDetails) return patch;
  return { ...patch, flightDetails: { ...flightDetails, asOf: toLocalDate(new Date()) } };
}

/** Puts a ticket onto its trip, and takes it back in one step: the flights, and what they moved. */
export function useApplyTicket(trip: Trip, { patch }: Pick<TicketOnTrip, 'patch'>) {
  const { t } = useTranslation(['tickets', 'common']);
  const source = useTripSource();
  const queryClient = useQueryClient();
  const { data: pois = [] } = usePois(trip.id);
  const after = withPatch(trip, patch);
  const leftBehind = pois.filter(
    (poi) => !findTimeRefusal(trip, poi) && findTimeRefusal(after, poi),
  );

  const show = async (updated: Trip) => {
    queryClient.setQueryData(tripKeys.trip(trip.id), updated);
    const keys = [tripKeys.overviews, tripKeys.pois(trip.id), tripKeys.openingHours(trip.id)];
    await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  };

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
      const restored = await source.updateTrip(trip.id, former);
      if (leftBehind.length > 0) {
        await source.arrange({ tripId: trip.id, items: leftBehind.map(toPlacement) });
      }
      return restored;
    },
    onSuccess: async (restored) => {
      await show(restored);
      toast({ title: t('add.undone') });
    },
    onError: () =>
      toast({
        title: t('common:errorTitle'),
        message: t('add.undoFailed'),
        variant: 'destructive',
      }),
  });

  const apply = useMutation({
    mutationFn: () => source.updateTrip(trip.id, asOfToday(patch)),
    onSuccess: async (updated) => {
      await show(updated);
      toast({
        title: t('add.done'),
        message: t('add.doneText', { trip: trip.name }),
        undo: { label: t('add.undo'), onClick: () => undo.mutate() },
      });
    },
  });

  return { apply, leftBehind };
}
