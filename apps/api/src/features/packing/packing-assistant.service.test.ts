import { expect, test } from 'vitest';
import type { PackingEdits } from '@ooo/domain/packing/packing-edits.schema';
import { answerOf, errorOf, messageOf, streamThen } from '../../testing/anthropic-replies.ts';
import { callerOf, makeInvitedUser } from '../../testing/callers.ts';
import { startFakeAnthropic } from '../../testing/fake-anthropic.ts';
import { headersOf } from '../../testing/people.ts';
import { SEOUL } from '../../testing/samples.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { testEnv } from '../../testing/test-deps.ts';
import { makeAssistant } from '../../providers/assistant/assistant-client.ts';
import { createSharedAnswers } from '../../providers/assistant/shared-answers.ts';

const upstream = await startFakeAnthropic();
const variables = {
  OFFLINE: 'off',
  ANTHROPIC_API_KEY: 'sk-ant-test',
  ANTHROPIC_BASE_URL: upstream.url,
  MAX_TRIPS_PER_USER: '100',
};
const assistant = makeAssistant(testEnv(variables), { timeLimitMs: 2000, silenceMs: 500 });
const { app, deps: bare } = await startTestApp(variables, { assistant });
const deps = { ...bare, assistant };
const owner = await makeInvitedUser(deps);
const caller = callerOf(deps, owner);
const withoutKey = callerOf(bare, owner);

const makeTrip = async (fields: object = {}) =>
  caller.trips.create({ ...SEOUL, name: 'Secret of Kim', departureAirport: 'JFK', ...fields });

const EDITS: PackingEdits = {
  add: [
    {
      item: 'Picnic blanket',
      category: 'Comfort',
      quantity: 1,
      priority: 'optional',
      reason: 'The parks by the river are for picnics in autumn.',
    },
  ],
  change: [{ id: 'camera', priority: 'optional', reason: 'The palaces are lit at night.' }],
};
const ADDED = { id: 'ai-picnic-blanket', item: 'Picnic blanket', by: 'assistant' };

const usageOf = async (userId = owner.id) =>
  bare.db
    .selectFrom('assistant_usage')
    .select(['task', 'calls', 'tokens', 'cost_micro_usd as cost'])
    .where('user_id', '=', userId)
    .execute();

test('what the assistant suggests is checked, merged, labelled and kept §1.15', async () => {
  upstream.answerWith(answerOf(EDITS));
  const user = await makeInvitedUser(deps);
  const its = callerOf(deps, user);
  const { id } = await its.trips.create({ ...SEOUL, departureAirport: 'JFK' });
  const answer = await its.packing.enhance({ tripId: id });
  expect(answer.assistant).toBe('done');
  expect(answer.recommendations).toContainEqual(expect.objectContaining(ADDED));
  const camera = answer.recommendations.find((each) => each.id === 'camera');
  expect(camera).toMatchObject({ reason: 'The palaces are lit at night.', by: 'assistant' });
  expect(answer.recommendations.filter(({ by }) => by)).toHaveLength(2);
  expect((await its.trips.get({ id })).packingCache).toEqual({ en: answer.recommendations });
  expect(await its.packing.enhance({ tripId: id })).toEqual(answer);
  expect(upstream.asked).toHaveLength(1);
  // 900 tokens in and 100 out, at 0.10 and 0.50 dollars for a million.
  expect(await usageOf(user.id)).toEqual([{ task: 'packing', calls: 1, tokens: 1000, cost: 140 }]);
});

test('nothing that a traveller wrote is sent, and the answer is in the reader’s language', async () => {
  upstream.answerWith(answerOf({ add: [], change: [] }));
  const trip = await makeTrip({
    packingPreferences: { ownItems: [{ item: 'Insulin of Kim' }], childrenAges: [4] },
  });
  await caller.pois.create({ tripId: trip.id, name: 'Aunt Kim’s temple', tag: 'tour' });
  await caller.packing.enhance({ tripId: trip.id, language: 'ko' });
  const sent = JSON.stringify(upstream.asked[0]?.body);
  expect(sent).not.toMatch(/Kim|Insulin|example\.com/);
  expect(sent).toContain('\\"language\\":\\"Korean\\"');
  expect(sent).toContain('\\"city\\":\\"Seoul\\"');
  expect(sent).toContain('temple');
  expect(sent).not.toContain('2026-10');
});

test('the list of the rules comes at once on request, and does not replace the whole one', async () => {
  upstream.answerWith(answerOf(EDITS));
  const { id } = await makeTrip();
  const fast = await caller.packing.enhance({ tripId: id, assistant: false });
  expect(upstream.asked).toEqual([]);
  expect(fast.assistant).toBe('pending');
  expect((await caller.trips.get({ id })).packingCache).toBeNull();
  const whole = await caller.packing.enhance({ tripId: id });
  expect(whole.recommendations).toHaveLength(fast.recommendations.length + 1);
  expect(await caller.packing.enhance({ tripId: id, assistant: false })).toEqual(whole);
});

test('its items stay when the traveller adds something of their own', async () => {
  upstream.answerWith(answerOf(EDITS));
  const { id } = await makeTrip();
  await caller.packing.enhance({ tripId: id });
  await caller.trips.update({
    id,
    patch: { packingPreferences: { ownItems: [{ item: 'Kite' }] } },
  });
  const fast = await caller.packing.enhance({ tripId: id, assistant: false });
  expect(fast.assistant).toBe('done');
  expect(fast.recommendations.map((each) => each.id)).toEqual(
    expect.arrayContaining([ADDED.id, 'own-kite']),
  );
  expect(upstream.asked).toHaveLength(1);
});

