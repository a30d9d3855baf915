import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { insertAuditEntry } from '@ooo/db/queries/audit.queries';
import { LocalSignIn } from '@ooo/domain/account/user.schema';
import type { Deps } from '../context/deps.ts';
import { AppError } from '../errors/app-error.ts';
import type { Spend } from '../plugins/rate-limits.ts';
import { readBody } from '../rest/read-input.ts';
import { isFromAnotherSite } from './cross-site.ts';
import { makeEnter } from './enter.ts';
import type { Identify } from './identity.ts';
import { localPeers } from './local-peer.ts';
import { signInLocally } from './local-sign-in.ts';
import { providerRoutes } from './provider-routes.ts';
import type { Sessions } from './sessions.ts';

interface AuthOptions {
  readonly deps: Deps;
  readonly sessions: Sessions;
  readonly identify: Identify;
  readonly spend: Spend;
}

/** Where signing in and out happens: plain routes, since browsers navigate to them. */
export async function authRoutes(
  app: FastifyInstance,
  { deps, sessions, identify, spend }: AuthOptions,
): Promise<void> {
  const { env, db } = deps;
  const enter = makeEnter({ deps, sessions, spend });
  await app.register(providerRoutes, { deps, spend, enter });

  const refuseStrangers = localPeers(env);
  app.post('/login/local', async (request, reply) => {
    if (!env.localSignIn) throw new AppError('NOT_FOUND');
    await spend('signIn', request);
    refuseStrangers(request);
    const input = LocalSignIn.parse(readBody(request));
    const userId = await signInLocally(deps, input);
    await enter(request, reply, { userId, provider: 'local', inviteCode: input.inviteCode });
    return reply.code(204).send();
  });

  app.get('/logout', async (request: FastifyRequest, reply: FastifyReply) => {
    await spend('request', request);
    // A link on another site must not sign anybody out.
    const identity = isFromAnotherSite(request) ? null : await identify(request, reply);
    if (identity?.credential.kind === 'session') {
      await identity.credential.end();
      const entry = { actorId: identity.user.id, requestId: request.id };
      await insertAuditEntry(db, { action: 'sign-out', ...entry });
    }
    return reply.redirect('/');
  });
}
