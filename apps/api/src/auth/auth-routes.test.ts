import { expect, test } from 'vitest';
import type { CurrentUser } from '@ooo/domain/account/user.schema';
import type { Refusal } from '../testing/answer-shapes.ts';
import { makeSignedInUser } from '../testing/callers.ts';
import { headersOf, signInByForm } from '../testing/people.ts';
import { startTestApp } from '../testing/test-app.ts';

const { app, deps } = await startTestApp();
const KIM = { email: 'Kim@Example.com', name: 'Kim' };

test('signing in sets a cookie that scripts and other sites do not get', async () => {
  const answer = await app.inject({ method: 'POST', url: '/api/login/local', payload: KIM });
  expect(answer.statusCode).toBe(204);
  expect(answer.cookies).toEqual([
    {
      name: 'ooo_session',
      value: expect.stringMatching(/^[a-z2-7]{40}$/),
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
      expires: expect.any(Date),
    },
  ]);
});

test('the cookie opens the account, whatever the case of the e-mail', async () => {
  const cookie = await signInByForm(app, KIM);
  const answer = await app.inject({ url: '/api/auth/user', headers: { cookie } });
  expect(answer.json()).toMatchObject({ email: 'kim@example.com', firstName: 'Kim' });
  const again = await signInByForm(app, { email: 'kim@example.com', name: 'Kim' });
  const same = await app.inject({ url: '/api/auth/user', headers: { cookie: again } });
  expect(same.json<CurrentUser>().id).toBe(answer.json<CurrentUser>().id);
});

test('an account begins with the language of the visitor, and keeps its own at later sign-ins', async () => {
  const languageOf = async (cookie: string) => {
    const answer = await app.inject({ url: '/api/auth/user', headers: { cookie } });
    return answer.json<CurrentUser>().language;
  };
  const ana = { email: 'ana.lengua@example.com', name: 'Ana' };
  expect(await languageOf(await signInByForm(app, { ...ana, language: 'es' }))).toBe('es');
  expect(await languageOf(await signInByForm(app, { ...ana, language: 'ko' }))).toBe('es');
  expect(await languageOf(await signInByForm(app, ana))).toBe('es');
  const bo = { email: 'bo.lengua@example.com', name: 'Bo' };
  expect(await languageOf(await signInByForm(app, bo))).toBe('en');
});

test('the database holds no secret that signs in', async () => {
  const cookie = await signInByForm(app, KIM);
  const secret = cookie.split('=')[1];
  const rows = await deps.db.selectFrom('sessions').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(secret);
  const stolen = `ooo_session=${rows[0]?.id}`;
  const answer = await app.inject({ url: '/api/auth/user', headers: { cookie: stolen } });
  expect(answer.statusCode).toBe(401);
});

test.each([
  [{ email: 'kim', name: 'Kim' }, 'email'],
  [{ email: 'kim@example.com', name: ' ' }, 'name'],
  [{ email: 'kim@example.com' }, 'name'],
  [{ ...KIM, language: 'fr' }, 'language'],
  [{}, 'email'],
])('%j does not sign in', async (payload, field) => {
  const answer = await app.inject({ method: 'POST', url: '/api/login/local', payload });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({
    code: 'BAD_REQUEST',
    details: { fields: { [field]: expect.any(String) } },
  });
});

test('the admin of the defaults can sign in', async () => {
  const cookie = await signInByForm(app, { email: 'admin@localhost', name: 'Admin' });
  const answer = await app.inject({ url: '/api/auth/user', headers: { cookie } });
  expect(answer.json()).toMatchObject({ isAdmin: true });
});

test('signing out ends the session for every copy of the cookie', async () => {
  const cookie = await signInByForm(app, KIM);
  const answer = await app.inject({ url: '/api/logout', headers: { cookie } });
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/']);
  expect(answer.cookies).toMatchObject([{ name: 'ooo_session', value: '' }]);
  const after = await app.inject({ url: '/api/auth/user', headers: { cookie } });
  expect(after.statusCode).toBe(401);
});

