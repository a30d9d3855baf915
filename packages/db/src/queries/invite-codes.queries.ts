import { sql, type Selectable } from 'kysely';
import type {
  InviteCodeCreate,
  InviteCodeItem,
  InviteCodePatch,
} from '@ooo/domain/admin/invite-code.schema';
import type { Db } from '../tables/database.ts';
import type { InviteCodeTable } from '../tables/invite.table.ts';

/** Every code, the newest first. */
export async function listInviteCodes(db: Db): Promise<InviteCodeItem[]> {
  const rows = await db
    .selectFrom('invite_codes')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('code')
    .execute();
  return rows.map(toInviteCodeItem);
}

/** `taken` if the code exists, disabled or not; it is not changed. */
export async function insertInviteCode(
  db: Db,
  { code, tier, maxUses }: InviteCodeCreate,
): Promise<InviteCodeItem | 'taken'> {
  const row = await db
    .insertInto('invite_codes')
    .values({ code, tier, max_uses: maxUses })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returningAll()
    .executeTakeFirst();
  return row ? toInviteCodeItem(row) : 'taken';
}

/**
 * Sets the fields of the patch. A maximum below the uses so far is refused, however many users redeem meanwhile: the
 * statement that sets it compares. A code that is disabled twice keeps the first instant.
 */
export async function updateInviteCode(
  db: Db,
  { code, patch, now }: { code: string; patch: InviteCodePatch; now: Date },
): Promise<InviteCodeItem | 'unknown' | 'below-uses'> {
  const { maxUses, disabled } = patch;
  let query = db
    .updateTable('invite_codes')
    .set({
      max_uses: maxUses,
      ...(disabled === undefined ? {} : { disabled_at: disabled ? firstOf(now) : null }),
      // Keeps the statement valid for an empty patch.
      uses: sql<number>`uses`,
    })
    .where('code', '=', code);
  if (typeof maxUses === 'number') query = query.where('uses', '<=', maxUses);
  const row = await query.returningAll().executeTakeFirst();
  if (row) return toInviteCodeItem(row);
  const found = await db
    .selectFrom('invite_codes')
    .select('code')
    .where('code', '=', code)
    .executeTakeFirst();
  return found ? 'below-uses' : 'unknown';
}

function firstOf(now: Date) {
  return sql<Date>`coalesce(disabled_at, ${now})`;
}

function toInviteCodeItem(row: Selectable<InviteCodeTable>): InviteCodeItem {
  return {
    code: row.code,
    tier: row.tier,
    maxUses: row.max_uses,
    uses: row.uses,
    disabledAt: row.disabled_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  };
}
