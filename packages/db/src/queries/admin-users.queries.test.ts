import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AdminUserQuery, AdminUserSort } from '@ooo/domain/admin/admin-user.schema';
import { makeInviteCode, makeTrip, makeUser } from '../testing/factories.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { listAdminUsers } from './admin-users.queries.ts';
import { addTrips, PEOPLE } from '../testing/people.ts';
import { deleteTrip } from './trips.queries.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  const crew = await makeInviteCode(database.db, { tier: 'redline' });
  for (const { trips, ...person } of PEOPLE) {
    const code = person.invite_code === 'CREW' ? crew : person.invite_code;
    const { id } = await makeUser(database.db, { ...person, invite_code: code });
    await addTrips(database.db, id, trips);
  }
});
afterAll(() => database.drop());

async function list(query: Partial<AdminUserQuery> = {}) {
  const { items, total } = await listAdminUsers(database.db, AdminUserQuery.parse(query));
  return { items, total, names: items.map((item) => item.name) };
}

test('a user is listed with plan, counts and instants', async () => {
  const { items } = await list({ search: 'ada@' });
  expect(items).toEqual([
    {
      id: expect.any(String),
      email: 'Ada@Example.com',
      name: 'Ada',
      profileImageUrl: null,
      inviteCode: 'REDLINE',
      plan: 'redline',
      tripCount: 2,
      apiCallCount: 40,
      lastLoginAt: '2026-02-01T00:00:00.000Z',
      createdAt: expect.any(String),
    },
  ]);
});

describe('search', () => {
  test.each([
    ['ADA@EXAMPLE', ['Ada']],
    ['zoë', ['Zoë_1']],
    ['ZOË', ['Zoë_1']],
    ['RedL', ['Ada']],
    ['crew', []],
    ['민', ['민준']],
    ['nobody', []],
    ['a@example.comada', []],
  ])('%s finds %j §5.37', async (search, names) => {
    expect((await list({ search })).names).toEqual(names);
  });

  test.each([
    ['%', ['100% Bo']],
    ['_', ['Zoë_1']],
    ['\\', ['back\\slash']],
    ['0%', ['100% Bo']],
    ['a%a', []],
    ["' or true --", []],
  ])('%s is taken literally', async (search, names) => {
    expect((await list({ search })).names).toEqual(names);
  });

  test('blank finds everyone', async () => {
    expect((await list({ search: '  ' })).total).toBe(PEOPLE.length);
  });
});

describe('plan', () => {
  test.each([
    ['redline', ['Ada', '100% Bo']],
    ['allblue', ['Zoë_1']],
    ['early_access', ['민준', 'back\\slash']],
  ] as const)(
    '%s is the tier of the code, and early access includes users without a code §5.38',
    async (plan, names) => {
      const found = await list({ plan });
      expect(new Set(found.names)).toEqual(new Set(names));
      expect(found.total).toBe(names.length);
      expect(new Set(found.items.map((item) => item.plan))).toEqual(new Set([plan]));
    },
  );

  test('together with a search both hold', async () => {
    expect((await list({ plan: 'redline', search: 'bo' })).names).toEqual(['100% Bo']);
    expect((await list({ plan: 'allblue', search: 'bo' })).total).toBe(0);
  });
});

describe('order', () => {
  test.each([
    ['name', ['100% Bo', 'Ada', 'back\\slash', 'Zoë_1', '민준']],
    ['apiCalls', ['100% Bo', 'Zoë_1', '민준', 'Ada', 'back\\slash']],
    ['trips', ['민준', 'Zoë_1', 'Ada', '100% Bo', 'back\\slash']],
    ['lastLogin', ['back\\slash', 'Zoë_1', 'Ada', '민준', '100% Bo']],
    ['joined', ['Ada', '100% Bo', 'Zoë_1', '민준', 'back\\slash']],
  ] as const)('by %s, up and down, those that never signed in first', async (sort, names) => {
    expect((await list({ sort, direction: 'asc' })).names).toEqual(names);
    expect((await list({ sort, direction: 'desc' })).names).toEqual(names.toReversed());
  });

  test.each(AdminUserSort.options)('pages by %s have every user once', async (sort) => {
    const seen: string[] = [];
    for (let offset = 0; offset < PEOPLE.length; offset += 2) {
      const page = await list({ sort, limit: 2, offset });
      expect(page.total).toBe(PEOPLE.length);
      seen.push(...page.names);
    }
    expect(seen.toSorted()).toEqual(PEOPLE.map((person) => person.first_name).toSorted());
    expect(await list({ sort, offset: 1000 })).toEqual({ items: [], names: [], total: 5 });
  });
});

test('trips are counted as they come and go, many at once', async () => {
  const user = await makeUser(database.db, { first_name: 'Counted' });
  const trips = await Promise.all(
    Array.from({ length: 20 }, () => makeTrip(database.db, { userId: user.id })),
  );
  await Promise.all(
    trips.slice(0, 15).map(({ id }) => deleteTrip(database.db, { id, userId: user.id })),
  );
  const { items } = await list({ search: 'Counted' });
  expect(items).toMatchObject([{ tripCount: 5 }]);
  await database.db.deleteFrom('users').where('id', '=', user.id).execute();
  expect((await list({ search: 'Counted' })).total).toBe(0);
});
