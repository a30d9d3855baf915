import { trpc } from '../../../lib/trpc.ts';

/** The saved places of a trip, in the order in which they were saved. */
export function usePois(tripId: number) {
  return trpc.pois.list.useQuery({ tripId });
}
