import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { expect, test } from 'vitest';
import type { Db } from '../tables/database.ts';
import { makeEmpty } from '../testing/empty-database.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations.ts';

const NAMES = Object.keys(MIGRATIONS);

async function listTables(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_name not like 'kysely%' order by 1`.execute(db);
  return rows.map((row) => row.name);
}

function listCodes(db: Db) {
  return db.selectFrom('invite_codes').select(['code', 'tier', 'max_uses', 'uses']).execute();
}

const BUILT_IN_CODES = [
  { code: 'REDLINE', tier: 'redline', max_uses: 50, uses: 0 },
  { code: 'ALLBLUE', tier: 'allblue', max_uses: null, uses: 0 },
];

test('an empty database gets every table and the two codes, and nothing the second time', async () => {
  const db = (await makeEmpty())();
  expect(await migrate(db)).toEqual(NAMES);
  expect(await listTables(db)).toEqual([
    'access_tokens',
    'api_call_days',
    'api_calls',
    'app_settings',
    'assistant_usage',
    'audit_log',
    'feedback',
    'identities',
    'invite_codes',
    'invite_redemptions',
    'pois',
    'sessions',
    'trip_documents',
    'trips',
    'users',
  ]);
  expect(await listCodes(db)).toEqual(BUILT_IN_CODES);
  expect(await migrate(db)).toEqual([]);
});

test.each([2, 5])('%i processes that start at once migrate once', async (processes) => {
  const open = await makeEmpty();
  const pools = Array.from({ length: processes }, open);
  const ran = await Promise.all(pools.map((db) => migrate(db)));
  expect(ran.flat()).toEqual(NAMES);
  expect(await listCodes(open())).toEqual(BUILT_IN_CODES);
});

test('a failing migration leaves nothing half done, and the next start carries on', async () => {
  const db = (await makeEmpty())();
  const broken: Migration = {
    async up(tx) {
      await sql`create table half_done (id integer)`.execute(tx);
      await sql`insert into no_such_table values (1)`.execute(tx);
    },
  };
  await expect(migrate(db, { ...MIGRATIONS, '9999-broken': broken })).rejects.toThrow(
    'no_such_table',
  );
  expect(await listTables(db)).toEqual([]);
  expect(await migrate(db)).toEqual(NAMES);
});

test('a database newer than the program is refused', async () => {
  const db = (await makeEmpty())();
  const newer: Migration = { up: async () => undefined };
  await migrate(db, { ...MIGRATIONS, '9999-newer': newer });
  await expect(migrate(db)).rejects.toThrow('9999-newer');
});

test('the migrations are in the order of their numbers', () => {
  expect(NAMES).toEqual(NAMES.toSorted());
  expect(NAMES.map((name) => Number(name.slice(0, 4)))).toEqual(NAMES.map((_, index) => index + 1));
});
