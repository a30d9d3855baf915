import { randomBytes } from 'node:crypto';
import { findAccessTokenWithUser, touchAccessToken } from '@ooo/db/queries/access-tokens.queries';
import type { User } from '@ooo/db/queries/user-row';
import type { TokenScope } from '@ooo/domain/account/access-token.schema';
import type { Deps } from '../context/deps.ts';
import { hashSecret } from './secret-hash.ts';

const MARK = 'ooo_';
const SECRET_BYTES = 32;
const SHOWN_CHARACTERS = 6;
const NOTE_USE_EVERY_MS = 60_000;

/** 256 random bits behind a prefix by which people and secret scanners recognise it. */
export function makeToken(): { token: string; hash: string; prefix: string } {
  const token = `${MARK}${randomBytes(SECRET_BYTES).toString('base64url')}`;
  return { token, hash: hashSecret(token), prefix: token.slice(0, MARK.length + SHOWN_CHARACTERS) };
}

/** The token of an `Authorization` header; undefined if it holds none that could be ours. */
export function readBearer(authorization: string): string | undefined {
  return /^bearer +(ooo_[\w-]{43})$/i.exec(authorization)?.[1];
}

/** The token's owner, by one indexed query; undefined if the token is unknown, expired or revoked. */
export async function validateToken(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  token: string,
): Promise<{ user: User; id: string; scope: TokenScope } | undefined> {
  const now = clock();
  const found = await findAccessTokenWithUser(db, { hash: hashSecret(token), now });
  if (!found) return undefined;
  const { id, scope, lastUsedAt } = found.token;
  const isNoted = lastUsedAt !== null && now.getTime() - Date.parse(lastUsedAt) < NOTE_USE_EVERY_MS;
  if (!isNoted) await touchAccessToken(db, { id, now });
  return { user: found.user, id, scope };
}
