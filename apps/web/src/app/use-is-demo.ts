import type { CurrentUser } from '@ooo/domain/account/user.schema';
import { DEMO_TRIP_ID } from '@ooo/domain/trips/trip-ids';
import { useOpenTripId } from './use-open-trip-id.ts';

/** True where the screens show the demo of this browser: for anyone who is signed out, and for everyone at its address. */
export function useIsDemo(user: CurrentUser | null): boolean {
  return useOpenTripId() === DEMO_TRIP_ID || user === null;
}
