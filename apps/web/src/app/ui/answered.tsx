import { DEMO_TRIP_ID } from '@ooo/domain/trips/trip-ids';
import type { TripWithCaches } from '@ooo/domain/trips/trip-caches.schema';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { createQueryClient } from '../../lib/query-client.ts';
import { trpc } from '../../lib/trpc.ts';
import { type Answer, createClient } from './answers.ts';

const ASK_AGAIN_MS = 1500;

function createAnswers(answer: Answer) {
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({
    ...queryClient.getDefaultOptions(),
    queries: { ...queryClient.getDefaultOptions().queries, retry: false },
  });
  return { client: createClient(answer), queryClient };
}

/** Its children ask a server that answers like this; a stale answer is requested again, without success. */
export function Answered({ as, children }: { readonly as: Answer; readonly children: ReactNode }) {
  const [{ client, queryClient }] = useState(() => createAnswers(as));
  useEffect(() => {
    if (as !== 'stale') return undefined;
    const timer = setTimeout(() => void queryClient.invalidateQueries(), ASK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [as, queryClient]);
  return (
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </trpc.Provider>
  );
}

/** The trip of the part's own demo; undefined until it is loaded. */
export function useSampleTrip(): TripWithCaches | undefined {
  return trpc.trips.get.useQuery({ id: DEMO_TRIP_ID }).data;
}
