import type { TripId, UserId } from '@ooo/domain/shared/ids';
import type { Db } from '../tables/database.ts';

interface HeldTrip {
  readonly tripId: TripId;
  readonly userId: UserId;
  /** An exclusive lock, so that others who take one wait: for rows that are counted before one is added. */
  readonly alone?: boolean;
}

/**
 * Keeps the trip from being deleted until the transaction ends, for a caller that adds something to it. False if
 * there is no such trip or it is another user's.
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
