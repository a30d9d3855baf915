import { PRODUCT_ACTIONS } from '@ooo/domain/admin/audit.schema';
import type { UserId } from '@ooo/domain/shared/ids';
import type { Db } from '../tables/database.ts';
import { insertAuditEntry } from './audit.queries.ts';
import { inTransaction } from './in-transaction.ts';

/**
 * Deletes the account with everything in it, at once and permanently; false if there is none. The audit log loses the
 * user's own entries, keeps what an admin did to the product, without a name, and gains one entry that an account was
 * deleted. The use of the invite code stays counted.
 */
export async function deleteAccount(
  db: Db,
  { userId, requestId }: { userId: UserId; requestId?: string },
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const user = await tx
      .selectFrom('users')
      .select('id')
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirst();
    if (!user) return false;
    await tx
      .deleteFrom('audit_log')
      .where('actor_id', '=', userId)
      .where('action', 'not in', PRODUCT_ACTIONS)
      .execute();
    await tx.deleteFrom('users').where('id', '=', userId).execute();
    await insertAuditEntry(tx, { action: 'account-deleted', requestId: requestId ?? null });
    return true;
  });
}
