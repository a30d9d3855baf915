import { afterAll, beforeAll, expect, test } from 'vitest';
import { CalendarDate } from '@ooo/domain/shared/calendar-date';
import type { UserId } from '@ooo/domain/shared/ids';
import { makeUser } from '../testing/factories.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { reserveAssistantCall, settleAssistantCall } from './assistant-usage.queries.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const day = CalendarDate.parse('2026-10-15');
const budget = { calls: 5, tokens: 1000 };

const usageOf = async (userId: UserId) =>
  database.db
    .selectFrom('assistant_usage')
    .select(['day', 'calls', 'tokens'])
    .where('user_id', '=', userId)
    .execute();

test('a call is counted before it is made, and with what it took afterwards', async () => {
  const { db } = database;
  const { id: userId } = await makeUser(db);
  expect(await reserveAssistantCall(db, { userId, day, tokens: 600, budget })).toBe(true);
  expect(await usageOf(userId)).toEqual([{ day, calls: 1, tokens: 600 }]);
  expect(await reserveAssistantCall(db, { userId, day, tokens: 600, budget })).toBe(false);
  await settleAssistantCall(db, { userId, day, reserved: 600, used: 150 });
  expect(await usageOf(userId)).toEqual([{ day, calls: 1, tokens: 150 }]);
  expect(await reserveAssistantCall(db, { userId, day, tokens: 850, budget })).toBe(true);
  await settleAssistantCall(db, { userId, day, reserved: 850, used: 900 });
  expect(await usageOf(userId)).toEqual([{ day, calls: 2, tokens: 1050 }]);
});

test('the tokens of a day hold, however many ask at once', async () => {
  const { id: userId } = await makeUser(database.db);
  const granted = await Promise.all(
    Array.from({ length: 30 }, () =>
      reserveAssistantCall(database.db, {
        userId,
        day,
        tokens: 300,
        budget: { calls: 100, tokens: 1000 },
      }),
    ),
  );
  expect(granted.filter(Boolean)).toHaveLength(3);
  expect(await usageOf(userId)).toEqual([{ day, calls: 3, tokens: 900 }]);
});

test('the calls of a day hold, however many ask at once', async () => {
  const { id: userId } = await makeUser(database.db);
  const granted = await Promise.all(
    Array.from({ length: 30 }, () =>
      reserveAssistantCall(database.db, { userId, day, tokens: 1, budget }),
    ),
  );
  expect(granted.filter(Boolean)).toHaveLength(5);
});

test('another day and another user have their own', async () => {
  const { db } = database;
  const [{ id: userId }, { id: other }] = [await makeUser(db), await makeUser(db)];
  const next = CalendarDate.parse('2026-10-16');
  for (const each of [
    { userId, day },
    { userId, day: next },
    { userId: other, day },
  ]) {
    expect(await reserveAssistantCall(db, { ...each, tokens: 1000, budget })).toBe(true);
  }
});

test('more than a whole day has is never granted', async () => {
  const { id: userId } = await makeUser(database.db);
  expect(await reserveAssistantCall(database.db, { userId, day, tokens: 1001, budget })).toBe(
    false,
  );
  expect(await usageOf(userId)).toEqual([]);
});
