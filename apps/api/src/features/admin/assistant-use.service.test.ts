import { reserveAssistantCall } from '@ooo/db/queries/assistant-usage.queries';
import { addDays, type CalendarDate } from '@ooo/domain/shared/calendar-date';
import type { AssistantTask } from '@ooo/domain/assistant/assistant-task';
import { todayIn } from '@ooo/domain/shared/zoned';
import { expect, test } from 'vitest';
import { makeAssistant } from '../../providers/assistant/assistant-client.ts';
import { callerOf, makeInvitedUser, makeSignedInUser } from '../../testing/callers.ts';
import { makeTestDeps, testEnv } from '../../testing/test-deps.ts';

const deps = await makeTestDeps({ ASSISTANT_DAILY_USD: '0.25' });
const admin = await makeSignedInUser(deps, 'admin@localhost');
const user = await makeInvitedUser(deps);
const today = todayIn('UTC', new Date());
const NOTHING = { calls: 0, tokens: 0, costMicroUsd: 0 };

async function count(task: AssistantTask, day: CalendarDate): Promise<void> {
  const outcome = await reserveAssistantCall(deps.db, {
    userId: user.id,
    day,
    task,
    most: { tokens: 1000, costMicroUsd: 300 },
    budget: { calls: 100, tokens: 100_000 },
    installationMicroUsd: 1_000_000,
  });
  expect(outcome).toBe('reserved');
}

test('the assistant’s questions are counted by task, for today and for thirty days', async () => {
  await count('packing', today);
  await count('packing', today);
  await count('tickets', addDays(today, -29));
  await count('tickets', addDays(today, -30));
  const found = await callerOf(deps, admin).admin.assistantUse();
  expect(found).toEqual({
    model: null,
    dailyLimitMicroUsd: 250_000,
    today,
    ofToday: [
      { task: 'tickets', ...NOTHING },
      { task: 'packing', calls: 2, tokens: 2000, costMicroUsd: 600 },
      { task: 'overview', ...NOTHING },
      { task: 'discovery', ...NOTHING },
    ],
    ofThirtyDays: [
      { task: 'tickets', calls: 1, tokens: 1000, costMicroUsd: 300 },
      { task: 'packing', calls: 2, tokens: 2000, costMicroUsd: 600 },
      { task: 'overview', ...NOTHING },
      { task: 'discovery', ...NOTHING },
    ],
  });
});

test('the model is named if there is one, and the key never is', async () => {
  const KEY = 'sk-ant-secret';
  const assistant = makeAssistant(testEnv({ OFFLINE: 'off', ANTHROPIC_API_KEY: KEY }));
  const found = await callerOf({ ...deps, assistant }, admin).admin.assistantUse();
  expect(found.model).toBe('claude-haiku-5-5');
  expect(JSON.stringify(found)).not.toContain(KEY);
});

test('it is for admins', async () => {
  for (const [caller, code] of [
    [null, 'UNAUTHORIZED'],
    [user, 'FORBIDDEN'],
  ] as const) {
    await expect(callerOf(deps, caller).admin.assistantUse()).rejects.toMatchObject({ code });
  }
});
