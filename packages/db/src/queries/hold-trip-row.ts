import type { Db } from '../tables/database.ts';

/**
 * Keeps the trip from being deleted until the transaction ends, for whoever adds something to it. False where
 * there is no such trip or it is somebody else's.
 */
export async function holdTripRow(
  tx: Db,
  { tripId, userId }: { tripId: number; userId: string },
): Promise<boolean> {
  const row = await tx
    .selectFrom('trips')
    .select('id')
    .where('id', '=', tripId)
    .where('user_id', '=', userId)
    .forKeyShare()
    .executeTakeFirst();
  return row !== undefined;
}
