import { listPlaces } from '@ooo/atlas/places';
import type { CurrentUser } from '@ooo/domain/account/user.schema';
import { listDemoPlaces } from '@ooo/domain/demo/demo-places';
import { DEMO_TRIP } from '@ooo/domain/demo/demo-trip';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import type { Deps } from '../../context/deps.ts';
import { createTrip } from './trips.service.ts';

/** The sample trip to Seoul with its places, in the user's language, as a trip of the user's own. */
export async function createDemoTrip(deps: Deps, user: CurrentUser): Promise<Trip> {
  const places = listDemoPlaces(listPlaces(DEMO_TRIP.destination), user.language);
  return createTrip(deps, user, DEMO_TRIP, { pois: places, isDemo: true });
}
