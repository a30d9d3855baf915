import { expect, test } from 'vitest';
import type { Refusal } from '../testing/answer-shapes.ts';
import { makeSignedInUser } from '../testing/callers.ts';
import { headersOf } from '../testing/people.ts';
import { startTestApp } from '../testing/test-app.ts';

const { app, deps } = await startTestApp({
  PUBLIC_URL: 'https://ooo.example.com',
  RATE_LIMITS: 'on',
});

test('where no one signs in without proof, the local form does not exist', async () => {
  const payload = { email: 'kim@example.com', name: 'Kim' };
  const answer = await app.inject({ method: 'POST', url: '/api/login/local', payload });
  expect([answer.statusCode, answer.json<Refusal>().code]).toEqual([404, 'NOT_FOUND']);
});

test('the cookie is Secure and tied to the host', async () => {
  const { cookie } = await headersOf(deps, await makeSignedInUser(deps));
  expect(cookie).toMatch(/^__Host-ooo_session=/);
  const user = await app.inject({ url: '/api/auth/user', headers: { cookie } });
  expect(user.statusCode).toBe(200);
  const out = await app.inject({ url: '/api/logout', headers: { cookie } });
  expect(out.cookies).toMatchObject([
    { name: '__Host-ooo_session', secure: true, httpOnly: true, path: '/' },
  ]);
});

test('browsers are told to keep to https', async () => {
  for (const url of ['/', '/api/health']) {
    const { headers } = await app.inject({ url });
    expect(headers['strict-transport-security']).toMatch(/^max-age=\d+/);
  }
  const { headers } = await app.inject({ url: '/' });
  expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
});