test('two callers who ask for the same list at once share one question', async () => {
  upstream.answerWith(answerOf(EDITS));
  const { id } = await makeTrip();
  const answers = await Promise.all([1, 2, 3].map(() => caller.packing.enhance({ tripId: id })));
  expect(upstream.asked).toHaveLength(1);
  for (const each of answers) expect(each).toEqual(answers[0]);
});

test.each([
  ['refuses', messageOf('', { stop_reason: 'refusal', content: [] })],
  ['is overloaded', errorOf(529, 'overloaded_error')],
  ['asks us to wait', errorOf(429, 'rate_limit_error')],
  ['answers in words', messageOf('You should bring an umbrella.')],
  ['answers in another form', answerOf({ add: [{ item: 'Hat' }], change: [] })],
  ['is cut off', messageOf('{"add":[{"item"', { stop_reason: 'max_tokens' })],
  ['begins and is silent', streamThen('{"add":[', 'hang')],
  ['never answers', 'nothing'],
] as const)('an assistant that %s leaves the list of the rules', async (_name, reply) => {
  upstream.answerWith(reply);
  const { id } = await makeTrip();
  const answer = await caller.packing.enhance({ tripId: id });
  expect(answer.assistant).toBe('failed');
  const asked = upstream.asked.length;
  // The same question is not asked again at once.
  expect(await caller.packing.enhance({ tripId: id })).toEqual(answer);
  expect(upstream.asked).toHaveLength(asked);
  expect((await caller.trips.get({ id })).packingCache).toBeNull();
  const alone = await withoutKey.packing.enhance({ tripId: id });
  expect(alone).toEqual({ recommendations: answer.recommendations });
});

test('hostile suggestions change nothing', async () => {
  const { id } = await makeTrip();
  const before = await caller.packing.enhance({ tripId: id, assistant: false });
  const bad = { category: 'Comfort', quantity: 1, priority: 'recommended' } as const;
  upstream.answerWith(
    answerOf({
      add: [
        { ...bad, item: '<b>Hat</b>', reason: 'Good.' },
        { ...bad, item: 'Voucher', reason: 'See evil.example for it.' },
        { ...bad, item: 'Passport', category: 'Documents', reason: 'You need one.' },
        { ...bad, item: 'Socks', reason: 'More socks.' },
        { ...bad, item: 'Pebbles', quantity: 1e9, reason: 'For the garden.' },
      ],
      change: [
        { id: 'passport', priority: 'optional', reason: 'Nobody looks at it.' },
        { id: 'underwear', quantity: 1, reason: 'Enough.' },
        { id: 'nothing', quantity: 2, reason: 'Good.' },
      ],
    }),
  );
  const answer = await caller.packing.enhance({ tripId: id });
  expect(answer).toEqual({ recommendations: before.recommendations, assistant: 'done' });
});

test('a destination that the atlas does not know is left to the rules', async () => {
  upstream.answerWith(answerOf(EDITS));
  const { id } = await makeTrip({ destination: 'Kim’s garden', arrivalAirport: null });
  expect(await caller.packing.enhance({ tripId: id })).not.toHaveProperty('assistant');
  expect(upstream.asked).toEqual([]);
});

test('nothing is paid for with a read-only token', async () => {
  upstream.answerWith(answerOf(EDITS));
  const { id } = await makeTrip();
  const reader = callerOf(deps, owner, { kind: 'token', id: 'none', scope: 'read' });
  expect(await reader.packing.enhance({ tripId: id })).not.toHaveProperty('assistant');
  expect(upstream.asked).toEqual([]);
});

test('a used-up budget is reported, the user’s and the installation’s', async () => {
  upstream.answerWith(answerOf(EDITS));
  const { id } = await makeTrip();
  const poor = { ...deps, env: { ...deps.env, assistantDailyUsd: 0 } };
  const its = callerOf({ ...poor, packingAnswers: createSharedAnswers() }, owner);
  const answer = await its.packing.enhance({ tripId: id });
  expect(answer.assistant).toBe('spent');
  expect(answer.recommendations.length).toBeGreaterThan(20);
  await bare.db
    .updateTable('assistant_usage')
    .set({ calls: 30 })
    .where('user_id', '=', owner.id)
    .where('task', '=', 'packing')
    .execute();
  expect((await caller.packing.enhance({ tripId: id })).assistant).toBe('spent');
  expect(upstream.asked).toEqual([]);
});

test.each([
  ['REST', '/api/enhance-packing', (tripId: number) => ({ tripId })],
  ['tRPC', '/trpc/packing.enhance', (tripId: number) => ({ json: { tripId } })],
] as const)(
  'a browser that leaves ends the question over %s, and its cost is settled',
  async (_name, path, toBody) => {
    upstream.answerWith(streamThen('{"add":[', 'hang'));
    const user = await makeInvitedUser(deps);
    const { id } = await callerOf(deps, user).trips.create({ ...SEOUL });
    const address = await app.listen({ port: 0 }).catch(() => app.listeningOrigin);
    const leaving = new AbortController();
    const asking = fetch(`${address}${path}`, {
      method: 'POST',
      headers: { ...(await headersOf(bare, user)), 'content-type': 'application/json' },
      body: JSON.stringify(toBody(id)),
      signal: leaving.signal,
    });
    const gone = asking.catch((error: unknown) => error);
    await expect.poll(() => upstream.asked.length).toBe(1);
    await expect.poll(async () => (await usageOf(user.id))[0]?.calls).toBe(1);
    const start = performance.now();
    leaving.abort();
    await Promise.all([gone, upstream.asked[0]?.left]);
    expect(await gone).toBeInstanceOf(Error);
    expect(performance.now() - start).toBeLessThan(1000);
    // 900 tokens were read; what was written before the end is not known, so it counts as the most.
    await expect.poll(async () => (await usageOf(user.id))[0]?.tokens).toBe(3900);
  },
);
