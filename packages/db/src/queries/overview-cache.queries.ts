import type { DestinationOverview } from '@ooo/domain/overview/overview.schema';
import type { TripId, UserId } from '@ooo/domain/shared/ids';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import type { Db } from '../tables/database.ts';
import { toJson } from '../tables/json-column.ts';

interface NewOverviewCache {
  readonly id: TripId;
  readonly userId: UserId;
  /** What the overview was made from. */
  readonly basis: Pick<Trip, 'destination' | 'arrivalAirport' | 'startDate' | 'endDate'>;
  readonly overview: DestinationOverview;
  readonly cachedAt: Date;
}

/**
 * Stores the overview of a trip. False, and nothing is stored, if the trip's dates or destination have changed since it
 * was read, or if the trip is gone or another user's. A cache is not a change of the trip.
 */
export async function saveOverviewCache(
  db: Db,
  { id, userId, basis, overview, cachedAt }: NewOverviewCache,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('trips')
    .set({
      destination_overview_cache: toJson(overview),
      destination_overview_cached_at: cachedAt,
    })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('destination', '=', basis.destination)
    .where('arrival_airport', 'is not distinct from', basis.arrivalAirport)
    .where('start_date', '=', basis.startDate)
    .where('end_date', '=', basis.endDate)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
