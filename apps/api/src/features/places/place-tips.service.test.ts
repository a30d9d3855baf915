import type { TripId } from '@ooo/domain/shared/ids';
import { expect, test } from 'vitest';
import { answerOf, errorOf, messageOf, streamThen } from '../../testing/anthropic-replies.ts';
import { callerOf, contextOf, makeInvitedUser } from '../../testing/callers.ts';
import { startFakeAnthropic } from '../../testing/fake-anthropic.ts';
import { SEOUL } from '../../testing/samples.ts';
import { makeTestDeps, type TestDeps, testEnv } from '../../testing/test-deps.ts';
import { makeAssistant } from '../../providers/assistant/assistant-client.ts';
import { createSharedAnswers } from '../../providers/assistant/shared-answers.ts';
import { tipPlaces } from './place-tips.service.ts';

const upstream = await startFakeAnthropic();
const variables = {
  OFFLINE: 'off',
  ANTHROPIC_API_KEY: 'sk-ant-test',
  ANTHROPIC_BASE_URL: upstream.url,
  MAX_TRIPS_PER_USER: '100',
};
const assistant = makeAssistant(testEnv(variables), { timeLimitMs: 1500, silenceMs: 400 });
const base = await makeTestDeps(variables);
/** Each test asks a new question: one that another trip has asked would have its answer already. */
const fresh = (): TestDeps => ({ ...base, assistant, placeTipAnswers: createSharedAnswers() });
const user = await makeInvitedUser(base);
const withoutKey = callerOf(base, user);
const SHELF = { category: 'attraction', subcategory: 'attractions' } as const;
const TIP = 'Wide courtyards that are lovely to cross in the season of your stay.';

async function makeTrip(fields: object = {}): Promise<TripId> {
  const { id } = await withoutKey.trips.create({ ...SEOUL, name: 'Secret of Kim', ...fields });
  return id;
}

const known = await withoutKey.places.recommendations({ ...SHELF, destination: 'Seoul' });
const ids = known.recommendations.map(({ id }) => id);
const [first = '', second = ''] = ids;
const GOOD = answerOf({
  tips: [
    { id: second, tip: TIP },
    { id: 'seoul/made-up', tip: 'A palace that is not on the page.' },
    { id: first, tip: 'It costs $5 after 18:00.' },
  ],
});

test('tips are checked, are only for places on the page, and name the model', async () => {
  upstream.answerWith(GOOD);
  const caller = callerOf(fresh(), user);
  expect(await caller.places.tips({ ...SHELF, tripId: await makeTrip() })).toEqual({
    tips: [{ id: second, tip: TIP }],
    model: 'claude-haiku-5-5',
    assistant: 'done',
  });
});

test('the providers’ page is sent in the reader’s language, and nothing that a traveller wrote', async () => {
  upstream.answerWith(answerOf({ tips: [] }));
  const tripId = await makeTrip();
  await withoutKey.pois.create({ tripId, name: 'Grandmother’s garden', notes: 'Key by the door' });
  const caller = callerOf(fresh(), user);
  await caller.places.tips({ ...SHELF, tripId, page: 2, limit: 2, language: 'ko' });
  const sent = JSON.stringify(upstream.asked[0]?.body);
  expect(sent).toContain('\\"language\\":\\"Korean\\",\\"city\\":\\"Seoul\\"');
  expect(sent).toMatch(/\\"saved\\":\{\\"\w+\\":1\}/u);
  expect(sent).not.toMatch(/Kim|Grandmother|Key by|example\.com/u);
  expect(ids.filter((id) => sent.includes(`\\"${id}\\"`))).toEqual(ids.slice(2, 4));
});

test('the same question is asked once a day for all users, and another page again', async () => {
  upstream.answerWith(GOOD);
  const deps = fresh();
  const ask = callerOf(deps, user).places.tips;
  const tripId = await makeTrip();
  const [one, other] = await Promise.all([
    ask({ ...SHELF, tripId }),
    ask({ ...SHELF, tripId: await makeTrip() }),
  ]);
  expect(one).toEqual(other);
  expect(upstream.asked).toHaveLength(1);
  expect(await ask({ ...SHELF, tripId, page: 2 })).toMatchObject({ tips: [], assistant: 'done' });
  expect(upstream.asked).toHaveLength(2);
});

test.each([
  ['refuses', messageOf('', { stop_reason: 'refusal', content: [] })],
  ['is overloaded', errorOf(529, 'overloaded_error')],
  ['answers in words', messageOf('See the palace first.')],
  ['answers in another form', answerOf({ tips: [TIP] })],
  ['begins and is silent', streamThen('{"tips":[', 'hang')],
] as const)('an assistant that %s gives an answer without tips', async (_name, reply) => {
  upstream.answerWith(reply);
  const caller = callerOf(fresh(), user);
  expect(await caller.places.tips({ ...SHELF, tripId: await makeTrip() })).toEqual({
    tips: [],
    assistant: 'failed',
  });
});

test('a used-up budget is reported', async () => {
  const deps = fresh();
  const poor = callerOf({ ...deps, env: { ...deps.env, assistantDailyUsd: 0 } }, user);
  expect(await poor.places.tips({ ...SHELF, tripId: await makeTrip() })).toEqual({
    tips: [],
    assistant: 'spent',
  });
});

test('a caller who leaves ends the question', async () => {
  upstream.answerWith(streamThen('{"tips":[', 'hang'));
  const leaving = new AbortController();
  const tripId = await makeTrip();
  const ctx = { ...contextOf(fresh(), user), signal: leaving.signal };
  const waiting = tipPlaces(ctx, { ...SHELF, tripId, page: 1, limit: 5 });
  await expect.poll(() => upstream.asked).toHaveLength(1);
  leaving.abort();
  await expect(waiting).rejects.toThrow('aborted');
  await upstream.asked[0]?.left;
});

test('nothing is asked without a key, by a token that may only read, or where nothing is known', async () => {
  upstream.answerWith(GOOD);
  const none = { tips: [], assistant: 'none' };
  const tripId = await makeTrip();
  const { tips } = callerOf(fresh(), user).places;
  expect(await withoutKey.places.tips({ ...SHELF, tripId })).toEqual(none);
  const reader = callerOf(fresh(), user, { kind: 'token', id: 'none', scope: 'read' });
  expect(await reader.places.tips({ ...SHELF, tripId })).toEqual(none);
  const elsewhere = { destination: 'Kim’s garden', arrivalAirport: null };
  expect(await tips({ ...SHELF, tripId: await makeTrip(elsewhere) })).toEqual(none);
  expect(await tips({ ...SHELF, tripId, page: 1000 })).toEqual(none);
  expect(upstream.asked).toEqual([]);
});

test('another user’s trip is not found, and a pair that is not a shelf is refused', async () => {
  const tripId = await makeTrip();
  const stranger = callerOf(fresh(), await makeInvitedUser(base));
  await expect(stranger.places.tips({ ...SHELF, tripId })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  const ask = { category: 'food', subcategory: 'parks' } as const;
  await expect(withoutKey.places.tips({ ...ask, tripId })).rejects.toThrow(
    'With the category food this should be one of: restaurants, trending, cafes, bars.',
  );
});
