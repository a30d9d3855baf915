import { expect, test } from 'vitest';
import type { CurrentUser } from '@ooo/domain/account/user.schema';
import type { Refusal } from '../testing/answer-shapes.ts';
import { makeInvitedUser, makeSignedInUser } from '../testing/callers.ts';
import { headersOf } from '../testing/people.ts';
import { startTestApp } from '../testing/test-app.ts';

const { app, deps } = await startTestApp();
const { cookie } = await headersOf(deps, await makeInvitedUser(deps));
const [name = '', secret = ''] = cookie.split('=');

const COOKIES: readonly [what: string, cookie: string][] = [
  ['forged', `${name}=${'a'.repeat(40)}`],
  ['cut', `${name}=${secret.slice(0, -1)}`],
  ['longer by one', `${name}=${secret}a`],
  ['of 10,000 characters', `${name}=${'a'.repeat(10_000)}`],
  ['in upper case', `${name}=${secret.toUpperCase()}`],
  ['with a zero byte', `${name}=${secret}%00`],
  ['with a line break', `${name}=%0d%0a${secret}`],
  ['under the name of https', `__Host-${name}=${secret}`],
  ['quoted as another cookie', `other="${cookie}"`],
  ['no pair', secret],
  ['a name that JavaScript knows', '__proto__=x; constructor=y; toString=z'],
];

test.each(COOKIES)(
  'a cookie that is %s signs in no one, on any transport',
  async (_what, value) => {
    const headers = { cookie: value };
    const rest = await app.inject({ url: '/api/trips', headers });
    const trpc = await app.inject({ url: '/trpc/trips.list', headers });
    expect([rest.statusCode, trpc.statusCode]).toEqual([401, 401]);
    expect(rest.json<Refusal>().code).toBe('UNAUTHENTICATED');
  },
);

test('a session that has ended signs in no one', async () => {
  const headers = await headersOf(deps, await makeInvitedUser(deps));
  await deps.db
    .updateTable('sessions')
    .set({ expires_at: new Date(Date.now() - 1) })
    .execute();
  expect((await app.inject({ url: '/api/trips', headers })).statusCode).toBe(401);
});

test.each([
  ['of 10,000 characters', 'A'.repeat(10_000), 'This should have at most 64 characters.'],
  ['with a zero byte', 'RED\u0000LINE', 'An invite code can’t contain control characters.'],
  ['with a line break', 'RED\r\nLINE', 'An invite code can’t contain control characters.'],
  ['that is empty', '   ', 'Invite code is required'],
  ['that is a number', 5, 'This should be a text.'],
  ['that is a list', ['REDLINE'], 'This should be a text.'],
])('an invite code %s is refused with a sentence', async (_what, code, sentence) => {
  const headers = await headersOf(deps, await makeSignedInUser(deps));
  const request = { method: 'POST', url: '/api/invite-check', headers, payload: { code } } as const;
  const answer = await app.inject(request);
  expect([answer.statusCode, answer.json<Refusal>().details.fields]).toEqual([
    400,
    { code: sentence },
  ]);
});

test('a browser can sign in, whatever it calls itself', async () => {
  for (const agent of ['', 'a'.repeat(5000), '\u00FF\u00AD', '<script>', "'; drop table users"]) {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/login/local',
      payload: { email: 'kim@example.com', name: 'Kim' },
      headers: { 'user-agent': agent },
    });
    expect(answer.statusCode).toBe(204);
  }
});

async function codeAfterSignIn(inviteCode: string): Promise<unknown> {
  const payload = { email: `${inviteCode}@example.com`, name: 'Kim', inviteCode };
  const answer = await app.inject({ method: 'POST', url: '/api/login/local', payload });
  expect(answer.statusCode).toBe(204);
  const headers = { cookie: `${name}=${answer.cookies[0]?.value}` };
  return (await app.inject({ url: '/api/auth/user', headers })).json<CurrentUser>().inviteCode;
}

test('an invite code that comes with the local sign-in is redeemed, or refused silently', async () => {
  expect(await codeAfterSignIn('allblue')).toBe('ALLBLUE');
  expect(await codeAfterSignIn('nosuch')).toBeNull();
});
