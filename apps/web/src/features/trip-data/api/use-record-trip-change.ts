import type { Poi } from '@ooo/domain/pois/poi.schema';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { useSetAtom } from '../../../lib/jotai.ts';
import { trpc } from '../../../lib/trpc.ts';
import { recordedAtom } from '../state/recorded.atoms.ts';

/** Records a change of the trip itself in the history, with its effect on places. */
export function useRecordTripChange(trip: Trip) {
  const record = useSetAtom(recordedAtom);
  const { pois } = trpc.useUtils();
  const tripId = trip.id;
  const listPois = (): readonly Poi[] => pois.list.getData({ tripId }) ?? [];
  return {
    /** The places before the change. */
    listPois,
    /** Once the places are as the change has left them. */
    recordTrip: (after: Trip, before: readonly Poi[]) =>
      record((all) => [
        ...all,
        { tripId, before, after: listPois(), trip: { before: trip, after } },
      ]),
  };
}

/** The same for places that were not changed one by one. */
export function useRecordPois() {
  return useSetAtom(recordedAtom);
}
