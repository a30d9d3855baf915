import { expect, test } from 'vitest';
import { insider, newcomer } from '../testing/callers.ts';
import { headersOf } from '../testing/people.ts';
import { startTestApp } from '../testing/test-app.ts';

const { app, deps } = await startTestApp({ RATE_LIMITS: 'on' });

test('guessing invite codes ends after ten a minute, whichever transport', async () => {
  const session = await headersOf(deps, await newcomer(deps));
  const guess = async () =>
    app.inject({
      method: 'POST',
      url: '/api/invite-check',
      headers: session,
      payload: { code: 'GUESS' },
    });
  const batch = async (size: number) =>
    app.inject({
      method: 'POST',
      url: `/trpc/${Array.from({ length: size }, () => 'invites.check').join(',')}?batch=1`,
      headers: session,
      payload: Object.fromEntries(
        Array.from({ length: size }, (_, index) => [index, { json: { code: 'GUESS' } }]),
      ),
    });
  for (let count = 0; count < 5; count += 1) expect((await guess()).statusCode).toBe(200);
  const answers = (await batch(6)).json<{ error?: unknown }[]>();
  expect(answers.filter(({ error }) => !error).length).toBeLessThanOrEqual(5);

  const refused = await guess();
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'RATE_LIMITED']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);

  const over = await batch(1);
  expect(over.statusCode).toBe(429);
  expect(Number(over.headers['retry-after'])).toBeGreaterThan(0);
});

test('one account’s limit is not another’s', async () => {
  const session = await headersOf(deps, await newcomer(deps));
  const answer = await app.inject({
    method: 'POST',
    url: '/api/invite-check',
    headers: session,
    payload: { code: 'GUESS' },
  });
  expect(answer.statusCode).toBe(200);
});

async function signInFrom(remoteAddress: string): Promise<number> {
  const { statusCode } = await app.inject({
    method: 'POST',
    url: '/api/login/local',
    payload: { email: 'kim@example.com', name: 'Kim' },
    remoteAddress,
  });
  return statusCode;
}

test('signing in is limited by address', async () => {
  for (let count = 0; count < 20; count += 1) expect(await signInFrom('203.0.113.7')).toBe(204);
  expect(await signInFrom('203.0.113.7')).toBe(429);
  expect(await signInFrom('203.0.113.8')).toBe(204);
});

test('ordinary use stays far below', async () => {
  const session = await headersOf(deps, await insider(deps));
  for (let count = 0; count < 100; count += 1) {
    expect((await app.inject({ url: '/api/trips', headers: session })).statusCode).toBe(200);
  }
});

test('who asks without end is told to wait, and nobody else is', async () => {
  const session = await headersOf(deps, await newcomer(deps));
  const ask = async (url: string, headers = session) => app.inject({ url, headers });
  let status = 200;
  for (let count = 0; status === 200 && count < 2000; count += 1) {
    status = (await ask('/trpc/app.config')).statusCode;
  }
  expect(status).toBe(429);
  const batch = await ask('/trpc/app.config,account.me?batch=1');
  expect([batch.statusCode, batch.headers['retry-after']]).toEqual([429, expect.any(String)]);
  const other = await headersOf(deps, await newcomer(deps));
  expect((await ask('/trpc/app.config', other)).statusCode).toBe(200);
});
