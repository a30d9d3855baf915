import { trpc } from '../../../lib/trpc.ts';

/** Tries an invite code; true once it lets in, and the account is known to be let in. */
export function useCheckInvite() {
  const utils = trpc.useUtils();
  const check = trpc.invites.check.useMutation();
  return {
    error: check.error,
    answer: check.data,
    isPending: check.isPending,
    tryCode: async (input: { readonly email: string; readonly code: string }): Promise<boolean> => {
      const result = await check.mutateAsync(input).catch(() => undefined);
      if (result?.access !== true) return false;
      await utils.account.me.invalidate();
      return true;
    },
  };
}
