import { expect, test } from 'vitest';
import type { CalledInVain } from '../testing/answer-shapes.ts';
import { callerOf, makeInvitedUser } from '../testing/callers.ts';
import { headersOf } from '../testing/people.ts';
import { SEOUL } from '../testing/samples.ts';
import { startTestApp } from '../testing/test-app.ts';

const { app, deps } = await startTestApp();
const greedy = await makeInvitedUser(deps);
const { trips, pois } = callerOf(deps, greedy);
const { id: tripId } = await trips.create(SEOUL);
const notes = '가'.repeat(4000);
for (let place = 0; place < 150; place += 1) await pois.create({ tripId, name: `${place}`, notes });
const headers = await headersOf(deps, greedy);
const input = encodeURIComponent(JSON.stringify({ json: { tripId } }));

test('a batch answers up to a limit, and says which calls it did not answer', async () => {
  const inputs = Object.fromEntries(
    Array.from({ length: 25 }, (_, at) => [at, { json: { tripId } }]),
  );
  const paths = Array.from({ length: 25 }, () => 'pois.list').join(',');
  const answer = await app.inject({
    url: `/trpc/${paths}?batch=1&input=${encodeURIComponent(JSON.stringify(inputs))}`,
    headers,
  });
  expect(answer.rawPayload.byteLength).toBeLessThan(16_000_000);
  const results =
    answer.json<{ result?: unknown; error?: { json: { data: { app: object } } } }[]>();
  expect(results).toHaveLength(25);
  expect(results.filter(({ result }) => result).length).toBeGreaterThan(1);
  expect(results.at(-1)?.error?.json.data.app).toMatchObject({ code: 'TOO_LARGE' });
});

test('others get their turn between the requests of a caller who sends many at once', async () => {
  const other = await headersOf(deps, await makeInvitedUser(deps));
  let done = 0;
  const many = Array.from({ length: 60 }, async () => {
    const { statusCode } = await app.inject({ url: `/trpc/pois.list?input=${input}`, headers });
    done += 1;
    return statusCode;
  });
  const { statusCode } = await app.inject({ url: '/api/trips', headers: other });
  expect([statusCode, done < 30]).toEqual([200, true]);
  expect(new Set(await Promise.all(many))).toEqual(new Set([200]));
});

test('requests beyond those that can wait are told to come again', async () => {
  const many = Array.from({ length: 400 }, async () =>
    app.inject({ url: `/trpc/pois.list?input=${input}`, headers }),
  );
  const answers = await Promise.all(many);
  const refused = answers.filter(({ statusCode }) => statusCode === 429);
  expect(refused.length).toBeGreaterThan(50);
  expect(refused[0]?.headers['retry-after']).toBe('2');
  expect(refused[0]?.json<CalledInVain>().error.json.data.app.code).toBe('RATE_LIMITED');
});

test('large bodies of one address are taken two at a time', async () => {
  const payload = { text: 'x'.repeat(200_000) };
  const sends = Array.from({ length: 12 }, async () =>
    app.inject({ method: 'POST', url: '/api/feedback', headers, payload }),
  );
  const codes = (await Promise.all(sends)).map((answer) => answer.statusCode);
  expect(new Set(codes)).toEqual(new Set([400]));
});
