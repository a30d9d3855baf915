import { afterAll, beforeAll, expect, test } from 'vitest';
import { AUDIT_ACTIONS } from '@ooo/domain/admin/audit.schema';
import { UserId } from '@ooo/domain/shared/ids';
import { makeUser } from '../testing/factories.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { insertAuditEntry, listAuditEntries } from './audit.queries.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const NOBODY = UserId.parse('00000000-0000-4000-8000-000000000000');

async function newest() {
  return (await listAuditEntries(database.db, { limit: 1 })).items[0];
}

test('an entry says who did what to what', async () => {
  const user = await makeUser(database.db);
  await insertAuditEntry(database.db, {
    action: 'invite-code-created',
    actorId: user.id,
    subject: 'FRIENDS',
    requestId: 'req-1',
    details: { maxUses: 5 },
  });
  expect(await newest()).toEqual({
    id: expect.any(Number),
    at: expect.any(String),
    action: 'invite-code-created',
    actor: { id: user.id, email: user.email, name: user.firstName },
    subject: 'FRIENDS',
    requestId: 'req-1',
    details: { maxUses: 5 },
  });
});

test('an entry without an actor, and one of a deleted account', async () => {
  await insertAuditEntry(database.db, { action: 'sign-in-refused' });
  expect(await newest()).toMatchObject({ actor: null, subject: null, details: null });
  await insertAuditEntry(database.db, { action: 'sign-out', actorId: NOBODY });
  expect(await newest()).toMatchObject({ action: 'sign-out', actor: null });
});

test('the database takes every action of the list and no other', async () => {
  for (const action of AUDIT_ACTIONS) {
    await insertAuditEntry(database.db, { action });
    expect(await newest()).toMatchObject({ action });
  }
  const other = insertAuditEntry(database.db, { action: 'looked-around' as 'sign-in' });
  await expect(other).rejects.toThrow('audit_log_action_check');
});

test('a long subject is cut, details that are large or no object are refused', async () => {
  const subject = 'x'.repeat(10_000);
  await insertAuditEntry(database.db, { action: 'invite-refused', subject, requestId: subject });
  expect((await newest())?.subject).toHaveLength(200);
  expect((await newest())?.requestId).toHaveLength(100);
  const large = insertAuditEntry(database.db, { action: 'sign-in', details: { subject } });
  await expect(large).rejects.toThrow('audit_log_details_check');
});

test('pages follow each other without a gap or a double, of one action or all', async () => {
  for (let n = 0; n < 5; n += 1) {
    await insertAuditEntry(database.db, { action: 'admin-mode', subject: String(n) });
    await insertAuditEntry(database.db, { action: 'data-exported' });
  }
  const seen: (string | null)[] = [];
  let before: number | undefined;
  do {
    const page = await listAuditEntries(database.db, { action: 'admin-mode', before, limit: 2 });
    seen.push(...page.items.map((entry) => entry.subject));
    before = page.nextBefore ?? undefined;
  } while (before !== undefined);
  expect(seen.slice(0, 5)).toEqual(['4', '3', '2', '1', '0']);
  const exact = await listAuditEntries(database.db, { action: 'admin-mode', limit: seen.length });
  expect(exact.items).toHaveLength(seen.length);
  expect(exact.nextBefore).toBeNull();
});
