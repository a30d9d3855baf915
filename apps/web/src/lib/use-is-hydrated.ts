import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in a prerendered page and while it is hydrated, which knows nothing of this browser; else true. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
