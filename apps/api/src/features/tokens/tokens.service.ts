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
import type { CurrentUser } from '@ooo/domain/account/user.schema';
import { makeToken } from '../../auth/access-tokens.ts';
import type { Deps } from '../../context/deps.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Context } from '../../trpc/context.ts';
import { makeRecordedChange } from '../audit/recorded-change.service.ts';

const DAY_MS = 86_400_000;

type Caller = Pick<Context, 'deps' | 'requestId'>;

/** Its text is in the answer and nowhere else: only a hash of it is kept. */
export async function createToken(
  { deps, requestId }: Caller,
  user: CurrentUser,
  { name, scope, expiresInDays }: AccessTokenCreate,
): Promise<CreatedAccessToken> {
  const now = deps.clock();
  const expiresAt =
    expiresInDays === undefined ? null : new Date(now.getTime() + expiresInDays * DAY_MS);
  const { token, hash, prefix } = makeToken();
  const fields = { userId: user.id, name, hash, prefix, scope, expiresAt };
  const created = await makeRecordedChange(
    { deps, user, requestId },
    async (tx) => {
      const inserted = await insertAccessToken(tx, { ...fields, now });
      if (inserted !== 'limit-reached') return inserted;
      throw new AppError('RULE_VIOLATED', {
        message: `You have ${MAX_ACCESS_TOKENS} access tokens. Revoke one that you no longer use.`,
        details: { reason: 'token-limit', limit: MAX_ACCESS_TOKENS },
      });
    },
    ({ id }) => ({ action: 'token-created', subject: id, details: { scope } }),
  );
  return { ...created, token };
}

export async function listTokens({ db }: Deps, user: CurrentUser): Promise<AccessToken[]> {
  return listAccessTokens(db, { userId: user.id });
}

export async function revokeToken(
  { deps, requestId }: Caller,
  user: CurrentUser,
  { id }: { id: string },
): Promise<void> {
  await makeRecordedChange(
    { deps, user, requestId },
    async (tx) => {
      const revoked = await revokeAccessToken(tx, { id, userId: user.id, now: deps.clock() });
      if (!revoked) throw new AppError('NOT_FOUND');
    },
    () => ({ action: 'token-revoked', subject: id }),
  );
}
