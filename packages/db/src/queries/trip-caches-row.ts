import type { Selectable, Updateable } from 'kysely';
import { DestinationOverview } from '@ooo/domain/overview/overview.schema';
import { PackingCache } from '@ooo/domain/packing/packing.schema';
import type { CacheReset } from '@ooo/domain/trips/trip-caches.rules';
import type { TripCaches } from '@ooo/domain/trips/trip-caches.schema';
import { WeatherCache } from '@ooo/domain/weather/weather.schema';
import { fromJson } from '../tables/json-column.ts';
import type { TripCacheTable } from '../tables/trip-cache.table.ts';

export const CACHE_COLUMNS = [
  'weather_cache',
  'weather_cached_at',
  'weather_next_refresh',
  'packing_cache',
  'packing_cached_at',
  'destination_overview_cache',
  'destination_overview_cached_at',
] as const satisfies readonly (keyof TripCacheTable)[];

/** The columns, each null where the trip has no row. */
export type CacheRow = Pick<Selectable<TripCacheTable>, (typeof CACHE_COLUMNS)[number]>;

/** JSON that does not fit its schema is null. */
export function toTripCaches(row: CacheRow): TripCaches {
  return {
    weatherCache: fromJson(WeatherCache, row.weather_cache),
    weatherCachedAt: row.weather_cached_at?.toISOString() ?? null,
    weatherNextRefresh: row.weather_next_refresh?.toISOString() ?? null,
    packingCache: fromJson(PackingCache, row.packing_cache),
    packingCachedAt: row.packing_cached_at?.toISOString() ?? null,
    destinationOverviewCache: fromJson(DestinationOverview, row.destination_overview_cache),
    destinationOverviewCachedAt: row.destination_overview_cached_at?.toISOString() ?? null,
  };
}

/** The caches that the reset names, each null; those that it does not name are left out of the statement. */
export function toResetColumns(reset: CacheReset): Updateable<TripCacheTable> {
  return {
    weather_cache: reset.weatherCache,
    weather_cached_at: reset.weatherCachedAt,
    weather_next_refresh: reset.weatherNextRefresh,
    packing_cache: reset.packingCache,
    packing_cached_at: reset.packingCachedAt,
    destination_overview_cache: reset.destinationOverviewCache,
    destination_overview_cached_at: reset.destinationOverviewCachedAt,
  };
}

const JSON_COLUMNS = [
  ['weather_cache', WeatherCache],
  ['packing_cache', PackingCache],
  ['destination_overview_cache', DestinationOverview],
] as const;

/** The columns whose value does not fit their schema, each null; empty if all fit. */
export function toMendedCaches(row: CacheRow): Updateable<TripCacheTable> {
  const mended: Partial<Record<(typeof JSON_COLUMNS)[number][0], null>> = {};
  for (const [column, schema] of JSON_COLUMNS) {
    if (row[column] !== null && fromJson<unknown>(schema, row[column]) === null)
      mended[column] = null;
  }
  return mended;
}
