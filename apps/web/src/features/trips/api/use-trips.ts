import type { TripId } from '@ooo/domain/shared/ids';
import { type RouterOutputs, trpc } from '../../../lib/trpc.ts';

/** A trip with the number of its places. */
export type TripOverview = RouterOutputs['trips']['overview'][number];

/** The trips with the number of their places, newest first: home, and the trip menu. */
export function useTripOverviews(isAsked = true) {
  return trpc.trips.overview.useQuery(undefined, { enabled: isAsked });
}

export function useTrip(id: TripId) {
  return trpc.trips.get.useQuery({ id });
}
