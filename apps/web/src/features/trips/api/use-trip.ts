import type { TripId } from '@ooo/domain/shared/ids';
import { trpc } from '../../../lib/trpc.ts';

export function useTrip(id: TripId) {
  return trpc.trips.get.useQuery({ id });
}
