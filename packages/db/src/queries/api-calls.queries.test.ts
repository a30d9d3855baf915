import { afterAll, beforeAll, expect, test } from 'vitest';
import { CalendarDate } from '@ooo/domain/shared/calendar-date.schema';
import { UserId } from '@ooo/domain/shared/ids';
import { connect } from '../connect.ts';
import { makeUser } from '../testing/factories.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { deleteAccount } from './account.queries.ts';
import { addApiCalls } from './api-calls.queries.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const NOBODY = UserId.parse('00000000-0000-4000-8000-000000000000');
const monday = CalendarDate.parse('2026-03-02');
const tuesday = CalendarDate.parse('2026-03-03');

async function callsOf(userId: UserId) {
  const { api_call_count: total } = await database.db
    .selectFrom('users')
    .select('api_call_count')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const days = await database.db
    .selectFrom('api_calls')
    .select(['day', 'calls'])
    .where('user_id', '=', userId)
    .orderBy('day')
    .execute();
  return { total, days };
}

test('a batch adds to days and totals, a user several times in it', async () => {
  const [ada, bo] = [(await makeUser(database.db)).id, (await makeUser(database.db)).id];
  await addApiCalls(database.db, [
    { userId: ada, day: monday, calls: 2 },
    { userId: bo, day: monday, calls: 1 },
    { userId: ada, day: tuesday, calls: 5 },
    { userId: ada, day: monday, calls: 3 },
  ]);
  await addApiCalls(database.db, [{ userId: ada, day: tuesday, calls: 1 }]);
  expect(await callsOf(ada)).toEqual({
    total: 11,
    days: [
      { day: monday, calls: 5 },
      { day: tuesday, calls: 6 },
    ],
  });
  expect(await callsOf(bo)).toEqual({ total: 1, days: [{ day: monday, calls: 1 }] });
  const days = await database.db.selectFrom('api_call_days').selectAll().orderBy('day').execute();
  expect(days).toEqual([
    { day: monday, calls: 6 },
    { day: tuesday, calls: 6 },
  ]);
});

test('an empty batch and users that are gone change nothing for the others', async () => {
  const { id } = await makeUser(database.db);
  await addApiCalls(database.db, []);
  await addApiCalls(database.db, [
    { userId: NOBODY, day: monday, calls: 9 },
    { userId: id, day: monday, calls: 1 },
  ]);
  expect(await callsOf(id)).toMatchObject({ total: 1 });
});

test('a batch that the database refuses leaves nothing of it', async () => {
  const { id } = await makeUser(database.db);
  const batch = [
    { userId: id, day: monday, calls: 1 },
    { userId: id, day: tuesday, calls: 0 },
  ];
  await expect(addApiCalls(database.db, batch)).rejects.toThrow('calls_check');
  expect(await callsOf(id)).toEqual({ total: 0, days: [] });
});

test('two processes that write the same users at once, in any order: nothing is lost and no deadlock', async () => {
  const users = await Promise.all(Array.from({ length: 20 }, () => makeUser(database.db)));
  const batch = users.flatMap(({ id: userId }) => [
    { userId, day: monday, calls: 1 },
    { userId, day: tuesday, calls: 2 },
  ]);
  const other = connect({ connectionString: database.connectionString });
  await Promise.all(
    Array.from({ length: 40 }, (_, n) =>
      n % 2 === 0 ? addApiCalls(database.db, batch) : addApiCalls(other.db, batch.toReversed()),
    ),
  );
  await other.close();
  for (const { id } of users) {
    expect(await callsOf(id)).toEqual({
      total: 120,
      days: [
        { day: monday, calls: 40 },
        { day: tuesday, calls: 80 },
      ],
    });
  }
});

test('users that are deleted while batches run are skipped', async () => {
  const users = await Promise.all(Array.from({ length: 20 }, () => makeUser(database.db)));
  const batch = users.map(({ id: userId }) => ({ userId, day: monday, calls: 1 }));
  const [stayers, leavers] = [users.slice(0, 10), users.slice(10)];
  await Promise.all([
    ...Array.from({ length: 20 }, () => addApiCalls(database.db, batch)),
    ...leavers.map(({ id: userId }) => deleteAccount(database.db, { userId })),
  ]);
  for (const { id } of stayers) expect(await callsOf(id)).toMatchObject({ total: 20 });
});
