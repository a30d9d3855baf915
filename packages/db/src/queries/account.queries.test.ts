import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTrip, makeUser } from '../testing/factories.ts';
import { makeFullAccount } from '../testing/full-account.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { deleteAccount } from './account.queries.ts';
import { insertAuditEntry, listAuditEntries } from './audit.queries.ts';
import { readOwnData } from './own-data.queries.ts';
import { deleteTrip } from './trips.queries.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** The tables of the schema in which any row holds the text. */
async function tablesThatHold(text: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_name not like 'kysely%' order by 1`.execute(
    database.db,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const hits = await sql`
      select 1 from ${sql.table(name)} as r where r::text ilike ${`%${text}%`} limit 1`.execute(
      database.db,
    );
    if (hits.rows.length > 0) found.push(name);
  }
  return found;
}

test('nothing of the user is left in any table, and everything of others', async () => {
  const leaver = await makeFullAccount(database.db, 'leaver');
  const stayer = await makeFullAccount(database.db, 'stayer');
  const before = await readOwnData(database.db, { userId: stayer.userId });
  expect(await tablesThatHold('leaver')).toEqual([
    'access_tokens',
    'audit_log',
    'feedback',
    'identities',
    'packed_items',
    'pois',
    'profile_pictures',
    'trip_documents',
    'trips',
    'users',
  ]);
  expect(await deleteAccount(database.db, { userId: leaver.userId, requestId: 'req-9' })).toBe(
    true,
  );
  for (const trace of ['leaver', leaver.userId, leaver.sessionId, leaver.tokenHash]) {
    expect(await tablesThatHold(trace)).toEqual([]);
  }
  expect(await readOwnData(database.db, { userId: stayer.userId })).toEqual(before);
});

test('the audit log keeps an admin’s actions and the deletion of an account, without a name', async () => {
  const { items } = await listAuditEntries(database.db, { limit: 3 });
  expect(items[0]).toMatchObject({
    action: 'account-deleted',
    actor: null,
    subject: null,
    requestId: 'req-9',
  });
  const { items: created } = await listAuditEntries(database.db, {
    action: 'invite-code-created',
    limit: 9,
  });
  expect(created.map((entry) => [entry.actor?.name, entry.subject])).toEqual([
    ['stayer', 'CODE'],
    [undefined, 'CODE'],
  ]);
});

test('an absent account cannot be deleted, nor one twice, nor twice at once', async () => {
  const { id: userId } = await makeUser(database.db);
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => deleteAccount(database.db, { userId })),
  );
  expect(answers.filter(Boolean)).toHaveLength(1);
  expect(await deleteAccount(database.db, { userId })).toBe(false);
});

test('an account can be deleted while its trips are deleted and its actions are logged', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { id: userId } = await makeUser(database.db);
    const trips = await Promise.all(
      Array.from({ length: 4 }, () => makeTrip(database.db, { userId })),
    );
    const [gone] = await Promise.all([
      deleteAccount(database.db, { userId }),
      ...trips.map(({ id }) => deleteTrip(database.db, { id, userId })),
      ...trips.map(() => insertAuditEntry(database.db, { action: 'sign-out', actorId: userId })),
    ]);
    expect(gone).toBe(true);
  }
});
