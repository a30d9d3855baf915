import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { expect, test } from 'vitest';
import { StartError } from '../start-error.ts';
import type { Db } from '../tables/database.ts';
import { makeEmpty } from '../testing/empty-database.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations.ts';
import type { OwnMigration } from './own-migration.ts';

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
    'assistant_days',
    'assistant_usage',
    'audit_log',
    'climate_normals',
    'document_keys',
    'feedback',
    'identities',
    'invite_codes',
    'invite_redemptions',
    'packed_items',
    'place_answers',
    'pois',
    'profile_pictures',
    'schema_compatibility',
    'sessions',
    'travel_times',
    'trip_caches',
    'trip_documents',
    'trips',
    'upstream_turns',
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
  await expect(
    migrate(db, { migrations: { ...MIGRATIONS, '9999-broken': broken } }),
  ).rejects.toThrow('no_such_table');
  expect(await listTables(db)).toEqual([]);
  expect(await migrate(db)).toEqual(NAMES);
});

/** A version to come, with migrations after all that there are. */
const later = (more: Record<string, OwnMigration>) => ({ migrations: { ...MIGRATIONS, ...more } });

const adding: OwnMigration = {
  onlyAdds: true,
  up: async (tx) => {
    await sql`alter table feedback add mood text`.execute(tx);
  },
};
const breaking: OwnMigration = {
  up: async (tx) => {
    await sql`alter table feedback rename to opinions`.execute(tx);
  },
};

test('a database that a newer version has only added to can be used, with a line in the log', async () => {
  const db = (await makeEmpty())();
  const first = later({ '9998-adds': adding });
  const second = later({ '9998-adds': adding, '9999-adds': { ...adding, up: async () => {} } });
  await migrate(db, first);
  expect(await migrate(db, second)).toEqual(['9999-adds']);
  const said: (readonly string[])[] = [];
  expect(await migrate(db, { onNewer: (names) => said.push(names) })).toEqual([]);
  expect(said).toEqual([['9998-adds', '9999-adds']]);
  expect(await migrate(db, second)).toEqual([]);
});

test('a database that a newer version has changed otherwise is refused, with what to do', async () => {
  const db = (await makeEmpty())();
  await migrate(
    db,
    later({ '9998-breaks': breaking, '9999-adds': { onlyAdds: true, up: async () => {} } }),
  );
  const refused = migrate(db);
  await expect(refused).rejects.toBeInstanceOf(StartError);
  await expect(refused).rejects.toThrow(
    `its migration 9998-breaks changed what this version, which ends at ${NAMES.at(-1)}, relies on.`,
  );
  const knows = later({ '9998-breaks': breaking });
  expect(await migrate(db, knows)).toEqual([]);
});

test('a database that lacks a migration of this version is refused although it has newer ones', async () => {
  const db = (await makeEmpty())();
  await migrate(db, later({ '9999-adds': adding }));
  await expect(migrate(db, later({ '9998-missed': adding }))).rejects.toThrow(
    'corrupted migrations',
  );
});

test('the migrations are in the order of their numbers, each of which is there once', () => {
  expect(NAMES).toEqual(NAMES.toSorted());
  const numbers = NAMES.map((name) => /^(\d{4})-/.exec(name)?.[1]);
  expect(numbers).not.toContain(undefined);
  expect(new Set(numbers).size).toBe(numbers.length);
});
