import type { Selectable } from 'kysely';
import {
  MAX_ACCESS_TOKENS,
  type AccessToken,
  type TokenScope,
} from '@ooo/domain/account/access-token.schema';
import type { UserId } from '@ooo/domain/shared/ids';
import { prepare } from '../prepare.ts';
import type { AccessTokenTable } from '../tables/access-token.table.ts';
import type { Db } from '../tables/database.ts';
import { inTransaction } from './in-transaction.ts';
import { lockUser } from './lock-user.ts';
import { toUser, USER_COLUMNS, type User } from './user-row.ts';

const MIN_TOUCH_INTERVAL_MS = 60_000;

export interface NewAccessToken {
  readonly userId: UserId;
  readonly name: string;
  /** The SHA-256 of the token in lower-case hex: the table takes nothing else. */
  readonly hash: string;
  /** The start of the token, at most 16 characters: too few to guess the rest. */
  readonly prefix: string;
  readonly scope: TokenScope;
  readonly expiresAt: Date | null;
}

const TOKEN_COLUMNS = [
  'access_tokens.id as token_id',
  'access_tokens.name',
  'access_tokens.prefix',
  'access_tokens.scope',
  'access_tokens.expires_at',
  'access_tokens.last_used_at',
  'access_tokens.created_at as token_created_at',
] as const;

/**
 * A user has at most {@link MAX_ACCESS_TOKENS} that are neither revoked nor expired at `now`, however many
 * are made at once: creations of one user wait for each other on the user's row.
 */
export async function insertAccessToken(
  db: Db,
  { now, ...token }: NewAccessToken & { now: Date },
): Promise<AccessToken | 'limit-reached'> {
  return inTransaction(db, async (tx) => {
    await lockUser(tx, token);
    const { count } = await tx
      .selectFrom('access_tokens')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('user_id', '=', token.userId)
      .where('revoked_at', 'is', null)
      .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
      .executeTakeFirstOrThrow();
    if (count >= MAX_ACCESS_TOKENS) return 'limit-reached';
    const row = await tx
      .insertInto('access_tokens')
      .values({
        user_id: token.userId,
        name: token.name,
        hash: token.hash,
        prefix: token.prefix,
        scope: token.scope,
        expires_at: token.expiresAt,
      })
      .returning(TOKEN_COLUMNS)
      .executeTakeFirstOrThrow();
    return toAccessToken(row);
  });
}

/** The user's tokens except revoked ones, the newest first; expired ones are included. */
export async function listAccessTokens(
  db: Db,
  { userId }: { userId: UserId },
): Promise<AccessToken[]> {
  const rows = await db
    .selectFrom('access_tokens')
    .select(TOKEN_COLUMNS)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(toAccessToken);
}

/** Undefined if there is no such token, it is another user's or it is revoked already. */
export async function revokeAccessToken(
  db: Db,
  { id, userId, now }: { id: string; userId: UserId; now: Date },
): Promise<AccessToken | undefined> {
  const row = await db
    .updateTable('access_tokens')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .returning(TOKEN_COLUMNS)
    .executeTakeFirst();
  return row && toAccessToken(row);
}

const readTokenWithUser = prepare((db, { hash, now }: { hash: string; now: Date }) =>
  db
    .selectFrom('access_tokens')
    .innerJoin('users', 'users.id', 'access_tokens.user_id')
    .where('access_tokens.hash', '=', hash)
    .where('access_tokens.revoked_at', 'is', null)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .select(USER_COLUMNS)
    .select(TOKEN_COLUMNS),
);

/** One query by the unique hash. A token that is revoked, or expired at `now`, is not found. */
export async function findAccessTokenWithUser(
  db: Db,
  { hash, now }: { hash: string; now: Date },
): Promise<{ token: AccessToken; user: User } | undefined> {
  const [row] = await readTokenWithUser(db, { hash, now });
  return row && { token: toAccessToken(row), user: toUser(row) };
}

/** Notes `now` as the last use, unless one within the last minute is noted already; true if it wrote. */
export async function touchAccessToken(
  db: Db,
  { id, now }: { id: string; now: Date },
): Promise<boolean> {
  const stale = new Date(now.getTime() - MIN_TOUCH_INTERVAL_MS);
  const result = await db
    .updateTable('access_tokens')
    .set({ last_used_at: now })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('last_used_at', 'is', null), eb('last_used_at', '<=', stale)]))
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

type TokenRow = Pick<
  Selectable<AccessTokenTable>,
  'name' | 'prefix' | 'scope' | 'expires_at' | 'last_used_at'
> & { readonly token_id: string; readonly token_created_at: Date };

function toAccessToken(row: TokenRow): AccessToken {
  return {
    id: row.token_id,
    name: row.name,
    prefix: row.prefix,
    scope: row.scope,
    expiresAt: row.expires_at?.toISOString() ?? null,
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    createdAt: row.token_created_at.toISOString(),
  };
}
