import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { DestinationOverview } from '@ooo/domain/overview/overview.schema';
import type { PackingCache } from '@ooo/domain/packing/packing.schema';
import type { TripId, UserId } from '@ooo/domain/shared/ids';
import type { CacheName } from '@ooo/domain/trips/trip-dependencies.rules';
import type { WeatherCache } from '@ooo/domain/weather/weather.schema';
import type { Database, Db } from '../tables/database.ts';
import { toJson } from '../tables/json-column.ts';
import { isTripAsRead, type TripAsRead } from './trip-as-read.ts';
import { CACHE_COLUMNS, type CacheRow, toMendedCaches, toEmptyColumns } from './trip-caches-row.ts';

// Caches do not count as a change of the trip: its `updated_at` stays.

const NO_ROW: CacheRow = {
  weather_cache: null,
  weather_cached_at: null,
  weather_next_refresh: null,
  packing_cache: null,
  packing_cached_at: null,
  destination_overview_cache: null,
  destination_overview_cached_at: null,
};

/**
 * The caches of a trip that the transaction holds: only a statement that begins after the trip was locked sees what the
 * holder before wrote. JSON that does not fit its schema is deleted.
 */
export async function readHeldCaches(tx: Db, { id }: { id: TripId }): Promise<CacheRow> {
  const row = await tx
    .selectFrom('trip_caches')
    .select(CACHE_COLUMNS)
    .where('trip_id', '=', id)
    .executeTakeFirst();
  if (!row) return NO_ROW;
  const mended = toMendedCaches(row);
  if (Object.keys(mended).length > 0) {
    await tx.updateTable('trip_caches').set(mended).where('trip_id', '=', id).execute();
  }
  return row;
}

/** Empties the caches in `stale` of a trip that the transaction holds. */
export async function emptyCaches(
  tx: Db,
  { id, stale }: { id: TripId; stale: readonly CacheName[] },
): Promise<void> {
  if (stale.length === 0) return;
  await tx
    .updateTable('trip_caches')
    .set(toEmptyColumns(stale))
    .where('trip_id', '=', id)
    .execute();
}

type TripCondition = (eb: ExpressionBuilder<Database, 'trips'>) => Expression<SqlBool>;

/**
 * The trip for which the condition holds, with values to store for it. It is locked for the statement: a change of the
 * trip that is under way is waited for, and one that comes meanwhile empties what was stored.
 */
const heldTrip = (db: Db, condition: TripCondition) =>
  db.selectFrom('trips').select('id').where(condition).forShare();

interface NewWeather extends TripAsRead {
  readonly weather: WeatherCache;
  readonly cachedAt: Date;
  /** Null if it never has to be made again. */
  readonly nextRefresh: Date | null;
}

/**
 * Stores the weather of a trip. False, and nothing is stored, if the trip's dates or destination have changed since it
 * was read, if newer weather is there already, or if the trip is gone or another user's.
 */
export async function saveWeatherCache(
  db: Db,
  { weather, cachedAt, nextRefresh, ...trip }: NewWeather,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('trip_caches')
    .columns(['trip_id', 'weather_cache', 'weather_cached_at', 'weather_next_refresh'])
    .expression(
      heldTrip(db, isTripAsRead(trip)).select([
        sql`${toJson(weather)}`.as('weather_cache'),
        sql<Date>`${cachedAt}::timestamptz`.as('weather_cached_at'),
        sql<Date | null>`${nextRefresh}::timestamptz`.as('weather_next_refresh'),
      ]),
    )
    .onConflict((conflict) =>
      conflict
        .column('trip_id')
        .doUpdateSet((eb) => ({
          weather_cache: eb.ref('excluded.weather_cache'),
          weather_cached_at: eb.ref('excluded.weather_cached_at'),
          weather_next_refresh: eb.ref('excluded.weather_next_refresh'),
        }))
        .where((eb) =>
          eb.or([
            eb('trip_caches.weather_cached_at', 'is', null),
            eb('trip_caches.weather_cached_at', '<=', cachedAt),
          ]),
        ),
    )
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

interface NewPackingCache {
  readonly id: TripId;
  readonly userId: UserId;
  readonly packingCache: PackingCache;
  readonly packingCachedAt: Date;
}

/** Replaces the trip's packing lists; another user's trip stays as it is. */
export async function savePackingCache(
  db: Db,
  { id, userId, packingCache, packingCachedAt }: NewPackingCache,
): Promise<void> {
  await db
    .insertInto('trip_caches')
    .columns(['trip_id', 'packing_cache', 'packing_cached_at'])
    .expression(
      heldTrip(db, (eb) => eb.and([eb('id', '=', id), eb('user_id', '=', userId)])).select([
        sql`${toJson(packingCache)}`.as('packing_cache'),
        sql<Date>`${packingCachedAt}::timestamptz`.as('packing_cached_at'),
      ]),
    )
    .onConflict((conflict) =>
      conflict.column('trip_id').doUpdateSet((eb) => ({
        packing_cache: eb.ref('excluded.packing_cache'),
        packing_cached_at: eb.ref('excluded.packing_cached_at'),
      })),
    )
    .execute();
}

interface NewOverviewCache extends TripAsRead {
  readonly overview: DestinationOverview;
  readonly cachedAt: Date;
}

/**
 * Stores the overview of a trip. False, and nothing is stored, if the trip's dates or destination have changed since it
 * was read, or if the trip is gone or another user's.
 */
export async function saveOverviewCache(
  db: Db,
  { overview, cachedAt, ...trip }: NewOverviewCache,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('trip_caches')
    .columns(['trip_id', 'destination_overview_cache', 'destination_overview_cached_at'])
    .expression(
      heldTrip(db, isTripAsRead(trip)).select([
        sql`${toJson(overview)}`.as('destination_overview_cache'),
        sql<Date>`${cachedAt}::timestamptz`.as('destination_overview_cached_at'),
      ]),
    )
    .onConflict((conflict) =>
      conflict.column('trip_id').doUpdateSet((eb) => ({
        destination_overview_cache: eb.ref('excluded.destination_overview_cache'),
        destination_overview_cached_at: eb.ref('excluded.destination_overview_cached_at'),
      })),
    )
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}
