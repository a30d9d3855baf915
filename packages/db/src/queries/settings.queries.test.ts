import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { UserId } from '@ooo/domain/shared/ids';
import { time } from '@ooo/domain/testing/literals';
import { findViolatedConstraint } from '../database-errors.ts';
import { makeUser } from '../testing/factories.ts';
import { poisonUser } from '../testing/poison-user.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { updateSettings } from './settings.queries.ts';
import { findUserById } from './users.queries.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const NOBODY = UserId.parse('00000000-0000-4000-8000-000000000000');

async function store(id: UserId, json: string): Promise<void> {
  await sql`update users set preferences = ${json}::jsonb where id = ${id}`.execute(database.db);
}

test('settings change alone and together, and only the user’s own', async () => {
  const { db } = database;
  const user = await makeUser(db);
  const other = await makeUser(db);
  expect(user).toMatchObject({ preferences: {}, faultySettings: [] });
  const userId = user.id;
  expect(await updateSettings(db, { userId, patch: { temperatureUnit: 'celsius' } })).toEqual({
    ok: true,
    user: { ...user, temperatureUnit: 'celsius' },
  });
  expect(await updateSettings(db, { userId, patch: { language: 'ko' } })).toEqual({
    ok: true,
    user: { ...user, temperatureUnit: 'celsius', language: 'ko' },
  });
  const preferences = { clock: '24', dayStart: time('08:30') } as const;
  const all = { language: 'es', temperatureUnit: 'fahrenheit', preferences } as const;
  expect(await updateSettings(db, { userId, patch: all })).toMatchObject({ user: all });
  expect(await findUserById(db, { id: other.id })).toEqual(other);
  expect(await updateSettings(db, { userId: NOBODY, patch: { language: 'es' } })).toEqual({
    ok: false,
    reason: 'no-user',
  });
});

describe('preferences', () => {
  test('from two devices at once are all kept', async () => {
    const { db } = database;
    const { id: userId } = await makeUser(db);
    const patches = [
      { theme: 'dark' },
      { clock: '24' },
      { weekStart: 'sunday' },
      { pace: 'full' },
      { dayStart: time('07:00') },
      { dayEnd: time('23:00') },
      { travelBy: 'foot' },
    ] as const;
    await Promise.all(
      patches.map((preferences) => updateSettings(db, { userId, patch: { preferences } })),
    );
    expect(await findUserById(db, { id: userId })).toMatchObject({
      preferences: Object.assign({}, ...patches),
    });
  });

  test.each([
    ['of one change', [], { dayStart: time('20:00'), dayEnd: time('09:00') }],
    ['with what is stored', [{ dayEnd: time('10:00') }], { dayStart: time('10:00') }],
    ['with the end that the pace gives the day', [], { dayStart: time('22:30') }],
    ['with another pace', [{ pace: 'full', dayStart: time('22:30') }], { pace: 'relaxed' }],
  ] as const)('are refused as a whole where the day %s ends first', async (_, before, refused) => {
    const { db } = database;
    const { id: userId } = await makeUser(db);
    for (const preferences of before) await updateSettings(db, { userId, patch: { preferences } });
    const known = await findUserById(db, { id: userId });
    const patch = { language: 'ko', preferences: refused } as const;
    expect(await updateSettings(db, { userId, patch })).toEqual({
      ok: false,
      reason: 'day-ends-first',
    });
    expect(await findUserById(db, { id: userId })).toEqual(known);
  });

  test('that do not fit are left out and named, and are removed with the next choice', async () => {
    const { db } = database;
    const { id } = await makeUser(db);
    await store(id, '{"theme": "sepia", "clock": "24", "dayEnd": "25:61", "font": "serif"}');
    expect(await findUserById(db, { id })).toMatchObject({
      preferences: { clock: '24' },
      faultySettings: ['theme', 'dayEnd'],
    });
    await updateSettings(db, { userId: id, patch: { preferences: { pace: 'full' } } });
    expect(await findUserById(db, { id })).toMatchObject({
      preferences: { clock: '24', pace: 'full' },
      faultySettings: [],
    });
    const { rows } = await sql`select preferences from users where id = ${id}`.execute(db);
    expect(rows).toEqual([{ preferences: { clock: '24', pace: 'full' } }]);
  });

  test.each(['[]', '"dark"', `{"theme": "${'x'.repeat(1100)}"}`])(
    'cannot be stored as %.20s',
    async (json) => {
      const { id } = await makeUser(database.db);
      const error: unknown = await store(id, json).catch((cause: unknown) => cause);
      expect(findViolatedConstraint(error)).toBe('users_preferences_check');
    },
  );
});

test('a stored language that does not exist reads as English', async () => {
  const { db } = database;
  const { id } = await makeUser(db);
  await poisonUser(db, { id, language: 'xx', preferences: {} });
  expect(await findUserById(db, { id })).toMatchObject({
    language: 'en',
    faultySettings: ['language'],
  });
});
