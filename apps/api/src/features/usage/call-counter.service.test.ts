import { connect } from '@ooo/db/connect';
import { addDays } from '@ooo/domain/shared/calendar-date';
import { CalendarDate } from '@ooo/domain/shared/calendar-date.schema';
import type { UserId } from '@ooo/domain/shared/ids';
import { afterAll, expect, test } from 'vitest';
import { makeSignedInUser } from '../../testing/callers.ts';
import { makeTestDeps } from '../../testing/test-deps.ts';
import { createCallCounter } from './call-counter.service.ts';

const deps = await makeTestDeps();
const { db } = deps;
let instant = '2026-03-01T23:59:59Z';
const clock = (): Date => new Date(instant);
const never = (): void => {
  throw new Error('There is room.');
};

const closing: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of closing) await close();
});

async function storedOf(userId: UserId) {
  const rows = await db
    .selectFrom('api_calls')
    .select(['day', 'calls'])
    .where('user_id', '=', userId)
    .orderBy('day')
    .execute();
  return rows.map(({ day, calls }) => [day, calls]);
}

test('calls are added to their day, and to those that were there', async () => {
  const { id } = await makeSignedInUser(deps);
  const counter = createCallCounter({ db, clock, onFull: never });
  instant = '2026-03-01T23:59:59Z';
  counter.count(id, 2);
  counter.count(id, 1);
  instant = '2026-03-02T00:00:00Z';
  counter.count(id, 4);
  await counter.flush();
  await counter.flush();
  counter.count(id, 5);
  await counter.flush();
  const day = CalendarDate.parse('2026-03-01');
  expect(await storedOf(id)).toEqual([
    [day, 3],
    [addDays(day, 1), 9],
  ]);
  const { api_call_count: total } = await db
    .selectFrom('users')
    .select('api_call_count')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(total).toBe(12);
});

test('two processes that store at once add up', async () => {
  const { id } = await makeSignedInUser(deps);
  const other = connect({ connectionString: deps.connectionString });
  closing.push(other.close);
  const counters = [db, other.db].map((one) =>
    createCallCounter({ db: one, clock, onFull: never }),
  );
  for (let round = 0; round < 20; round += 1) {
    for (const counter of counters) counter.count(id, 1);
    await Promise.all(counters.map(async (counter) => counter.flush()));
  }
  expect(await storedOf(id)).toEqual([['2026-03-02', 40]]);
});

test('calls during the storing of a batch go with the next', async () => {
  const { id } = await makeSignedInUser(deps);
  const counter = createCallCounter({ db, clock, onFull: never });
  const flushes = Array.from({ length: 50 }, async () => {
    counter.count(id, 1);
    return counter.flush();
  });
  await Promise.all(flushes);
  expect(await storedOf(id)).toEqual([['2026-03-02', 50]]);
});

test('what could not be stored is kept and tried again', async () => {
  const { id } = await makeSignedInUser(deps);
  const counter = createCallCounter({ db, clock, onFull: never });
  counter.count(id, 3);
  await db.schema.alterTable('api_calls').renameTo('away').execute();
  await expect(counter.flush()).rejects.toThrow('api_calls');
  counter.count(id, 4);
  await db.schema.alterTable('away').renameTo('api_calls').execute();
  await counter.flush();
  expect(await storedOf(id)).toEqual([['2026-03-02', 7]]);
});

test('a full memory that cannot be stored is tried again in its turn, not at once', async () => {
  const { id } = await makeSignedInUser(deps);
  let calls = 0;
  const counter = createCallCounter({ db, clock, onFull: () => (calls += 1), maxHeld: 1 });
  counter.count(id, 3);
  await db.schema.alterTable('api_calls').renameTo('away').execute();
  await expect(counter.flush()).rejects.toThrow('api_calls');
  counter.count(id, 1);
  expect(calls).toBe(1);
  await db.schema.alterTable('away').renameTo('api_calls').execute();
  await counter.flush();
  expect(await storedOf(id)).toEqual([['2026-03-02', 4]]);
});

test('memory is bounded: when full it says so, and goes on counting the users it has', async () => {
  const [first, second, third] = [
    await makeSignedInUser(deps),
    await makeSignedInUser(deps),
    await makeSignedInUser(deps),
  ];
  let calls = 0;
  const onFull = (): unknown => (calls += 1);
  const counter = createCallCounter({ db, clock, onFull, maxHeld: 2 });
  for (const { id } of [first, second, third, first]) counter.count(id, 1);
  expect(calls).toBe(1);
  await counter.flush();
  counter.count(third.id, 1);
  await counter.flush();
  expect(await storedOf(first.id)).toEqual([['2026-03-02', 2]]);
  expect(await storedOf(third.id)).toEqual([['2026-03-02', 1]]);
});
