import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CalendarDate } from '@ooo/domain/shared/calendar-date.schema';
import type { UserId } from '@ooo/domain/shared/ids';
import { makeTrip, makeUser } from '../testing/factories.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { countTotals, listDailyCounts } from './analytics.queries.ts';
import { addApiCalls } from './api-calls.queries.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const day = (text: string) => CalendarDate.parse(text);

async function joinedAt(instant: string): Promise<UserId> {
  const { id } = await makeUser(database.db);
  await sql`update users set created_at = ${instant} where id = ${id}`.execute(database.db);
  return id;
}

test('nothing is zero', async () => {
  expect(await countTotals(database.db)).toEqual({ users: 0, trips: 0, apiCalls: 0 });
  const counts = await listDailyCounts(database.db, {
    from: day('2024-02-28'),
    to: day('2024-03-01'),
  });
  expect(counts).toEqual(
    ['2024-02-28', '2024-02-29', '2024-03-01'].map((date) => ({
      date,
      signUps: 0,
      trips: 0,
      apiCalls: 0,
    })),
  );
  expect(
    await listDailyCounts(database.db, { from: day('2024-02-02'), to: day('2024-02-01') }),
  ).toEqual([]);
});

test('days are UTC’s, both ends of the range count, and totals count all', async () => {
  await joinedAt('2025-10-09T23:59:59.999Z');
  const first = await joinedAt('2025-10-10T00:00:00.000Z');
  await joinedAt('2025-10-11T23:59:59.999Z');
  await joinedAt('2025-10-12T00:00:00.000Z');
  const { id } = await makeTrip(database.db, { userId: first });
  await sql`update trips set created_at = '2025-10-11T20:00:00Z' where id = ${id}`.execute(
    database.db,
  );
  await addApiCalls(database.db, [
    { userId: first, day: day('2025-10-10'), calls: 7 },
    { userId: first, day: day('2025-10-12'), calls: 1 },
  ]);
  const range = { from: day('2025-10-10'), to: day('2025-10-11') };
  const expected = [
    { date: '2025-10-10', signUps: 1, trips: 0, apiCalls: 7 },
    { date: '2025-10-11', signUps: 1, trips: 1, apiCalls: 0 },
  ];
  expect(await listDailyCounts(database.db, range)).toEqual(expected);
  await database.db.transaction().execute(async (tx) => {
    await sql`set local time zone 'Pacific/Kiritimati'`.execute(tx);
    expect(await listDailyCounts(tx, range)).toEqual(expected);
  });
  expect(await countTotals(database.db)).toEqual({ users: 4, trips: 1, apiCalls: 8 });
});

test('calls stay in the chart when the account goes', async () => {
  const userId = await joinedAt('2025-12-01T00:00:00Z');
  await addApiCalls(database.db, [{ userId, day: day('2025-12-01'), calls: 3 }]);
  await database.db.deleteFrom('users').where('id', '=', userId).execute();
  const range = { from: day('2025-12-01'), to: day('2025-12-01') };
  expect(await listDailyCounts(database.db, range)).toEqual([
    { date: '2025-12-01', signUps: 0, trips: 0, apiCalls: 3 },
  ]);
});
