import type { Language } from '@ooo/domain/shared/language';
import type { TripId } from '@ooo/domain/shared/ids';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { getMutationKey } from '@trpc/react-query';
import { trpc } from '../../../lib/trpc.ts';

/** A list is asked for by a mutation, since making it may take time and money; for the screen it is a read. */
export function packingListKey(tripId: TripId, language: Language) {
  return [...getMutationKey(trpc.packing.enhance), { tripId }, language];
}

function forgetLists(queryClient: QueryClient, tripId: TripId): Promise<void> {
  return queryClient.invalidateQueries({
    queryKey: [...getMutationKey(trpc.packing.enhance), { tripId }],
  });
}

/** The packing lists of a trip no longer fit it: one that is shown is asked for at once, the others when they are. */
export function useOutdatePackingLists(tripId: TripId): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => forgetLists(queryClient, tripId);
}
