import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { UserId } from '@ooo/domain/shared/ids';
import { findAppSettings } from '../queries/app-settings.queries.ts';
import { listAdminUsers } from '../queries/admin-users.queries.ts';
import { listSessionItems } from '../queries/sessions.queries.ts';
import { findUserById } from '../queries/users.queries.ts';
import type { Db } from '../tables/database.ts';
import { makeEmpty } from '../testing/empty-database.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations.ts';

const NAMES = Object.keys(MIGRATIONS);
const LAST_OF_PREVIOUS = '0004-built-in-invite-codes';
const PREVIOUS = Object.fromEntries(
  Object.entries(MIGRATIONS).filter(([name]) => name <= LAST_OF_PREVIOUS),
);
const USER = UserId.parse('11111111-1111-4111-8111-111111111111');
const IDLER = '22222222-2222-4222-8222-222222222222';
const EVERYBODY = { sort: 'name', direction: 'asc', limit: 10, offset: 0 } as const;

/** In the words of the previous release: its queries are gone. */
async function fill(db: Db): Promise<void> {
  await sql`
    insert into users (id, email, first_name, invite_code, api_call_count) values
      (${USER}, 'Zoe@Example.com', 'Zoë', 'REDLINE', 7),
      (${IDLER}, 'idler@example.com', 'Bo', null, 0)`.execute(db);
  await sql`
    insert into sessions (id, user_id, expires_at) values
      (${'a'.repeat(64)}, ${USER}, '2199-01-01'), (${'b'.repeat(64)}, ${USER}, '2199-01-01')`.execute(
    db,
  );
  await sql`
    insert into trips (user_id, name, destination, start_date, end_date)
    select ${USER}, 'Trip ' || n, 'Seoul', '2025-10-01', '2025-10-04' from generate_series(1, 3) n`.execute(
    db,
  );
}

test('the data of the previous release is counted, found and still there', async () => {
  const db = (await makeEmpty())();
  await migrate(db, { migrations: PREVIOUS });
  await fill(db);
  expect(await migrate(db)).toEqual(NAMES.filter((name) => name > LAST_OF_PREVIOUS));

  const { items, total } = await listAdminUsers(db, { ...EVERYBODY, search: 'ZOË' });
  expect(total).toBe(1);
  expect(items).toMatchObject([{ id: USER, tripCount: 3, apiCallCount: 7, plan: 'redline' }]);
  const everybody = await listAdminUsers(db, EVERYBODY);
  expect(everybody.items.map((user) => [user.name, user.tripCount])).toEqual([
    ['Bo', 0],
    ['Zoë', 3],
  ]);
  expect(await findUserById(db, { id: USER })).toMatchObject({
    preferences: {},
    faultySettings: [],
  });
  const now = new Date('2026-01-01T00:00:00Z');
  const sessions = await listSessionItems(db, { userId: USER, currentId: 'a'.repeat(64), now });
  expect(new Set(sessions.map((session) => session.id)).size).toBe(2);
  expect(await findAppSettings(db)).toMatchObject({ maintenanceMode: false, debugLogging: false });
});

test('where pg_trgm cannot be created everything else works, and a search finds the same', async () => {
  const db = (await makeEmpty())();
  const { rows } = await sql<{
    name: string;
  }>`select quote_ident(current_database()) as name`.execute(db);
  await sql`revoke create on database ${sql.raw(rows[0]?.name ?? '')} from current_user`.execute(
    db,
  );
  expect(await migrate(db)).toEqual(NAMES);
  const extensions = await sql`select 1 from pg_extension where extname = 'pg_trgm'`.execute(db);
  expect(extensions.rows).toEqual([]);
  await fill(db);
  expect(await listAdminUsers(db, { ...EVERYBODY, search: 'redl' })).toMatchObject({ total: 1 });
});

test('where pg_trgm can be created a search has an index', async () => {
  const db = (await makeEmpty())();
  await migrate(db);
  const { rows } = await sql`
    select 1 from pg_indexes where indexname = 'users_search_text_index'`.execute(db);
  expect(rows).toHaveLength(1);
});
