import type { DestinationOverview } from '@ooo/domain/overview/overview.schema';
import type { Db } from '../tables/database.ts';
import { toJson } from '../tables/json-column.ts';
import { isTripAsRead, type TripAsRead } from './trip-as-read.ts';

interface NewOverviewCache extends TripAsRead {
  readonly overview: DestinationOverview;
  readonly cachedAt: Date;
}

/**
 * Stores the overview of a trip. False, and nothing is stored, if the trip's dates or destination have changed since it
 * was read, or if the trip is gone or another user's. A cache is not a change of the trip.
 */
export async function saveOverviewCache(
  db: Db,
  { overview, cachedAt, ...trip }: NewOverviewCache,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('trips')
    .set({
      destination_overview_cache: toJson(overview),
      destination_overview_cached_at: cachedAt,
    })
    .where(isTripAsRead(trip))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
