import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CurrentUser } from '@ooo/domain/account/user.schema';
import type { Env } from '../env.ts';
import { clearSessionCookie, readSessionCookie, setSessionCookie } from './cookies.ts';
import type { Sessions } from './sessions.ts';
import { toCurrentUser } from './current-user.ts';

/** Who a request is. `end` makes the credential that it came with worthless. */
export interface Identity {
  readonly user: CurrentUser;
  readonly end: () => Promise<void>;
}

export type Identify = (request: FastifyRequest, reply: FastifyReply) => Promise<Identity | null>;

/**
 * The one extractor of identity, for every transport. A request with a bearer token is judged by
 * the token alone and never by a cookie that a browser added; there are no tokens yet, so it is
 * nobody's.
 */
export function identifier(sessions: Sessions, env: Env): Identify {
  return async (request, reply) => {
    if (request.headers.authorization !== undefined) return null;
    const secret = readSessionCookie(request, env.isHttps);
    if (!secret) return null;
    const session = await sessions.validate(secret);
    if (!session) return null;
    if (session.isExtended) setSessionCookie(reply, session, env.isHttps);
    return {
      user: toCurrentUser(session.user, env),
      end: async () => {
        await sessions.invalidate(session.id);
        clearSessionCookie(reply, env.isHttps);
      },
    };
  };
}
