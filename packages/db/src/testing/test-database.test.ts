import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestDatabase } from './test-database.ts';

test('databases of two files share nothing but the migrated start', async () => {
  const one = await createTestDatabase();
  const other = await createTestDatabase();
  await one.db.deleteFrom('invite_codes').execute();
  expect(await one.db.selectFrom('invite_codes').selectAll().execute()).toEqual([]);
  expect(await other.db.selectFrom('invite_codes').selectAll().execute()).toHaveLength(2);
  await Promise.all([one.drop(), other.drop()]);
});

test('a dropped database is gone', async () => {
  const kept = await createTestDatabase();
  const dropped = await createTestDatabase();
  await dropped.drop();
  const { rows } = await sql<{ datname: string }>`select datname from pg_database`.execute(kept.db);
  const names = rows.map((row) => row.datname);
  expect(names).toContain(new URL(kept.connectionString).pathname.slice(1));
  expect(names).not.toContain(new URL(dropped.connectionString).pathname.slice(1));
  await kept.drop();
});
