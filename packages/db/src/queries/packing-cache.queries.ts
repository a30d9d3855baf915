import type { PackingCache } from '@ooo/domain/packing/packing.schema';
import type { TripId, UserId } from '@ooo/domain/shared/ids';
import type { Db } from '../tables/database.ts';
import { toJson } from '../tables/json-column.ts';

interface NewPackingCache {
  readonly id: TripId;
  readonly userId: UserId;
  readonly packingCache: PackingCache;
  readonly packingCachedAt: Date;
}

/** Replaces the trip's packing lists; another user's trip stays as it is. A cache is not a change of the trip. */
export async function savePackingCache(
  db: Db,
  { id, userId, packingCache, packingCachedAt }: NewPackingCache,
): Promise<void> {
  await db
    .updateTable('trips')
    .set({ packing_cache: toJson(packingCache), packing_cached_at: packingCachedAt })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .execute();
}
