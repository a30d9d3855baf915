import { listTripOverviews as listRows } from '@ooo/db/queries/trips.queries';
import type { TripOverview } from '@ooo/domain/trips/trip-overview.schema';
import { tripTemperatures } from '@ooo/domain/trips/trip-temperatures';
import type { InvitedContext } from '../../context/context.ts';
import { findTripDestination } from './trip-destination.service.ts';
import type { Climates } from '../../context/ports/climates.ts';

/** With temperatures from the moment the trip exists; no upstream is asked for them. */
export async function listTripOverviews({
  deps: { db, climates },
  user,
}: InvitedContext): Promise<TripOverview[]> {
  const overviews = await listRows(db, { userId: user.id });
  return Promise.all(overviews.map((overview) => describe(overview, climates)));
}

async function describe(overview: TripOverview, climates: Climates): Promise<TripOverview> {
  const { trip, temperatures: remembered } = overview;
  const place = findTripDestination(trip);
  const isAsked = place !== undefined && !remembered;
  const usual = isAsked ? await climates.known(place) : () => undefined;
  return {
    ...overview,
    ...(place && { zone: place.zone }),
    ...tripTemperatures(trip, { remembered, usual }),
  };
}
