import type { UserId } from '@ooo/domain/shared/ids';
import type { Db } from '../tables/database.ts';

/**
 * Locks the user's row until the transaction ends: for limits that count a user's rows. False if there is no such
 * user. Take this lock before any lock on the user's data.
 */
export async function lockUser(tx: Db, { userId }: { userId: UserId }): Promise<boolean> {
  const row = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}