test('signing out by the procedure takes the cookie away too', async () => {
  const cookie = await signInByForm(app, KIM);
  const answer = await app.inject({
    method: 'POST',
    url: '/trpc/account.signOut',
    headers: { cookie },
    payload: {},
  });
  expect(answer.cookies).toMatchObject([{ name: 'ooo_session', value: '' }]);
  const after = await app.inject({ url: '/api/auth/user', headers: { cookie } });
  expect(after.statusCode).toBe(401);
});

test('a link on another site signs no one out', async () => {
  const cookie = await signInByForm(app, KIM);
  const headers = { cookie, 'sec-fetch-site': 'cross-site' };
  expect((await app.inject({ url: '/api/logout', headers })).headers.location).toBe('/');
  const after = await app.inject({ url: '/api/auth/user', headers: { cookie } });
  expect(after.statusCode).toBe(200);
});

test.each([
  ['/api/login', '/sign-in'],
  ['/api/login?returnTo=/trip/1000001', '/sign-in?returnTo=%2Ftrip%2F1000001'],
  ['/api/login?returnTo=https://evil.example', '/sign-in'],
  ['/api/login?returnTo=//evil.example', '/sign-in'],
  ['/api/login?returnTo=/a%0d%0ax:y', '/sign-in?returnTo=%2Fax%3Ay'],
  ['/api/login?returnTo=/a&returnTo=/b', '/sign-in'],
])('%s goes to %s §2.12 §7.33', async (url, location) => {
  const answer = await app.inject({ url });
  expect([answer.statusCode, answer.headers.location]).toEqual([302, location]);
});

test.each(['', 'x', 'a'.repeat(40), 'a'.repeat(10_000), '%00', '"; drop table sessions'])(
  'the cookie %j signs in no one',
  async (value) => {
    const headers = { cookie: `ooo_session=${value}` };
    const answer = await app.inject({ url: '/api/auth/user', headers });
    expect(answer.statusCode).toBe(401);
  },
);

test('a request with a token is judged by the token, not by a cookie sent with it', async () => {
  const { cookie } = await headersOf(deps, await makeSignedInUser(deps));
  const headers = { cookie, authorization: 'Bearer nothing' };
  expect((await app.inject({ url: '/api/auth/user', headers })).statusCode).toBe(401);
});

test('ended sessions go when the server starts to listen', async () => {
  const { id } = await makeSignedInUser(deps);
  const ended = { user_id: id, expires_at: new Date(0), user_agent: null };
  await deps.db
    .insertInto('sessions')
    .values({ id: 'a'.repeat(64), ...ended })
    .execute();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const isThere = async (): Promise<boolean> => {
    const rows = await deps.db.selectFrom('sessions').select('id').execute();
    return rows.some((row) => row.id === 'a'.repeat(64));
  };
  await expect.poll(isThere).toBe(false);
});

test('a session that is used in its second half comes back with a later end', async () => {
  const { cookie } = await headersOf(deps, await makeSignedInUser(deps));
  const inTenDays = new Date(Date.now() + 10 * 86_400_000);
  const fresh = await app.inject({ url: '/trpc/account.me', headers: { cookie } });
  expect(fresh.cookies).toEqual([]);
  await deps.db.updateTable('sessions').set({ expires_at: inTenDays }).execute();
  const [extended] = (await app.inject({ url: '/trpc/account.me', headers: { cookie } })).cookies;
  expect(cookie).toBe(`ooo_session=${extended?.value}`);
  expect(extended?.expires?.getTime()).toBeGreaterThan(Date.now() + 29 * 86_400_000);
});

test.each(['evil.example:3000', '192.168.1.5:3000', 'localhost.evil.example'])(
  'at %s no one signs in without proof',
  async (host) => {
    const headers = { host, 'sec-fetch-site': 'same-origin' };
    const request = { method: 'POST', url: '/api/login/local', payload: KIM, headers } as const;
    const answer = await app.inject(request);
    expect([answer.statusCode, answer.json<Refusal>().code]).toEqual([403, 'FORBIDDEN']);
    expect(answer.json<Refusal>().message).toContain('Open http://localhost:3000.');
  },
);

test.each(['127.0.0.1:3000', '[::1]:3000', 'ooo.localhost'])(
  '%s is the machine itself',
  async (host) => {
    const request = {
      method: 'POST',
      url: '/api/login/local',
      payload: KIM,
      headers: { host },
    } as const;
    expect((await app.inject(request)).statusCode).toBe(204);
  },
);
