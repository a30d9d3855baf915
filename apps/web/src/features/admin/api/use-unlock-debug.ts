import { trpc } from '../../../lib/trpc.ts';

/** Tries an admin code; of a wrong one nothing is heard. */
export function useUnlockDebug(onUnlocked: () => void) {
  return trpc.admin.unlockDebug.useMutation({
    onSuccess: ({ unlocked }) => unlocked && onUnlocked(),
  });
}
