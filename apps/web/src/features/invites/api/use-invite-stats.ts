import { trpc } from '../../../lib/trpc.ts';

const FRESH_MS = 5 * 60_000;

/** How often the traveller's own code has been used; asked only where there is a code. */
export function useInviteStats(inviteCode: string | null) {
  return trpc.invites.stats.useQuery(undefined, {
    enabled: inviteCode !== null,
    staleTime: FRESH_MS,
  });
}
