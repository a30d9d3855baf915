import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { insertAuditEntry } from '@ooo/db/queries/audit.queries';
import { LocalSignIn } from '@ooo/domain/account/user.schema';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import { isLoopback } from '../loopback.ts';
import type { Spend } from '../plugins/rate-limits.ts';
import { isFromAnotherSite } from './cross-site.ts';
import { makeEnter } from './enter.ts';
import type { Identify } from './identity.ts';
import { signInLocally } from './local-sign-in.ts';
import { providerRoutes } from './provider-routes.ts';
import type { Sessions } from './sessions.ts';

interface AuthOptions {
  readonly deps: Deps;
  readonly sessions: Sessions;
  readonly identify: Identify;
  readonly spend: Spend;
}

/**
 * Signing in without proof is for the machine itself. A site whose name was made to lead here (DNS
 * rebinding) looks like our own pages to a browser, but its name is in the request: in `Host`, since its
 * script could set the header in which a proxy hands the name on.
 */
function refuseForeignName({ headers }: FastifyRequest, publicUrl: string): void {
  const address = `http://${headers.host}`;
  if (URL.canParse(address) && isLoopback(new URL(address).hostname)) return;
  throw new AppError('FORBIDDEN', {
    message: `This way to sign in works on the machine itself only. Open ${publicUrl}.`,
  });
}

/** Where signing in and out happens: plain routes, since browsers navigate to them. */
export async function authRoutes(
  app: FastifyInstance,
  { deps, sessions, identify, spend }: AuthOptions,
): Promise<void> {
  const { env, db } = deps;
  const enter = makeEnter({ deps, sessions, spend });
  await app.register(providerRoutes, { deps, spend, enter });

  app.post('/login/local', async (request, reply) => {
    if (!env.localSignIn) throw new AppError('NOT_FOUND');
    refuseForeignName(request, env.publicUrl);
    await spend('signIn', request);
    const input = LocalSignIn.parse(request.body);
    const userId = await signInLocally(deps, input);
    await enter(request, reply, { userId, provider: 'local', inviteCode: input.inviteCode });
    return reply.code(204).send();
  });

  app.get('/logout', async (request: FastifyRequest, reply: FastifyReply) => {
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
