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
    await deleteLocked(tx, [userId]);
    await insertAuditEntry(tx, { action: 'account-deleted', requestId: requestId ?? null });
    return true;
  });
}

/**
 * Deletes accounts that were made before `before` at a sign-in provider and whose user never confirmed their age, the oldest
 * first, at most `limit`; the number of them. They have no trips, since nothing but the confirmation is open to them; one
 * with a trip is older than the question, and stays. An account whose user is signing in or confirming at the moment is
 * skipped. Each leaves an entry in the audit log that an account was deleted, and why.
 */
export async function deleteAgeUnconfirmed(
  db: Db,
  { before, limit }: { readonly before: Date; readonly limit: number },
): Promise<number> {
  return inTransaction(db, async (tx) => {
    const rows = await tx
      .selectFrom('users')
      .select('id')
      .where('age_confirmed_at', 'is', null)
      .where('created_at', '<', before)
      .where('trip_count', '=', 0)
      .where((eb) =>
        eb.exists(
          eb
            .selectFrom('identities')
            .select('identities.user_id')
            .whereRef('identities.user_id', '=', 'users.id')
            .where('identities.provider', '!=', 'local'),
        ),
      )
      .orderBy('created_at')
      .limit(limit)
      .forUpdate()
      .skipLocked()
      .execute();
    if (rows.length === 0) return 0;
    await deleteLocked(
      tx,
      rows.map(({ id }) => id),
    );
    const details = { reason: 'age-unconfirmed' };
    for (const _ of rows) await insertAuditEntry(tx, { action: 'account-deleted', details });
    return rows.length;
  });
}

/** The caller holds the users' rows. */
async function deleteLocked(tx: Db, userIds: readonly UserId[]): Promise<void> {
  await tx
    .deleteFrom('audit_log')
    .where('actor_id', 'in', userIds)
    .where('action', 'not in', PRODUCT_ACTIONS)
    .execute();
  await tx.deleteFrom('users').where('id', 'in', userIds).execute();
}
