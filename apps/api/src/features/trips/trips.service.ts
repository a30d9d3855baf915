import { listPois, unschedulePois } from '@ooo/db/queries/pois.queries';
import {
  deleteTrip as deleteRow,
  findTrip,
  insertTripWithinLimit,
  listTrips as listRows,
  lockTrip,
  updateTrip as updateRow,
} from '@ooo/db/queries/trips.queries';
import type { Db } from '@ooo/db/tables/database';
import { keepOwnItems } from '@ooo/domain/packing/own-items.rules';
import { findTimeRefusal } from '@ooo/domain/pois/poi-time.rules';
import type { NewPoi } from '@ooo/domain/pois/poi.schema';
import type { TripId } from '@ooo/domain/shared/ids';
import type { TripWithCaches } from '@ooo/domain/trips/trip-caches.schema';
import { staleCaches, whatChanges } from '@ooo/domain/trips/trip-dependencies.rules';
import { defaultTripName } from '@ooo/domain/trips/trip-name.rules';
import {
  checkTripDates,
  type Trip,
  type TripCreate,
  type TripPatch,
} from '@ooo/domain/trips/trip.schema';
import type { InvitedContext } from '../../context/context.ts';
import { AppError } from '../../errors/app-error.ts';
import { badField } from '../../errors/fields-error.ts';
import { defined } from '@ooo/domain/shared/defined';
import { checkAirports } from './check-airports.ts';
import { findTripDestination } from './trip-destination.service.ts';
import { orNoSuchTrip } from './trip-reads.service.ts';

export async function listTrips({ deps: { db }, user }: InvitedContext): Promise<TripWithCaches[]> {
  return listRows(db, { userId: user.id });
}

interface TripRef {
  readonly id: TripId;
}

/** NOT_FOUND for a trip that is absent or another user's. */
export async function getTrip(
  { deps: { db }, user }: InvitedContext,
  { id }: TripRef,
): Promise<TripWithCaches> {
  return orNoSuchTrip(await findTrip(db, { id, userId: user.id }));
}

/**
 * Runs `work` in a transaction that locks the trip, so that a POI that was checked against its dates and flights
 * still fits them when it is stored. NOT_FOUND as for {@link getTrip}.
 */
export async function holdTrip<T>(
  { deps: { db }, user }: InvitedContext,
  { id }: TripRef,
  work: (tx: Db, trip: TripWithCaches) => Promise<T>,
): Promise<T> {
  return db
    .transaction()
    .execute(async (tx) => work(tx, orNoSuchTrip(await lockTrip(tx, { id, userId: user.id }))));
}

interface Beginning {
  readonly fields: TripCreate & Partial<Pick<Trip, 'packingPreferences'>>;
  /** The POIs that the trip begins with. */
  readonly pois: readonly Omit<NewPoi, 'tripId'>[];
  readonly isDemo?: boolean;
}

/** Without POIs, like {@link beginTrip}. */
export async function createTrip(ctx: InvitedContext, fields: TripCreate): Promise<TripWithCaches> {
  return beginTrip(ctx, { fields, pois: [] });
}

/** With its first POIs, all or none. The limit holds however many creations run at once. */
export async function beginTrip(
  { deps, user }: InvitedContext,
  { fields, pois, isDemo = false }: Beginning,
): Promise<TripWithCaches> {
  checkAirports(fields);
  const limit = deps.env.maxTripsPerUser;
  const trip = await insertTripWithinLimit(deps.db, {
    userId: user.id,
    limit,
    fields: {
      ...fields,
      name: fields.name ?? defaultTripName(fields, user.language),
      countryFlag: findTripDestination(fields)?.flag ?? null,
      temperatureUnit: user.temperatureUnit,
      isDemo,
    },
    pois,
  });
  if (trip === 'limit-reached') {
    throw new AppError('trip-limit', { limit });
  }
  return trip;
}

/**
 * The resulting trip has to be valid. Caches that describe the former trip are deleted, and POIs whose time no longer
 * fits the dates or flights lose date, time and duration, all in one transaction.
 */
export async function updateTrip(
  ctx: InvitedContext,
  { id, patch }: TripRef & { readonly patch: TripPatch },
): Promise<TripWithCaches> {
  checkAirports(patch);
  const userId = ctx.user.id;
  return holdTrip(ctx, { id }, async (tx, before) => {
    const packingPreferences =
      patch.packingPreferences === undefined
        ? undefined
        : keepOwnItems(before.packingPreferences, patch.packingPreferences);
    const change = { ...patch, packingPreferences };
    const after = { ...before, ...defined(change) };
    if (!checkTripDates(after)) throw badField('endDate', 'trip-dates');
    const changed = whatChanges(before, after);
    const trip = await updateRow(tx, {
      id,
      userId,
      patch: {
        ...change,
        ...(changed.has('country') && { countryFlag: findTripDestination(after)?.flag ?? null }),
      },
      stale: staleCaches(changed),
    });
    if (!trip) throw new AppError('not-found');
    if (!changed.has('times')) return trip;
    const ownTrip = { tripId: id, userId };
    const leftBehind = (await listPois(tx, ownTrip)).filter((poi) => findTimeRefusal(trip, poi));
    await unschedulePois(tx, { ...ownTrip, ids: leftBehind.map((poi) => poi.id) });
    return trip;
  });
}

export async function deleteTrip(
  { deps: { db }, user }: InvitedContext,
  { id }: TripRef,
): Promise<void> {
  const isDeleted = await deleteRow(db, { id, userId: user.id });
  if (!isDeleted) throw new AppError('no-such-trip');
}
