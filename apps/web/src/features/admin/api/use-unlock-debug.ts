import { trpc } from '../../../lib/trpc.ts';

/** Tries an admin code; a wrong one gets no reaction. */
export function useUnlockDebug(onUnlocked: () => void) {
  return trpc.admin.unlockDebug.useMutation({
    onSuccess: ({ unlocked }) => unlocked && onUnlocked(),
  });
}
