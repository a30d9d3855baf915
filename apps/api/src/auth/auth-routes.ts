import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LocalSignIn } from '@ooo/domain/account/user.schema';
import type { Deps } from '../context/deps.ts';
import { signOut } from '../features/account/sessions.service.ts';
import { AppError } from '../errors/app-error.ts';
import type { Spend } from '../plugins/rate-limits.ts';
import { readBody } from '../rest/read-input.ts';
import { isFromAnotherSite } from './cross-site.ts';
import { makeEnter } from './enter.ts';
import { type Identify, sessionOf } from './identity.ts';
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
  const { env } = deps;
  const enter = makeEnter({ deps, sessions, spend });
  await app.register(providerRoutes, { deps, spend, enter });

  const refuseStrangers = localPeers(env);
  app.post('/login/local', async (request, reply) => {
    if (!env.localSignIn) throw new AppError('not-found');
    await spend('signIn', request);
    refuseStrangers(request);
    const input = LocalSignIn.parse(readBody(request));
    await enter(request, reply, {
      provider: 'local',
      findUser: async (own) => signInLocally(own, input),
      inviteCode: input.inviteCode,
    });
    return reply.code(204).send();
  });

  app.get('/logout', async (request: FastifyRequest, reply: FastifyReply) => {
    await spend('request', request);
    // A link on another site must not sign a user out.
    const identity = isFromAnotherSite(request) ? null : await identify(request, reply);
    if (identity && sessionOf(identity))
      await signOut({ ...identity, deps, requestId: request.id });
    return reply.redirect('/');
  });
}
