import type { TripId, UserId } from '@ooo/domain/shared/ids';
import type { Db } from '../tables/database.ts';

interface HeldTrip {
  readonly tripId: TripId;
  readonly userId: UserId;
  /** Others who hold the trip alone wait as well: for what is counted before it is added. */
  readonly alone?: boolean;
}

/**
 * Keeps the trip from being deleted until the transaction ends, for whoever adds something to it. False where
 * there is no such trip or it is somebody else's.
 */
export async function holdTripRow(
  tx: Db,
  { tripId, userId, alone = false }: HeldTrip,
): Promise<boolean> {
  const query = tx
    .selectFrom('trips')
    .select('id')
    .where('id', '=', tripId)
    .where('user_id', '=', userId);
  const locking = alone ? query.forNoKeyUpdate() : query.forKeyShare();
  const row = await locking.executeTakeFirst();
  return row !== undefined;
}
