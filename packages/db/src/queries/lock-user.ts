import type { UserId } from '@ooo/domain/shared/ids';
import type { Db } from '../tables/database.ts';

/**
 * Makes whoever else locks this user wait until the transaction ends: for limits that count a user's rows.
 * False where there is no such user. Take it before any lock on what the user has.
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
