import type { TripId } from '../shared/ids.ts';
import { toTripId, toUserId } from '../shared/known-ids.ts';

/** The local demo: never in the database. */
export const DEMO_TRIP_ID = toTripId(999_999);

/** Ids of stored trips count up from here, so that none collides with the demo. */
export const FIRST_TRIP_ID = toTripId(1_000_001);

export const DEMO_USER_ID = toUserId('demo-user');

/**
 * The demo is known by its id, or by having been made as the demo; never by its name, which any trip may have.
 * A trip that was made as the demo is an ordinary one after its owner has made it their own.
 */
export function isDemoTrip(trip: { id: TripId; isDemo: boolean }): boolean {
  return trip.id === DEMO_TRIP_ID || trip.isDemo;
}
