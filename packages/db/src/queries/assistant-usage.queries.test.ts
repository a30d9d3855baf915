import { afterAll, beforeAll, expect, test } from 'vitest';
import { CalendarDate } from '@ooo/domain/shared/calendar-date.schema';
import type { UserId } from '@ooo/domain/shared/ids';
import { makeUser } from '../testing/factories.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { deleteAccount } from './account.queries.ts';
import {
  listAssistantTasks,
  reserveAssistantCall,
  settleAssistantCall,
} from './assistant-usage.queries.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

let dayOfTest = 0;
/** Each test has a day of its own: the installation's limit is shared. */
function nextDay(): CalendarDate {
  dayOfTest += 1;
  return CalendarDate.parse(`2026-10-${String(dayOfTest).padStart(2, '0')}`);
}

type Call = Parameters<typeof reserveAssistantCall>[1];
const makeCall = (call: Pick<Call, 'userId' | 'day'> & Partial<Call>): Call => ({
  task: 'tickets',
  most: { tokens: 600, costMicroUsd: 60 },
  budget: { calls: 5, tokens: 1000 },
  installationMicroUsd: 1_000_000,
  ...call,
});
const reserve = async (call: Call) => reserveAssistantCall(database.db, call);
const used = (inputTokens: number, outputTokens: number, costMicroUsd: number) => ({
  tokens: inputTokens + outputTokens,
  inputTokens,
  outputTokens,
  costMicroUsd,
});

const usageOf = async (userId: UserId) =>
  database.db
    .selectFrom('assistant_usage')
    .select(['task', 'calls', 'tokens', 'cost_micro_usd as cost'])
    .where('user_id', '=', userId)
    .orderBy('task')
    .execute();

test('a call is counted before it is made, and with what it took afterwards', async () => {
  const { id: userId } = await makeUser(database.db);
  const call = makeCall({ userId, day: nextDay() });
  expect(await reserve(call)).toBe('reserved');
  expect(await usageOf(userId)).toEqual([{ task: 'tickets', calls: 1, tokens: 600, cost: 60 }]);
  expect(await reserve(call)).toBe('user-spent');
  await settleAssistantCall(database.db, {
    ...call,
    reserved: call.most,
    used: used(100, 50, 15),
  });
  expect(await usageOf(userId)).toEqual([{ task: 'tickets', calls: 1, tokens: 150, cost: 15 }]);
  const larger = { ...call, most: { tokens: 850, costMicroUsd: 85 } };
  expect(await reserve(larger)).toBe('reserved');
  await settleAssistantCall(database.db, {
    ...larger,
    reserved: larger.most,
    used: used(700, 200, 90),
  });
  expect(await usageOf(userId)).toEqual([{ task: 'tickets', calls: 2, tokens: 1050, cost: 105 }]);
  const { day } = call;
  expect(await listAssistantTasks(database.db, { from: day, to: day })).toEqual([
    { task: 'tickets', calls: 2, tokens: 1050, costMicroUsd: 105 },
  ]);
});

test('the tokens of a day hold over all tasks, however many ask at once', async () => {
  const { id: userId } = await makeUser(database.db);
  const day = nextDay();
  const most = { tokens: 300, costMicroUsd: 1 };
  const budget = { calls: 100, tokens: 1000 };
  const tasks = ['tickets', 'packing', 'overview'] as const;
  const granted = await Promise.all(
    Array.from({ length: 30 }, (_, at) =>
      reserve(makeCall({ userId, day, most, budget, task: tasks[at % 3] ?? 'tickets' })),
    ),
  );
  expect(granted.filter((each) => each === 'reserved')).toHaveLength(3);
  const rows = await usageOf(userId);
  expect(rows.reduce((sum, { tokens }) => sum + tokens, 0)).toBe(900);
});

test('the calls of a day hold, however many ask at once', async () => {
  const { id: userId } = await makeUser(database.db);
  const day = nextDay();
  const most = { tokens: 1, costMicroUsd: 1 };
  const granted = await Promise.all(
    Array.from({ length: 30 }, () => reserve(makeCall({ userId, day, most }))),
  );
  expect(granted.filter((each) => each === 'reserved')).toHaveLength(5);
});

test('the installation’s daily limit holds, however many ask at once', async () => {
  const day = nextDay();
  const users = await Promise.all(Array.from({ length: 12 }, () => makeUser(database.db)));
  const granted = await Promise.all(
    users.map(({ id }) => reserve(makeCall({ userId: id, day, installationMicroUsd: 250 }))),
  );
  expect(granted.toSorted()).toEqual([
    ...Array.from({ length: 8 }, () => 'installation-spent'),
    ...Array.from({ length: 4 }, () => 'reserved'),
  ]);
});

test('deleting an account gives nothing back to the installation', async () => {
  const { db } = database;
  const day = nextDay();
  const { id: userId } = await makeUser(db);
  const call = makeCall({ userId, day, installationMicroUsd: 100 });
  expect(await reserve(call)).toBe('reserved');
  await deleteAccount(db, { userId });
  const { id: other } = await makeUser(db);
  expect(await reserve({ ...call, userId: other })).toBe('installation-spent');
  expect(await usageOf(userId)).toEqual([]);
});

test('another day and another user have their own', async () => {
  const { db } = database;
  const [{ id: userId }, { id: other }] = [await makeUser(db), await makeUser(db)];
  const [day, next] = [nextDay(), nextDay()];
  const most = { tokens: 1000, costMicroUsd: 1 };
  for (const each of [
    { userId, day },
    { userId, day: next },
    { userId: other, day },
  ]) {
    expect(await reserve(makeCall({ ...each, most }))).toBe('reserved');
  }
});

test('more than a whole day has is never granted', async () => {
  const { id: userId } = await makeUser(database.db);
  const most = { tokens: 1001, costMicroUsd: 1 };
  expect(await reserve(makeCall({ userId, day: nextDay(), most }))).toBe('user-spent');
  expect(await usageOf(userId)).toEqual([]);
});

test('tasks are listed over the days of a range, both ends included', async () => {
  const { id: userId } = await makeUser(database.db);
  const days = [nextDay(), nextDay(), nextDay()] as const;
  for (const day of days) await reserve(makeCall({ userId, day, task: 'packing' }));
  expect(await listAssistantTasks(database.db, { from: days[0], to: days[1] })).toEqual([
    { task: 'packing', calls: 2, tokens: 1200, costMicroUsd: 120 },
  ]);
  const before = CalendarDate.parse('2020-01-01');
  expect(await listAssistantTasks(database.db, { from: before, to: before })).toEqual([]);
});
