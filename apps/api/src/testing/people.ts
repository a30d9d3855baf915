import type { FastifyInstance } from 'fastify';

/** Somebody with a browser: the cookie of a session, and what browsers send beside it. */
export interface Person {
  readonly email: string;
  readonly cookie: string;
}

let count = 0;

/** Signs in by the local form; without an e-mail as somebody new. */
export async function signIn(
  app: FastifyInstance,
  email = `person${(count += 1)}@example.com`,
): Promise<Person> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/login/local',
    payload: { email, name: 'Kim' },
  });
  const [cookie] = answer.cookies;
  if (answer.statusCode !== 204 || !cookie) throw new Error(`No sign-in: ${answer.body}`);
  return { email, cookie: `${cookie.name}=${cookie.value}` };
}

/** The same, let in by the code without limit. */
export async function signInInvited(app: FastifyInstance, email?: string): Promise<Person> {
  const person = await signIn(app, email);
  await app.inject({
    method: 'POST',
    url: '/api/invite-check',
    headers: { cookie: person.cookie },
    payload: { code: 'ALLBLUE' },
  });
  return person;
}
