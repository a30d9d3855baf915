/** The local demo: never in the database. */
export const DEMO_TRIP_ID = 999_999;

/** Ids of stored trips count up from here, so that none collides with the demo. */
export const FIRST_TRIP_ID = 1_000_001;

/** How many trips a signed-in user may keep unless the server is set otherwise. */
export const MAX_TRIPS_PER_USER = 3;

export const DEMO_USER_ID = 'demo-user';
export const DEMO_TRIP_NAME = 'Seoul Trip 2025';

/** The demo is known by its id, its user or its name. */
export function isDemoTrip(trip: { id: number; userId: string; name: string }): boolean {
  return trip.id === DEMO_TRIP_ID || trip.userId === DEMO_USER_ID || trip.name === DEMO_TRIP_NAME;
}
