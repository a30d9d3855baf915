import {
  insertAccessToken,
  listAccessTokens,
  revokeAccessToken,
} from '@ooo/db/queries/access-tokens.queries';
import {
  type AccessToken,
  type AccessTokenCreate,
  type CreatedAccessToken,
  MAX_ACCESS_TOKENS,
} from '@ooo/domain/account/access-token.schema';
import type { InvitedContext } from '../../context/context.ts';
import { makeToken } from '../../auth/access-tokens.ts';
import { AppError } from '../../errors/app-error.ts';
import { makeRecordedChange } from '../audit/recorded-change.service.ts';

const DAY_MS = 86_400_000;

/** Its text is in the answer and nowhere else: only a hash of it is kept. */
export async function createToken(
  ctx: InvitedContext,
  { name, scope, expiresInDays }: AccessTokenCreate,
): Promise<CreatedAccessToken> {
  const now = ctx.deps.clock();
  const expiresAt =
    expiresInDays === undefined ? null : new Date(now.getTime() + expiresInDays * DAY_MS);
  const { token, hash, prefix } = makeToken();
  const fields = { userId: ctx.user.id, name, hash, prefix, scope, expiresAt };
  const created = await makeRecordedChange(
    ctx,
    async (tx) => {
      const inserted = await insertAccessToken(tx, { ...fields, now });
      if (inserted !== 'limit-reached') return inserted;
      throw new AppError('token-limit', { limit: MAX_ACCESS_TOKENS });
    },
    ({ id }) => ({ action: 'token-created', subject: id, details: { scope } }),
  );
  return { ...created, token };
}

export async function listTokens({ deps: { db }, user }: InvitedContext): Promise<AccessToken[]> {
  return listAccessTokens(db, { userId: user.id });
}

export async function revokeToken(ctx: InvitedContext, { id }: { id: string }): Promise<void> {
  const { deps, user } = ctx;
  await makeRecordedChange(
    ctx,
    async (tx) => {
      const revoked = await revokeAccessToken(tx, { id, userId: user.id, now: deps.clock() });
      if (!revoked) throw new AppError('not-found');
    },
    () => ({ action: 'token-revoked', subject: id }),
  );
}
