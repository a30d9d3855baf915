import { expect, test } from 'vitest';
import { answerOf, errorOf, messageOf, streamThen } from '../../testing/anthropic-replies.ts';
import { callerOf, makeInvitedUser } from '../../testing/callers.ts';
import { startFakeAnthropic } from '../../testing/fake-anthropic.ts';
import { SEOUL } from '../../testing/samples.ts';
import { makeTestDeps, type TestDeps, testEnv } from '../../testing/test-deps.ts';
import { makeAssistant } from '../../providers/assistant/assistant-client.ts';
import { createSharedAnswers } from '../../providers/assistant/shared-answers.ts';

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
const fresh = (): TestDeps => ({ ...base, assistant, tipAnswers: createSharedAnswers() });
const user = await makeInvitedUser(base);
const withoutKey = callerOf(base, user);
const TIP = 'Bins are rare on the streets, so carry a small bag for litter.';

const makeTrip = async (fields: object = {}) =>
  withoutKey.trips.create({ ...SEOUL, name: 'Secret of Kim', ...fields });

test('tips are checked, labelled as the assistant’s, and kept with the overview', async () => {
  upstream.answerWith(answerOf({ tips: [TIP, 'The festival of 3 May costs $5.'] }));
  const { id: tripId } = await makeTrip();
  const caller = callerOf(fresh(), user);
  const answer = await caller.overview.tips({ tripId });
  const tip = {
    text: TIP,
    source: 'General knowledge of an assistant (claude-haiku-5-5); check it',
    asOf: new Date().toISOString().slice(0, 10),
  };
  expect(answer).toEqual({ tips: [tip], assistant: 'done' });
  const trip = await caller.trips.get({ id: tripId });
  expect(trip.destinationOverviewCache?.tips).toEqual([tip]);
  expect(await callerOf(fresh(), user).overview.tips({ tripId })).toEqual(answer);
  expect(upstream.asked).toHaveLength(1);
  const { destination, startDate, endDate } = trip;
  const overview = await caller.overview.get({ tripId, destination, startDate, endDate });
  expect(overview.tips).toEqual([tip]);
});

test('what is sent is what the overview says, in the reader’s language', async () => {
  upstream.answerWith(answerOf({ tips: [] }));
  const { id: tripId } = await makeTrip();
  const caller = callerOf(fresh(), user);
  expect(await caller.overview.tips({ tripId, language: 'ko' })).toEqual({
    tips: [],
    assistant: 'done',
  });
  const sent = JSON.stringify(upstream.asked[0]?.body);
  expect(sent).toContain('\\"language\\":\\"Korean\\",\\"city\\":\\"Seoul\\"');
  expect(sent).not.toMatch(/Kim|example\.com/);
});

test.each([
  ['refuses', messageOf('', { stop_reason: 'refusal', content: [] })],
  ['is overloaded', errorOf(529, 'overloaded_error')],
  ['answers in words', messageOf('Take an umbrella.')],
  ['begins and is silent', streamThen('{"tips":[', 'hang')],
] as const)('an assistant that %s leaves the overview unchanged', async (_name, reply) => {
  upstream.answerWith(reply);
  const { id: tripId } = await makeTrip();
  const caller = callerOf(fresh(), user);
  expect(await caller.overview.tips({ tripId })).toEqual({ tips: [], assistant: 'failed' });
  const { destinationOverviewCache } = await caller.trips.get({ id: tripId });
  expect(destinationOverviewCache).not.toBeNull();
  expect(destinationOverviewCache).not.toHaveProperty('tips');
});

test('a used-up budget is reported', async () => {
  const { id: tripId } = await makeTrip();
  const deps = fresh();
  const poor = callerOf({ ...deps, env: { ...deps.env, assistantDailyUsd: 0 } }, user);
  expect(await poor.overview.tips({ tripId })).toEqual({ tips: [], assistant: 'spent' });
});

test('there are none without a key, and none are paid for with a read-only token', async () => {
  upstream.answerWith(answerOf({ tips: [TIP] }));
  const { id: tripId } = await makeTrip();
  expect(await withoutKey.overview.tips({ tripId })).toEqual({ tips: [] });
  const reader = callerOf(fresh(), user, { kind: 'token', id: 'none', scope: 'read' });
  expect(await reader.overview.tips({ tripId })).toEqual({ tips: [] });
  expect(upstream.asked).toEqual([]);
});

test('another user’s trip and an unknown place are not found', async () => {
  const { id: tripId } = await makeTrip();
  const stranger = callerOf(fresh(), await makeInvitedUser(base));
  await expect(stranger.overview.tips({ tripId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const { id } = await makeTrip({ destination: 'Kim’s garden', arrivalAirport: null });
  await expect(callerOf(fresh(), user).overview.tips({ tripId: id })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});
