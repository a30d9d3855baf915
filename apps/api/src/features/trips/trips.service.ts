import { listPois, unschedulePois } from '@ooo/db/queries/pois.queries';
import {
  deleteTrip as deleteRow,
  findTrip,
  insertTripWithinLimit,
  listTrips as listRows,
  listTripsWithPoiCounts,
  lockTrip,
  type TripOverview,
  updateTrip as updateRow,
} from '@ooo/db/queries/trips.queries';
import type { Db } from '@ooo/db/tables/database';
import type { CurrentUser } from '@ooo/domain/account/user.schema';
import { findTimeRefusal } from '@ooo/domain/pois/poi-time.rules';
import type { PoiCreate } from '@ooo/domain/pois/poi.schema';
import { cacheReset } from '@ooo/domain/trips/trip-caches.rules';
import { defaultTripName } from '@ooo/domain/trips/trip-name.rules';
import {
  checkTripDates,
  TRIP_DATES_MESSAGE,
  type Trip,
  type TripCreate,
  type TripPatch,
} from '@ooo/domain/trips/trip.schema';
import type { Deps } from '../../context/deps.ts';
import { AppError, badField } from '../../errors/app-error.ts';
import { withoutUndefined } from '../../shared/without-undefined.ts';
import { checkAirports } from './check-airports.ts';
import { findTripDestination } from './trip-destination.service.ts';
import { orNoSuchTrip } from './trip-reads.service.ts';

export async function listTrips({ db }: Deps, user: CurrentUser): Promise<Trip[]> {
  return listRows(db, { userId: user.id });
}

export async function listTripOverviews({ db }: Deps, user: CurrentUser): Promise<TripOverview[]> {
  return listTripsWithPoiCounts(db, { userId: user.id });
}

/** NOT_FOUND for a trip that is absent or somebody else's. */
export async function getTrip({ db }: { db: Db }, user: CurrentUser, id: number): Promise<Trip> {
  return orNoSuchTrip(await findTrip(db, { id, userId: user.id }));
}

/**
 * Does `work` in a transaction with a trip that nobody changes meanwhile, so that a place that was checked
 * against its dates and flights still lies in them when it is stored. NOT_FOUND as for {@link getTrip}.
 */
export async function holdTrip<T>(
  { db }: { db: Db },
  user: CurrentUser,
  id: number,
  work: (held: { db: Db }, trip: Trip) => Promise<T>,
): Promise<T> {
  return db
    .transaction()
    .execute(async (tx) =>
      work({ db: tx }, orNoSuchTrip(await lockTrip(tx, { id, userId: user.id }))),
    );
}

interface Beginning {
  /** Places that the trip begins with. */
  readonly pois?: readonly Omit<PoiCreate, 'tripId'>[];
  readonly isDemo?: boolean;
}

/** With its first places, all or none. The limit holds however many creations run at once. */
export async function createTrip(
  deps: Deps,
  user: CurrentUser,
  input: TripCreate,
  { pois = [], isDemo = false }: Beginning = {},
): Promise<Trip> {
  checkAirports(input);
  const limit = deps.env.maxTripsPerUser;
  const trip = await insertTripWithinLimit(deps.db, {
    userId: user.id,
    limit,
    fields: {
      ...input,
      name: input.name ?? defaultTripName(input),
      countryFlag: findTripDestination(input)?.flag ?? null,
      isDemo,
    },
    pois,
  });
  if (trip === 'limit-reached') {
    throw new AppError('TRIP_LIMIT_REACHED', {
      message: `You can have a maximum of ${limit} trips. Please delete an existing trip to add a new one.`,
      details: { limit },
    });
  }
  return trip;
}

/**
 * The trip that comes out has to be one. Caches that describe the trip before go, and places whose
 * time the new dates or flights leave behind lose date, time and duration, all in one transaction.
 */
export async function updateTrip(
  { db }: Deps,
  user: CurrentUser,
  id: number,
  patch: TripPatch,
): Promise<Trip> {
  checkAirports(patch);
  return holdTrip({ db }, user, id, async ({ db: tx }, before) => {
    const after = { ...before, ...withoutUndefined(patch) };
    if (!checkTripDates(after)) throw badField('endDate', TRIP_DATES_MESSAGE);
    const isElsewhere =
      before.destination !== after.destination || before.arrivalAirport !== after.arrivalAirport;
    const trip = await updateRow(tx, {
      id,
      userId: user.id,
      patch: {
        ...patch,
        ...(isElsewhere && { countryFlag: findTripDestination(after)?.flag ?? null }),
      },
      reset: cacheReset(before, after),
    });
    if (!trip) throw new AppError('NOT_FOUND');
    const ownTrip = { tripId: id, userId: user.id };
    const leftBehind = (await listPois(tx, ownTrip)).filter((poi) => findTimeRefusal(trip, poi));
    await unschedulePois(tx, { ...ownTrip, ids: leftBehind.map((poi) => poi.id) });
    return trip;
  });
}

export async function deleteTrip({ db }: Deps, user: CurrentUser, id: number): Promise<void> {
  const isDeleted = await deleteRow(db, { id, userId: user.id });
  if (!isDeleted)
    throw new AppError('NOT_FOUND', { message: 'We couldn’t find this trip among yours.' });
}
