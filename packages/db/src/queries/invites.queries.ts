import { sql } from 'kysely';
import type { InviteStats } from '@ooo/domain/account/invite.schema';
import type { UserId } from '@ooo/domain/shared/ids';
import type { Db } from '../tables/database.ts';
import { inTransaction } from './in-transaction.ts';

/** `already`: the user has redeemed a code before, this one or another; nothing is counted again. */
export type Redemption = 'redeemed' | 'already' | 'unknown' | 'disabled' | 'exhausted';

/**
 * Redeems a code for the user, in upper or lower case, and counts the use. The uses of a code never exceed its
 * maximum and a user counts once, however many redeem at once: the user's row and then the code's row are locked in
 * turn, and the count is checked by the statement that raises it.
 */
export async function redeemInvite(
  db: Db,
  { userId, code }: { userId: UserId; code: string },
): Promise<Redemption> {
  return inTransaction(db, async (tx) => {
    const user = await tx
      .selectFrom('users')
      .select('invite_code')
      .where('id', '=', userId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    if (user.invite_code !== null) return 'already';

    const counted = await tx
      .updateTable('invite_codes')
      .set({ uses: sql<number>`uses + 1` })
      .where('code', '=', code.trim().toUpperCase())
      .where('disabled_at', 'is', null)
      .where((eb) => eb.or([eb('max_uses', 'is', null), eb('uses', '<', eb.ref('max_uses'))]))
      .returning('code')
      .executeTakeFirst();
    if (!counted) return explainRefusal(tx, code);

    await tx
      .insertInto('invite_redemptions')
      .values({ user_id: userId, code: counted.code })
      .execute();
    await tx
      .updateTable('users')
      .set({ invite_code: counted.code, updated_at: sql<Date>`now()` })
      .where('id', '=', userId)
      .execute();
    return 'redeemed';
  });
}

/** The uses of the code that the user has redeemed; undefined if there is none. */
export async function findInviteStats(
  db: Db,
  { userId }: { userId: UserId },
): Promise<InviteStats | undefined> {
  return db
    .selectFrom('users')
    .innerJoin('invite_codes', 'invite_codes.code', 'users.invite_code')
    .where('users.id', '=', userId)
    .select(['code', 'tier', 'uses as currentUses', 'max_uses as maxUses'])
    .executeTakeFirst();
}

async function explainRefusal(tx: Db, code: string): Promise<Redemption> {
  const found = await tx
    .selectFrom('invite_codes')
    .select('disabled_at')
    .where('code', '=', code.trim().toUpperCase())
    .executeTakeFirst();
  if (!found) return 'unknown';
  return found.disabled_at ? 'disabled' : 'exhausted';
}
