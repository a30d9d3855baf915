import type { FastifyReply, FastifyRequest } from 'fastify';
import { insertAuditEntry } from '@ooo/db/queries/audit.queries';
import type { InviteCheckResult } from '@ooo/domain/account/invite.schema';
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
  readonly userId: string;
  /** The provider's id, or `local`. */
  readonly provider: string;
  readonly inviteCode?: string | undefined;
}

/** What follows a sign-in, whichever way it came; resolves to what became of the invite code, if one came along. */
export type Enter = (
  request: FastifyRequest,
  reply: FastifyReply,
  entrance: Entrance,
) => Promise<InviteCheckResult | undefined>;

export function makeEnter({ deps, sessions, spend }: EnterSources): Enter {
  const { db, env } = deps;

  /** Who signs in anew in the same browser does not leave a session behind. */
  async function endFormerSession(request: FastifyRequest, userId: string): Promise<void> {
    const secret = readSessionCookie(request, env.isHttps);
    const former = secret ? await sessions.validate(secret) : null;
    if (former?.user.id === userId) await sessions.invalidate(former.id);
  }

  return async (request, reply, { userId, provider, inviteCode }) => {
    await endFormerSession(request, userId);
    const session = await sessions.create(userId, request.headers['user-agent']);
    setSessionCookie(reply, session, env.isHttps);
    const entry = { actorId: userId, requestId: request.id };
    await insertAuditEntry(db, { action: 'sign-in', subject: provider, ...entry });
    if (inviteCode === undefined) return undefined;
    request.accountId = userId;
    try {
      await spend('inviteCheck', request);
    } catch (error) {
      // Too many codes do not undo the sign-in: the invite screen says so at the next one.
      if (error instanceof AppError) return { access: false, message: error.message };
      throw error;
    }
    return redeemCode(deps, { userId, code: inviteCode, requestId: request.id });
  };
}
