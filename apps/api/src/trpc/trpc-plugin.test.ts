import { beforeAll, describe, expect, test } from 'vitest';
import { serialize } from 'superjson';
import type { CurrentUser } from '@ooo/domain/account/user.schema';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import type { Called, CalledInVain } from '../testing/answer-shapes.ts';
import { callerOf, makeInvitedUser } from '../testing/callers.ts';
import { headersOf } from '../testing/people.ts';
import { makeOwned, type Owned } from '../testing/samples.ts';
import { startTestApp } from '../testing/test-app.ts';

const { app, deps } = await startTestApp();
const limited = await startTestApp({ RATE_LIMITS: 'on' });
let headers: { cookie: string };
let owned: Owned;
beforeAll(async () => {
  const user = await makeInvitedUser(deps);
  headers = await headersOf(deps, user);
  owned = await makeOwned(callerOf(deps, user));
});

const inputOf = (inputs: unknown): string => encodeURIComponent(JSON.stringify(inputs));

test('a call alone and in a batch are answered alike', async () => {
  const input = { json: { id: owned.tripId } };
  const alone = await app.inject({ url: `/trpc/trips.get?input=${inputOf(input)}`, headers });
  const batch = await app.inject({
    url: `/trpc/trips.get,account.me?batch=1&input=${inputOf({ 0: input })}`,
    headers,
  });
  expect(alone.json<Called<unknown>>().result.data.json).toMatchObject({
    id: owned.tripId,
    destination: 'Seoul',
  });
  expect(batch.json<unknown[]>()[0]).toEqual(alone.json());
  expect(batch.json<Called<CurrentUser>[]>()[1]?.result.data.json.firstName).toBe('Kim');
});

test('an answer without content is what superjson writes for nothing', async () => {
  const { statusCode, body } = await app.inject({
    method: 'POST',
    url: '/trpc/pois.delete',
    headers: { ...headers, 'content-type': 'application/json' },
    payload: JSON.stringify(serialize({ id: owned.poiId })),
  });
  expect(statusCode).toBe(200);
  expect((JSON.parse(body) as Called<null>).result.data).toEqual(serialize(undefined));
});

test('an input with values that JSON lacks is read as superjson wrote it', async () => {
  const input = serialize({ tripId: owned.tripId, name: 'Namsan', notes: undefined });
  const { statusCode, body } = await app.inject({
    method: 'POST',
    url: '/trpc/pois.create',
    headers: { ...headers, 'content-type': 'application/json' },
    payload: JSON.stringify(input),
  });
  expect([statusCode, (JSON.parse(body) as Called<Poi>).result.data.json.name]).toEqual([
    200,
    'Namsan',
  ]);
});

test('a query may be asked for its head alone', async () => {
  const answer = await app.inject({ method: 'HEAD', url: '/trpc/app.config' });
  expect([answer.statusCode, answer.body]).toEqual([200, '']);
});

const askBatch = async (path: string, inputs: object) =>
  app.inject({ url: `/trpc/${path}?batch=1&input=${inputOf(inputs)}`, headers });

test('each call of a batch has its own error, and the request the status that all share', async () => {
  const none = { json: { id: 1_999_999 } };
  const mixed = await askBatch('trips.get,trips.list', { 0: none });
  expect(mixed.statusCode).toBe(200);
  expect(mixed.json<CalledInVain[]>()[0]?.error.json).toMatchObject({
    message: 'We couldn’t find this trip among yours.',
    code: -32004,
    data: { code: 'NOT_FOUND', httpStatus: 404, path: 'trips.get', app: { code: 'NOT_FOUND' } },
  });
  expect(mixed.json<Called<unknown>[]>()[1]?.result.data.json).toHaveLength(1);
  expect((await askBatch('trips.get,trips.get', { 0: none, 1: none })).statusCode).toBe(404);
});

test('a file is not answered here', async () => {
  const { tripId, documentId } = owned;
  const input = inputOf({ json: { tripId, documentId } });
  for (const path of ['documents.get', 'data.document']) {
    const answer = await app.inject({ url: `/trpc/${path}?input=${input}`, headers });
    expect([answer.statusCode, answer.json<CalledInVain>().error.json.message]).toEqual([
      400,
      'The answer is a file. Ask for it over REST, under /api.',
    ]);
  }
});

test('a body has at most a megabyte', async () => {
  const { statusCode, body } = await app.inject({
    method: 'POST',
    url: '/trpc/tickets.parseText',
    headers: { ...headers, 'content-type': 'application/json' },
    payload: JSON.stringify({ json: { text: 'x'.repeat(1024 * 1024) } }),
  });
  expect([statusCode, (JSON.parse(body) as CalledInVain).error.json.data.app.code]).toEqual([
    413,
    'TOO_LARGE',
  ]);
});

test.each(['__proto__', 'constructor', 'toString', 'trips', 'trips.__proto__', 'trips.get.apply'])(
  '%s is not a procedure',
  async (path) => {
    const answer = await app.inject({ url: `/trpc/${path}`, headers });
    expect([answer.statusCode, answer.json<CalledInVain>().error.json.data.code]).toEqual([
      404,
      'NOT_FOUND',
    ]);
  },
);

describe('a batch against the limit of requests', () => {
  test('counts each of its calls, and each is refused', async () => {
    const session = await headersOf(limited.deps, await makeInvitedUser(limited.deps));
    const url = `/trpc/${Array.from({ length: 25 }, () => 'app.config').join(',')}?batch=1`;
    const ask = async () => limited.app.inject({ url, headers: session });
    for (let calls = 0; calls < 900; calls += 25) expect((await ask()).statusCode).toBe(200);

    const refused = await ask();
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    const errors = refused.json<{ error: { json: { data: object } } }[]>();
    expect(errors).toHaveLength(25);
    for (const { error } of errors) {
      expect(error.json.data).toMatchObject({
        code: 'TOO_MANY_REQUESTS',
        httpStatus: 429,
        app: { code: 'RATE_LIMITED' },
      });
    }
  });
});
