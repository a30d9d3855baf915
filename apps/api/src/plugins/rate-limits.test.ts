import { brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import type { Refusal } from '../testing/answer-shapes.ts';
import { callerOf, makeInvitedUser, makeSignedInUser } from '../testing/callers.ts';
import { headersOf } from '../testing/people.ts';
import { SEOUL } from '../testing/samples.ts';
import { startTestApp } from '../testing/test-app.ts';

const { app, deps } = await startTestApp({
  RATE_LIMITS: 'on',
  LOCAL_SIGN_IN_FROM: '203.0.113.0/24, 2001:db8::/32',
});

test('guessing invite codes ends after ten a minute on either transport', async () => {
  const session = await headersOf(deps, await makeSignedInUser(deps));
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
  expect([refused.statusCode, refused.json<Refusal>().code]).toEqual([429, 'RATE_LIMITED']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);

  const over = await batch(1);
  expect(over.statusCode).toBe(429);
  expect(Number(over.headers['retry-after'])).toBeGreaterThan(0);
});

test('accounts have separate limits', async () => {
  const session = await headersOf(deps, await makeSignedInUser(deps));
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

async function guessAsNewUser(remoteAddress: string): Promise<number> {
  const headers = await headersOf(deps, await makeSignedInUser(deps));
  const request = {
    method: 'POST',
    url: '/api/invite-check',
    payload: { code: 'GUESS' },
  } as const;
  return (await app.inject({ ...request, headers, remoteAddress })).statusCode;
}

test('a fresh account does not start a guesser’s count anew', async () => {
  for (let count = 0; count < 30; count += 1) expect(await guessAsNewUser('203.0.113.9')).toBe(200);
  expect(await guessAsNewUser('203.0.113.9')).toBe(429);
  expect(await guessAsNewUser('203.0.113.10')).toBe(200);
});

test('the many addresses of one IPv6 customer are one', async () => {
  for (let count = 0; count < 20; count += 1) await signInFrom(`2001:db8:0:1::${count}`);
  expect(await signInFrom('2001:db8:0:1:ffff::1')).toBe(429);
  expect(await signInFrom('2001:db8:0:2::1')).toBe(204);
});

async function signInThrough(
  on: FastifyInstance,
  remoteAddress: string,
  forwarded: string,
): Promise<number> {
  const answer = await on.inject({
    method: 'POST',
    url: '/api/login/local',
    payload: { email: 'kim@example.com', name: 'Kim' },
    headers: { 'x-forwarded-for': forwarded },
    remoteAddress,
  });
  return answer.statusCode;
}

test('X-Forwarded-For counts only from a configured proxy', async () => {
  const behind = await startTestApp({
    RATE_LIMITS: 'on',
    TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8',
    LOCAL_SIGN_IN_FROM: '198.51.100.0/24',
  });
  const twentyOne = async (on: FastifyInstance, remoteAddress: string) => {
    const statuses: number[] = [];
    for (let count = 0; count < 21; count += 1)
      statuses.push(await signInThrough(on, remoteAddress, `198.51.100.${count}`));
    return statuses.at(-1);
  };
  expect(await twentyOne(behind.app, '10.1.2.3')).toBe(204);
  expect(await twentyOne(behind.app, '192.0.2.7')).toBe(429);
  expect(await twentyOne(app, '10.1.2.3')).toBe(429);
  for (let count = 0; count < 20; count += 1)
    await signInThrough(behind.app, '127.0.0.1', `made-up, 203.0.113.50`);
  expect(await signInThrough(behind.app, '127.0.0.1', 'made-up-again, 203.0.113.50')).toBe(429);
});

test('kept documents can be fetched sixty times a minute, and the zip still has them all', async () => {
  const user = await makeInvitedUser(deps);
  const { documents, trips } = callerOf(deps, user);
  const { id: tripId } = await trips.create(SEOUL);
  const bytes = new TextEncoder().encode('Flight KE 081, 15 OCT 2026');
  const { id } = await documents.keep({ tripId, name: 'ticket.txt', bytes });
  const session = await headersOf(deps, user);
  const fetchOne = async () =>
    app.inject({ url: `/api/trips/${tripId}/documents/${id}`, headers: session });
  for (let count = 0; count < 60; count += 1) expect((await fetchOne()).statusCode).toBe(200);
  const refused = await fetchOne();
  expect([refused.statusCode, refused.json<Refusal>().code]).toEqual([429, 'RATE_LIMITED']);
  const list = await app.inject({ url: `/api/trips/${tripId}/documents`, headers: session });
  expect(list.statusCode).toBe(200);

  const zip = await app.inject({ url: '/api/account/export.zip', headers: session });
  const files = Object.keys(unzipSync(new Uint8Array(zip.rawPayload)));
  expect(files).toContainEqual(expect.stringMatching(/1-ticket\.txt$/));
});

test('ordinary use stays far below', async () => {
  const session = await headersOf(deps, await makeInvitedUser(deps));
  for (let count = 0; count < 100; count += 1) {
    expect((await app.inject({ url: '/api/trips', headers: session })).statusCode).toBe(200);
  }
});

test('a caller who asks without end is told to wait, and no one else is', async () => {
  const session = await headersOf(deps, await makeSignedInUser(deps));
  const ask = async (url: string, headers = session) => app.inject({ url, headers });
  let status = 200;
  for (let count = 0; status === 200 && count < 2000; count += 1) {
    status = (await ask('/trpc/app.config')).statusCode;
  }
  expect(status).toBe(429);
  const batch = await ask('/trpc/app.config,account.me?batch=1');
  expect([batch.statusCode, batch.headers['retry-after']]).toEqual([429, expect.any(String)]);
  const other = await headersOf(deps, await makeSignedInUser(deps));
  expect((await ask('/trpc/app.config', other)).statusCode).toBe(200);
});

async function statusesOf(url: string, times: number, remoteAddress: string) {
  const seen = new Map<number, number>();
  for (let count = 0; count < times; count += 1) {
    const { statusCode } = await app.inject({ url, remoteAddress });
    seen.set(statusCode, (seen.get(statusCode) ?? 0) + 1);
  }
  return Object.fromEntries(seen);
}

describe('what is asked for without a procedure is limited by address', () => {
  test.each(['/api/live', '/api/health'])('%s', async (url) => {
    const address = `203.0.113.${100 + url.length}`;
    expect(await statusesOf(url, 610, address)).toEqual({ 200: 600, 429: 10 });
  });

  test('the documentation, pages and addresses that lead nowhere, together', async () => {
    const address = '203.0.113.99';
    expect(await statusesOf('/api/openapi.json', 100, address)).toEqual({ 200: 100 });
    expect(await statusesOf('/api/nothing', 100, address)).toEqual({ 404: 100 });
    expect(await statusesOf('/nothing', 2810, address)).toEqual({ 404: 2800, 429: 10 });
    const refused = await app.inject({ url: '/wp-login.php', remoteAddress: address });
    expect([refused.json<Refusal>().code, refused.headers['retry-after']]).toEqual([
      'RATE_LIMITED',
      expect.any(String),
    ]);
    expect((await app.inject({ url: '/nothing' })).statusCode).toBe(404);
  });
});

test('the description of the API is made once, and not sent to a client that has it', async () => {
  const first = await app.inject({
    url: '/api/openapi.json',
    headers: { 'accept-encoding': 'br' },
  });
  expect(first.headers['content-encoding']).toBe('br');
  expect(JSON.parse(brotliDecompressSync(first.rawPayload).toString())).toMatchObject({
    openapi: '3.1.0',
  });
  const headers = { 'if-none-match': String(first.headers['etag']) };
  const again = await app.inject({ url: '/api/openapi.json', headers });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});
