import { trpc } from '../../../lib/trpc.ts';

/** The tokens that are not revoked, the newest first. */
export function useTokens() {
  return trpc.tokens.list.useQuery(undefined, { staleTime: 0, refetchOnMount: true });
}

/** The answer holds the token itself: it stays out of every cache but this mutation's. */
export function useCreateToken() {
  const utils = trpc.useUtils();
  return trpc.tokens.create.useMutation({
    gcTime: 0,
    onSuccess: () => utils.tokens.list.invalidate(),
  });
}

export function useRevokeToken() {
  const utils = trpc.useUtils();
  return trpc.tokens.revoke.useMutation({ onSuccess: () => utils.tokens.list.invalidate() });
}
