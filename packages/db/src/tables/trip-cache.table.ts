import type { ColumnType } from 'kysely';
import type { TripId } from '@ooo/domain/shared/ids';
import type { JsonColumn } from './json-column.ts';

/** What was made for a trip, each with the instant at which it was. A trip for which nothing was made has no row. */
export interface TripCacheTable {
  trip_id: ColumnType<TripId, TripId, never>;
  weather_cache: JsonColumn;
  weather_cached_at: Date | null;
  weather_next_refresh: Date | null;
  packing_cache: JsonColumn;
  packing_cached_at: Date | null;
  destination_overview_cache: JsonColumn;
  destination_overview_cached_at: Date | null;
}
