import type { CurrentUser } from '@ooo/domain/account/user.schema';
import { DEMO_TRIP_ID } from '@ooo/domain/trips/trip-ids';
import { useOpenTripId } from './use-open-trip-id.ts';

/** True if the screens show this browser's demo: for signed-out visitors, and for everyone at its address. */
export function useIsDemo(user: CurrentUser | null): boolean {
  return useOpenTripId() === DEMO_TRIP_ID || user === null;
}
