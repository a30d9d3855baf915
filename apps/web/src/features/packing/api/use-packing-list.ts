import type { TripId } from '@ooo/domain/shared/ids';
import type { PackingAnswer } from '@ooo/domain/packing/packing.schema';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useLanguage } from '../../../i18n/use-language.ts';
import { trpc } from '../../../lib/trpc.ts';
import { packingListKey } from '../../trip-data/api/packing-list-key.ts';

const HOUR_MS = 3_600_000;
/** The server answers by its rules if the assistant takes longer than 28 seconds. */
const LIMIT_MS = 30_000;

/**
 * What to pack, in the language of the interface; the same answer counts for an hour, like the server's. Until there is
 * a new list the last one stays. Where there is an assistant the list of the rules comes first, as `pending`, and stays
 * if the rest does not come, or if the traveller does not want to wait for it.
 */
export function usePackingList(tripId: TripId) {
  const language = useLanguage();
  const { client } = trpc.useUtils();
  const queryClient = useQueryClient();
  const queryKey = packingListKey(tripId, language);
  const stopping = useRef<AbortController>(undefined);
  const list = useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<PackingAnswer> => {
      const limited = { signal: AbortSignal.any([signal, AbortSignal.timeout(LIMIT_MS)]) };
      const ask = { tripId, language };
      const first = await client.packing.enhance.mutate({ ...ask, assistant: false }, limited);
      if (first.assistant !== 'pending') return first;
      queryClient.setQueryData(queryKey, first);
      const stop = new AbortController();
      stopping.current = stop;
      const stoppable = { signal: AbortSignal.any([limited.signal, stop.signal]) };
      return client.packing.enhance.mutate(ask, stoppable).catch((error: unknown) => {
        if (!stop.signal.aborted) throw error;
        const shown = queryClient.getQueryData<PackingAnswer>(queryKey) ?? first;
        return { recommendations: shown.recommendations };
      });
    },
    staleTime: HOUR_MS,
    gcTime: HOUR_MS,
    refetchOnMount: true,
    placeholderData: keepPreviousData,
  });
  return { ...list, stopAsking: () => stopping.current?.abort() };
}
