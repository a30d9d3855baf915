import type { FastifyReply, FastifyRequest } from 'fastify';
import { insertAuditEntry } from '@ooo/db/queries/audit.queries';
import type { InviteCheckResult } from '@ooo/domain/account/invite.schema';
import type { UserId } from '@ooo/domain/shared/ids';
import type { Deps } from '../context/deps.ts';
import { AppError } from '../errors/app-error.ts';
import { redeemCode } from '../features/invites/invites.service.ts';
import type { Spend } from '../plugins/rate-limits.ts';
import { readSessionCookie, setSessionCookie } from './cookies.ts';
import type { Sessions } from './sessions.ts';

interface EnterSources {
  readonly deps: Deps;
  readonly sessions: Sessions;
  readonly spend: Spend;
}

interface Entrance {
  /** The provider's id, or `local`. */
  readonly provider: string;
  /** Finds the user who is signing in, or makes the account if there is none. Resolves to the user's id. */
  readonly findUser: (deps: Deps) => Promise<UserId>;
  readonly inviteCode?: string | undefined;
}

/** Signs a user in by any method; resolves to what became of the invite code, if there was one. */
export type Enter = (
  request: FastifyRequest,
  reply: FastifyReply,
  entrance: Entrance,
) => Promise<InviteCheckResult | undefined>;

export function makeEnter({ deps, sessions, spend }: EnterSources): Enter {
  const { db, env } = deps;

  return async (request, reply, { provider, findUser, inviteCode }) => {
    const secret = readSessionCookie(request, env.isHttps);
    const former = secret ? await sessions.validate(secret) : null;
    const { userId, session } = await db.transaction().execute(async (tx) => {
      const id = await findUser({ ...deps, db: tx });
      // A second sign-in in the same browser replaces the first one's session.
      if (former?.user.id === id) await sessions.invalidate(former.id, tx);
      const made = await sessions.create(id, request.headers['user-agent'], tx);
      const entry = { actorId: id, requestId: request.id };
      await insertAuditEntry(tx, { action: 'sign-in', subject: provider, ...entry });
      return { userId: id, session: made };
    });
    setSessionCookie(reply, session, env.isHttps);
    if (inviteCode === undefined) return undefined;
    request.accountId = userId;
    try {
      await spend('inviteCheck', request);
    } catch (error) {
      // Too many tries with codes do not undo the sign-in: the invite screen says so at the next try.
      if (!(error instanceof AppError)) throw error;
      const { message, reason, params } = error;
      return { access: false, message, reason, params };
    }
    return redeemCode({ deps, user: { id: userId }, requestId: request.id }, { code: inviteCode });
  };
}
