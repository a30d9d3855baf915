import { trpc } from '../../../lib/trpc.ts';

/** Deletes the account with everything in it, for good. */
export function useDeleteAccount(onDeleted: () => void) {
  return trpc.data.deleteAccount.useMutation({ onSuccess: onDeleted });
}
