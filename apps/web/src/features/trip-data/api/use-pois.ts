import type { TripId } from '@ooo/domain/shared/ids';
import { trpc } from '../../../lib/trpc.ts';

/** The saved places of a trip, in the order in which they were saved. */
export function usePois(tripId: TripId) {
  return trpc.pois.list.useQuery({ tripId });
}
