import type { ColumnType, GeneratedAlways } from 'kysely';
import type { TokenScope } from '@ooo/domain/account/access-token.schema';
import type { UserId } from '@ooo/domain/shared/ids';

/** `hash` is the SHA-256 of the token in lower-case hex, `prefix` the start of its text. */
export interface AccessTokenTable {
  id: GeneratedAlways<string>;
  user_id: ColumnType<UserId, UserId, never>;
  name: ColumnType<string, string, never>;
  hash: ColumnType<string, string, never>;
  prefix: ColumnType<string, string, never>;
  scope: ColumnType<TokenScope, TokenScope, never>;
  expires_at: Date | null;
  last_used_at: Date | null;
  revoked_at: Date | null;
  created_at: ColumnType<Date, never, never>;
}
