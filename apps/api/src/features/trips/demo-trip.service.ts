import { listPlaces } from '@ooo/atlas/places';
import { listDemoPlaces } from '@ooo/domain/demo/demo-places';
import { DEMO_TRIP } from '@ooo/domain/demo/demo-trip';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import type { InvitedContext } from '../../context/context.ts';
import { beginTrip } from './trips.service.ts';

/** The sample trip to Seoul with its places, in the user's language, as a trip of the user's own. */
export async function createDemoTrip(ctx: InvitedContext): Promise<Trip> {
  const places = listDemoPlaces(listPlaces(DEMO_TRIP.destination), ctx.user.language);
  return beginTrip(ctx, { fields: DEMO_TRIP, pois: places, isDemo: true });
}
