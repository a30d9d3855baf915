import type { CurrentUser } from '@ooo/domain/account/user.schema';
import { DEMO_TRIP_ID } from '@ooo/domain/trips/trip-ids';
import { useLoginGate } from './use-login-gate.ts';
import { useOpenTripId } from './use-open-trip-id.ts';
import { useStartDemo } from './use-start-demo.ts';

/** Starts the demo instead of signing in; undefined if it is already open, or needs a sign-in itself. */
export function useDemoOffer(user: CurrentUser | null): (() => void) | undefined {
  const { isShut } = useLoginGate(user);
  const isOpen = useOpenTripId() === DEMO_TRIP_ID;
  const { start } = useStartDemo(user);
  return isShut || isOpen ? undefined : start;
}
