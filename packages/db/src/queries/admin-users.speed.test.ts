import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AdminUserQuery } from '@ooo/domain/admin/admin-user.schema';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { listAdminUsers } from './admin-users.queries.ts';

const USERS = 100_000;
/** Twenty times what a page takes on two busy cores: only a plan without its index takes longer. */
const MOST_MS = 1000;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await sql`
    insert into users (email, first_name, invite_code, created_at, last_login_at)
    select
      'guest' || number || '@example.com',
      'Guest ' || number,
      case when number % 3 = 0 then 'ALLBLUE' end,
      timestamptz '2025-01-01' + number * interval '1 minute',
      case when number % 2 = 0 then timestamptz '2025-06-01' + number * interval '1 second' end
    from generate_series(1, ${sql.lit(USERS)}) number`.execute(database.db);
  await sql`analyze users`.execute(database.db);
});
afterAll(() => database.drop());

test.each<[string, Partial<AdminUserQuery>, number]>([
  ['the first page', {}, USERS],
  ['the last page', { offset: USERS - 50 }, USERS],
  ['by name', { sort: 'name', direction: 'asc' }, USERS],
  ['by the last login', { sort: 'lastLogin' }, USERS],
  ['one e-mail', { search: 'guest77777@example.com' }, 1],
  ['a part that many have', { search: 'guest 9' }, 11_111],
  ['a part that nobody has', { search: 'zzzzzz' }, 0],
  ['one plan', { plan: 'allblue' }, 33_333],
])('of a hundred thousand users %s is fast', async (_what, query, total) => {
  const started = performance.now();
  const page = await listAdminUsers(database.db, AdminUserQuery.parse(query));
  const took = performance.now() - started;
  expect(page.total).toBe(total);
  expect(took).toBeLessThan(MOST_MS);
});
