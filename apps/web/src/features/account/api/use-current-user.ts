import { retryWhileBusy } from '../../../lib/query-client.ts';
import { trpc } from '../../../lib/trpc.ts';

const STALE_MS = 5000;

/** The signed-in user, null signed out. Asked again with every mount, never on focus. */
export function useCurrentUser() {
  return trpc.account.me.useQuery(undefined, {
    ...retryWhileBusy,
    staleTime: STALE_MS,
    gcTime: STALE_MS,
    refetchOnMount: true,
    refetchOnWindowFocus: false,
  });
}
