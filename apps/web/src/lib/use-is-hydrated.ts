import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while a prerendered page is rendered or hydrated, which must not depend on this browser; otherwise true. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
