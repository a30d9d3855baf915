import type { ColumnType, Generated } from 'kysely';
import type { InviteTier } from '@ooo/domain/account/invite.schema';
import type { UserId } from '@ooo/domain/shared/ids';

/** `uses` never exceeds `max_uses`; null means no limit. A deleted account does not give its use back. */
export interface InviteCodeTable {
  code: ColumnType<string, string, never>;
  tier: InviteTier;
  max_uses: number | null;
  uses: Generated<number>;
  disabled_at: Date | null;
  created_at: ColumnType<Date, never, never>;
}

/** One row for each user who has redeemed a code. */
export interface InviteRedemptionTable {
  user_id: ColumnType<UserId, UserId, never>;
  code: ColumnType<string, string, never>;
  redeemed_at: ColumnType<Date, never, never>;
}
