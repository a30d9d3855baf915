import type { ColumnType } from 'kysely';
import type { UserId } from '@ooo/domain/shared/ids';

/** An account at a provider: (`provider`, `subject`) names one user for good, the e-mail does not. */
export interface IdentityTable {
  provider: string;
  subject: string;
  user_id: UserId;
  created_at: ColumnType<Date, never, never>;
}
