import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { UserId } from '@ooo/domain/shared/ids';

/**
 * `id` is the SHA-256 of the session's secret in lower-case hex; the secret itself is never stored.
 * `public_id` names the session where its user sees it.
 */
export interface SessionTable {
  id: ColumnType<string, string, never>;
  public_id: GeneratedAlways<string>;
  user_id: ColumnType<UserId, UserId, never>;
  expires_at: Date;
  last_seen_at: Generated<Date>;
  user_agent: string | null;
  created_at: ColumnType<Date, never, never>;
}
