import { sql } from 'kysely';
import { z } from 'zod';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import type { TripId, UserId } from '@ooo/domain/shared/ids';
import type { CacheName } from '@ooo/domain/trips/trip-dependencies.rules';
import type { TripOverview } from '@ooo/domain/trips/trip-overview.schema';
import { NO_CACHES } from '@ooo/domain/trips/no-caches';
import type { TripWithCaches } from '@ooo/domain/trips/trip-caches.schema';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { temperatureRange } from '@ooo/domain/weather/temperature-range';
import { WeatherDay } from '@ooo/domain/weather/weather.schema';
import { prepare } from '../prepare.ts';
import type { Db } from '../tables/database.ts';
import { fromJson } from '../tables/json-column.ts';
import { inTransaction } from './in-transaction.ts';
import { lockUser } from './lock-user.ts';
import { type PoiFields, toPoiColumns } from './poi-row.ts';
import { emptyCaches, readHeldCaches } from './trip-caches.queries.ts';
import { CACHE_COLUMNS, type CacheRow, toTripCaches } from './trip-caches-row.ts';
import {
  TRIP_COLUMNS,
  toMendedColumns,
  toTrip,
  toTripColumns,
  type TripFields,
  type TripRow,
} from './trip-row.ts';

// Created and updated instants are the database's clock, set by the query that writes the row.

/** The fields that a trip must have; the others have the table's defaults. */
export type NewTrip = TripFields & Pick<Trip, 'name' | 'destination' | 'startDate' | 'endDate'>;

interface OwnTrip {
  readonly id: TripId;
  readonly userId: UserId;
}

/** Trips with what has been made for them; the columns are null where nothing has been. */
export function selectTrips(db: Db) {
  return db
    .selectFrom('trips')
    .leftJoin('trip_caches', 'trip_caches.trip_id', 'trips.id')
    .select(TRIP_COLUMNS)
    .select(CACHE_COLUMNS);
}

/** JSON that does not fit its schema is null. */
export function toTripWithCaches(row: TripRow & CacheRow): TripWithCaches {
  return { ...toTrip(row), ...toTripCaches(row) };
}

const readTrips = prepare((db, { userId }: { userId: UserId }) =>
  selectTrips(db).where('user_id', '=', userId).orderBy('id', 'desc'),
);

/** The user's trips, the newest first. */
export async function listTrips(db: Db, { userId }: { userId: UserId }): Promise<TripWithCaches[]> {
  return (await readTrips(db, { userId })).map(toTripWithCaches);
}

/** The part of each day of the weather that lists need. */
const RememberedTemperatures = z.array(WeatherDay.pick({ tempMin: true, tempMax: true }));

/**
 * The user's trips as lists show them, the newest first, in one query. Of their caches only temperatures leave the
 * database: the weather of a year takes 90 KB.
 */
export async function listTripOverviews(
  db: Db,
  { userId }: { userId: UserId },
): Promise<TripOverview[]> {
  const rows = await db
    .selectFrom('trips')
    .leftJoin('trip_caches', 'trip_caches.trip_id', 'trips.id')
    .select(TRIP_COLUMNS)
    .select(
      sql`(
        select jsonb_agg(jsonb_build_object('tempMin', day->'tempMin', 'tempMax', day->'tempMax'))
        from jsonb_path_query(weather_cache, 'lax $[*]') as day
      )`.as('temperatures'),
    )
    .select((eb) =>
      eb
        .selectFrom('pois')
        .whereRef('pois.trip_id', '=', 'trips.id')
        .select((count) => count.fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('poi_count'),
    )
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    trip: toTrip(row),
    poiCount: row.poi_count,
    temperatures: temperatureRange(fromJson(RememberedTemperatures, row.temperatures) ?? []),
  }));
}

const readTrip = prepare((db, { id, userId }: OwnTrip) =>
  selectTrips(db).where('id', '=', id).where('user_id', '=', userId),
);

/** Undefined if there is no such trip or it is another user's. */
export async function findTrip(db: Db, own: OwnTrip): Promise<TripWithCaches | undefined> {
  const [row] = await readTrip(db, own);
  return row && toTripWithCaches(row);
}

/**
 * Like {@link findTrip}, but locks the trip until the transaction ends: for changes that are valid only as long as
 * the trip's dates and flights stay the same. JSON that does not fit its schema is deleted.
 */
export async function lockTrip(
  tx: Db,
  { id, userId }: OwnTrip,
): Promise<TripWithCaches | undefined> {
  const row = await tx
    .selectFrom('trips')
    .select(TRIP_COLUMNS)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) return undefined;
  const mended = toMendedColumns(row);
  if (Object.keys(mended).length > 0) {
    await tx.updateTable('trips').set(mended).where('id', '=', id).execute();
  }
  return toTripWithCaches({ ...row, ...(await readHeldCaches(tx, { id })) });
}

interface NewTripOf {
  readonly userId: UserId;
  readonly limit: number;
  readonly fields: NewTrip;
  /** The POIs that the trip begins with, in their order. */
  readonly pois?: readonly (PoiFields & Pick<Poi, 'name'>)[];
}

/**
 * With its first POIs, all or none. The limit holds however many run at once: creations of one user wait for each
 * other on the user's row.
 */
export async function insertTripWithinLimit(
  db: Db,
  { userId, limit, fields, pois = [] }: NewTripOf,
): Promise<TripWithCaches | 'limit-reached'> {
  return db.transaction().execute(async (tx) => {
    await lockUser(tx, { userId });
    const { count } = await tx
      .selectFrom('trips')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    if (count >= limit) return 'limit-reached';
    const row = await tx
      .insertInto('trips')
      .values({
        ...toTripColumns(fields),
        user_id: userId,
        name: fields.name,
        destination: fields.destination,
        start_date: fields.startDate,
        end_date: fields.endDate,
      })
      .returning(TRIP_COLUMNS)
      .executeTakeFirstOrThrow();
    if (pois.length > 0) {
      const rows = pois.map((poi) => ({ ...toPoiColumns(poi), trip_id: row.id, name: poi.name }));
      await tx.insertInto('pois').values(rows).execute();
    }
    return { ...toTrip(row), ...NO_CACHES };
  });
}

/**
 * Sets the fields of the patch, and empties the caches in `stale`. Undefined for a trip that is not the user's.
 * Throws on `trips_dates_check` if the resulting dates are in the wrong order.
 */
export async function updateTrip(
  db: Db,
  { id, userId, patch, stale = [] }: OwnTrip & { patch: TripFields; stale?: readonly CacheName[] },
): Promise<TripWithCaches | undefined> {
  return inTransaction(db, async (tx) => {
    const row = await tx
      .updateTable('trips')
      .set({ ...toTripColumns(patch), updated_at: sql<Date>`now()` })
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .returning(TRIP_COLUMNS)
      .executeTakeFirst();
    if (!row) return undefined;
    await emptyCaches(tx, { id, stale });
    return toTripWithCaches({ ...row, ...(await readHeldCaches(tx, { id })) });
  });
}

/**
 * With its POIs. False if there is no such trip or it is another user's. The user's row is locked before the trip's,
 * as in deleting an account, so that the two never deadlock.
 */
export async function deleteTrip(db: Db, { id, userId }: OwnTrip): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    await lockUser(tx, { userId });
    const result = await tx
      .deleteFrom('trips')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return result.numDeletedRows > 0n;
  });
}
