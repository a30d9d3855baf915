import type { Selectable, Updateable } from 'kysely';
import { DestinationOverview } from '@ooo/domain/overview/overview.schema';
import { PackingCache } from '@ooo/domain/packing/packing.schema';
import type { TripCaches } from '@ooo/domain/trips/trip-caches.schema';
import type { CacheName } from '@ooo/domain/trips/trip-dependencies.rules';
import { WeatherCache } from '@ooo/domain/weather/weather.schema';
import { fromJson } from '../tables/json-column.ts';
import type { TripCacheTable } from '../tables/trip-cache.table.ts';

/** The columns of each cache. */
const COLUMNS_OF = {
  weather: ['weather_cache', 'weather_cached_at', 'weather_next_refresh'],
  packing: ['packing_cache', 'packing_cached_at'],
  overview: ['destination_overview_cache', 'destination_overview_cached_at'],
} as const satisfies Readonly<Record<CacheName, readonly (keyof TripCacheTable)[]>>;

export const CACHE_COLUMNS = [
  ...COLUMNS_OF.weather,
  ...COLUMNS_OF.packing,
  ...COLUMNS_OF.overview,
] as const;

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

/** Empties the caches. */
export function toEmptyColumns(caches: readonly CacheName[]): Updateable<TripCacheTable> {
  const columns = caches.flatMap(
    (cache): readonly (typeof CACHE_COLUMNS)[number][] => COLUMNS_OF[cache],
  );
  return Object.fromEntries(columns.map((column) => [column, null]));
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
