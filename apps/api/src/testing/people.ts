import type { FastifyInstance } from 'fastify';
import type { CurrentUser } from '@ooo/domain/account/user.schema';
import { createSessions } from '../auth/sessions.ts';
import type { Deps } from '../context/deps.ts';
import { sessionCookieName } from '../auth/cookies.ts';

/** The headers of a browser that the user is signed in with. */
export async function headersOf(deps: Deps, user: CurrentUser): Promise<{ cookie: string }> {
  const session = await createSessions(deps.db, deps.clock).create(user.id, 'a test');
  return { cookie: `${sessionCookieName(deps.env.isHttps)}=${session.id}` };
}

/** Signs in by the local form as a browser does; resolves to the cookie as it is sent back. */
export async function signInByForm(
  app: FastifyInstance,
  person: { email: string; name: string; language?: string },
): Promise<string> {
  const answer = await app.inject({ method: 'POST', url: '/api/login/local', payload: person });
  const [cookie] = answer.cookies;
  if (answer.statusCode !== 204 || !cookie) throw new Error(`No sign-in: ${answer.body}`);
  return `${cookie.name}=${cookie.value}`;
}
