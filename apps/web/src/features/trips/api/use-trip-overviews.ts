import { type RouterOutputs, trpc } from '../../../lib/trpc.ts';
import { inOrder } from '../lib/arranged-trips.ts';

/** A trip with the number of its places. */
export type TripOverview = RouterOutputs['trips']['overview'][number];

/** The trips with the number of their places, in the order of their dates, those that are over last: home, and the trip menu. */
export function useTripOverviews(isAsked = true) {
  return trpc.trips.overview.useQuery(undefined, { enabled: isAsked, select: inOrder });
}
