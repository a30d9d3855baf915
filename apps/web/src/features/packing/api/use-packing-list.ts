import type { TripId } from '@ooo/domain/shared/ids';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../../i18n/use-language.ts';
import { trpc } from '../../../lib/trpc.ts';
import { packingListKey } from './packing-list-key.ts';

const HOUR_MS = 3_600_000;
/** The server answers by its rules if the assistant takes longer than 30 seconds. */
const LIMIT_MS = 32_000;

/**
 * What to pack, in the language of the interface; the same answer counts for an hour, like the server's. While a new
 * list is made the last one stays.
 */
export function usePackingList(tripId: TripId) {
  const language = useLanguage();
  const { client } = trpc.useUtils();
  return useQuery({
    queryKey: packingListKey(tripId, language),
    queryFn: async ({ signal }) => {
      const limit = AbortSignal.timeout(LIMIT_MS);
      const { recommendations } = await client.packing.enhance.mutate(
        { tripId, language },
        { signal: AbortSignal.any([signal, limit]) },
      );
      return recommendations;
    },
    staleTime: HOUR_MS,
    gcTime: HOUR_MS,
    refetchOnMount: true,
    placeholderData: keepPreviousData,
  });
}
