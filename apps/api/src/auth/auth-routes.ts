import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LocalSignIn } from '@ooo/domain/account/user.schema';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import { isLoopback } from '../loopback.ts';
import type { Spend } from '../plugins/rate-limits.ts';
import { setSessionCookie } from './cookies.ts';
import { isFromAnotherSite } from './cross-site.ts';
import type { Identify } from './identity.ts';
import { signInLocally } from './local-sign-in.ts';
import { toOwnPath } from './return-to.ts';
import type { Sessions } from './sessions.ts';

interface AuthOptions {
  readonly deps: Deps;
  readonly sessions: Sessions;
  readonly identify: Identify;
  readonly spend: Spend;
}

/** The web's form for the sign-in by name and e-mail. */
const LOCAL_FORM = '/sign-in';

function returnToOf(request: FastifyRequest): string {
  const { query } = request;
  return toOwnPath(typeof query === 'object' && query && 'returnTo' in query && query.returnTo);
}

/**
 * Signing in without proof is for the machine itself. A site whose name was made to lead here (DNS
 * rebinding) looks like our own pages to a browser, but its name is in the request.
 */
function refuseForeignName({ hostname }: FastifyRequest, publicUrl: string): void {
  if (isLoopback(hostname)) return;
  throw new AppError('FORBIDDEN', {
    message: `This way to sign in works on the machine itself only. Open ${publicUrl}.`,
  });
}

/** Where signing in and out happens: plain routes, since browsers navigate to them. */
export async function authRoutes(
  app: FastifyInstance,
  { deps, sessions, identify, spend }: AuthOptions,
): Promise<void> {
  const { env } = deps;

  app.get('/login', async (request, reply) => {
    const returnTo = returnToOf(request);
    const query = returnTo === '/' ? '' : `?${new URLSearchParams({ returnTo }).toString()}`;
    return reply.redirect(`${LOCAL_FORM}${query}`);
  });

  app.post('/login/local', async (request, reply) => {
    if (!env.localSignIn) throw new AppError('NOT_FOUND');
    refuseForeignName(request, env.publicUrl);
    await spend('signIn', request);
    const input = LocalSignIn.parse(request.body);
    const userId = await signInLocally(deps, input);
    const session = await sessions.create(userId, request.headers['user-agent']);
    setSessionCookie(reply, session, env.isHttps);
    return reply.code(204).send();
  });

  app.get('/logout', async (request: FastifyRequest, reply: FastifyReply) => {
    // A link on another site must not sign anybody out.
    if (!isFromAnotherSite(request)) await (await identify(request, reply))?.end();
    return reply.redirect('/');
  });
}
