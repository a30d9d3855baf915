import type { OwnData } from '@ooo/domain/account/own-data.schema';
import type { TripId, UserId } from '@ooo/domain/shared/ids';
import { prepare } from '../prepare.ts';
import type { Db } from '../tables/database.ts';
import { holdTripRow } from './hold-trip-row.ts';
import { inTransaction } from './in-transaction.ts';

// Every query checks the owner of the trip: what is packed for another user's trip is not found.

interface InOwnTrip {
  readonly tripId: TripId;
  readonly userId: UserId;
}

const readPacked = prepare((db, { tripId, userId }: InOwnTrip) =>
  db
    .selectFrom('trips')
    .leftJoin('packed_items', 'packed_items.trip_id', 'trips.id')
    .select('packed_items.item_id')
    .where('trips.id', '=', tripId)
    .where('trips.user_id', '=', userId)
    .orderBy('packed_items.packed_at')
    .orderBy('packed_items.item_id'),
);

/** The ids of what is packed, in the order of packing; undefined for a trip that is not the user's. */
export async function findPackedItems(db: Db, own: InOwnTrip): Promise<string[] | undefined> {
  const rows = await readPacked(db, own);
  if (rows.length === 0) return undefined;
  return rows.flatMap(({ item_id }) => item_id ?? []);
}

/** Of all trips of the user, trip by trip. */
export async function listPackedOfUser(
  db: Db,
  { userId }: { userId: UserId },
): Promise<OwnData['packedItems']> {
  const rows = await db
    .selectFrom('packed_items')
    .innerJoin('trips', 'trips.id', 'packed_items.trip_id')
    .selectAll('packed_items')
    .where('trips.user_id', '=', userId)
    .orderBy('packed_items.trip_id')
    .orderBy('packed_items.packed_at')
    .orderBy('packed_items.item_id')
    .execute();
  return rows.map((row) => ({
    tripId: row.trip_id,
    itemId: row.item_id,
    packedAt: row.packed_at.toISOString(),
  }));
}

/** How many items of each trip of the user are packed; trips without any are missing. */
export async function countPackedByTrip(
  db: Db,
  { userId }: { userId: UserId },
): Promise<Map<TripId, number>> {
  const rows = await db
    .selectFrom('packed_items')
    .innerJoin('trips', 'trips.id', 'packed_items.trip_id')
    .select((eb) => ['packed_items.trip_id', eb.fn.countAll<number>().as('count')])
    .where('trips.user_id', '=', userId)
    .groupBy('packed_items.trip_id')
    .execute();
  return new Map(rows.map(({ trip_id, count }) => [trip_id, count]));
}

interface Packing extends InOwnTrip {
  readonly itemIds: readonly string[];
  readonly packed: boolean;
  /** How many items of the trip may be packed. */
  readonly limit: number;
}

/**
 * Marks the items as packed, or as not packed; those that are so already stay as they are, and others are not touched.
 * Changes of one trip wait for each other on the trip's row, so that the limit holds however many run at once.
 */
export async function setPackedItems(
  db: Db,
  { tripId, userId, itemIds, packed, limit }: Packing,
): Promise<'done' | 'not-found' | 'limit-reached'> {
  return inTransaction(db, async (tx) => {
    if (!(await holdTripRow(tx, { tripId, userId, alone: true }))) return 'not-found';
    const ids = [...new Set(itemIds)];
    if (!packed) {
      await tx
        .deleteFrom('packed_items')
        .where('trip_id', '=', tripId)
        .where('item_id', 'in', ids)
        .execute();
      return 'done';
    }
    const { count } = await tx
      .selectFrom('packed_items')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('trip_id', '=', tripId)
      .where('item_id', 'not in', ids)
      .executeTakeFirstOrThrow();
    if (count + ids.length > limit) return 'limit-reached';
    await tx
      .insertInto('packed_items')
      .values(ids.map((id) => ({ trip_id: tripId, item_id: id })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return 'done';
  });
}
