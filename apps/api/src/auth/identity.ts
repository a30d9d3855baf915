import type { FastifyReply, FastifyRequest } from 'fastify';
import type { TokenScope } from '@ooo/domain/account/access-token.schema';
import type { Db } from '@ooo/db/tables/database';
import type { CurrentUser } from '@ooo/domain/account/user.schema';
import type { Deps } from '../context/deps.ts';
import { readBearer, validateToken } from './access-tokens.ts';
import { clearSessionCookie, readSessionCookie, setSessionCookie } from './cookies.ts';
import { toCurrentUser } from './current-user.ts';
import { createFaultTeller } from './tell-faults.ts';
import { hashSecret } from './secret-hash.ts';
import type { Sessions } from './sessions.ts';

interface SessionCredential {
  readonly kind: 'session';
  /** As the database knows the session: the hash of its secret. */
  readonly id: string;
  /** Ends the session in a transaction; the browser has its cookie until {@link SessionCredential.dropCookie}. */
  readonly end: (tx: Db) => Promise<void>;
  readonly dropCookie: () => void;
}

interface TokenCredential {
  readonly kind: 'token';
  readonly id: string;
  readonly scope: TokenScope;
}

/** The session or token that identifies the user of a request. */
export type Credential = SessionCredential | TokenCredential;

/** The session that a request came with; undefined if it came with a token or with neither. */
export function sessionOf(request: {
  readonly credential: Credential | null;
}): SessionCredential | undefined {
  return request.credential?.kind === 'session' ? request.credential : undefined;
}

export interface Identity {
  readonly user: CurrentUser;
  readonly credential: Credential;
}

export type Identify = (request: FastifyRequest, reply: FastifyReply) => Promise<Identity | null>;

/**
 * The only place where a request's user is determined, for every transport. A request with an `Authorization` header
 * is judged by the token in it alone and never by a cookie that a browser added.
 */
export function identifier(deps: Deps, sessions: Sessions): Identify {
  const { env } = deps;
  const tellFaults = createFaultTeller();

  async function byToken(authorization: string, request: FastifyRequest): Promise<Identity | null> {
    const token = readBearer(authorization);
    const found = token ? await validateToken(deps, token) : undefined;
    if (!found) return null;
    const { user, id, scope } = found;
    tellFaults(request.log, user);
    return { user: toCurrentUser(user, env), credential: { kind: 'token', id, scope } };
  }

  return async (request, reply) => {
    const { authorization } = request.headers;
    if (authorization !== undefined) return byToken(authorization, request);
    const secret = readSessionCookie(request, env.isHttps);
    const session = secret ? await sessions.validate(secret) : null;
    if (!session) return null;
    tellFaults(request.log, session.user);
    if (session.isExtended) setSessionCookie(reply, session, env.isHttps);
    return {
      user: toCurrentUser(session.user, env),
      credential: {
        kind: 'session',
        id: hashSecret(session.id),
        end: async (tx) => sessions.invalidate(session.id, tx),
        dropCookie: () => clearSessionCookie(reply, env.isHttps),
      },
    };
  };
}
