import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { UserId } from '@ooo/domain/shared/ids';
import { makeTrip } from '../testing/factories.ts';
import { makeFullAccount } from '../testing/full-account.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { deleteAgeUnconfirmed } from './account.queries.ts';
import { insertAuditEntry, listAuditEntries } from './audit.queries.ts';
import {
  confirmAge,
  findOrCreateUserByIdentity,
  findUserById,
  type IdentityProfile,
} from './users.queries.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.db.deleteFrom('users').execute();
  await database.db.deleteFrom('audit_log').execute();
});

const BEFORE = new Date('2026-10-27T06:00:00Z');
const at = (ms: number): Date => new Date(BEFORE.getTime() + ms);

const profileOf = (subject: string, provider = 'google'): IdentityProfile => ({
  provider,
  subject,
  email: `${subject}@example.com`,
  emailVerified: provider !== 'local',
  firstName: subject,
});

/** An account of that time, whose user has not confirmed their age. */
async function makeUnconfirmed(subject: string, createdAt = at(-1), provider = 'google') {
  const signedIn = await findOrCreateUserByIdentity(database.db, profileOf(subject, provider));
  if (!signedIn.ok) throw new Error(signedIn.reason);
  const { id } = signedIn.user;
  await sql`update users set created_at = ${createdAt} where id = ${id}`.execute(database.db);
  return id;
}

const sweep = async (limit = 100) => deleteAgeUnconfirmed(database.db, { before: BEFORE, limit });
const isThere = async (id: UserId): Promise<boolean> =>
  (await findUserById(database.db, { id })) !== undefined;

test('an account is deleted when its time is over, and not earlier', async () => {
  const late = await makeUnconfirmed('late', at(-1));
  const exact = await makeUnconfirmed('exact', at(0));
  const early = await makeUnconfirmed('early', at(1));
  expect(await sweep()).toBe(1);
  expect(await Promise.all([late, exact, early].map(isThere))).toEqual([false, true, true]);
  expect(await sweep()).toBe(0);
});

test('only an entry is left that an account was deleted, and why', async () => {
  const id = await makeUnconfirmed('gone');
  await insertAuditEntry(database.db, { action: 'sign-in', actorId: id, subject: 'google' });
  await sweep();
  const { items } = await listAuditEntries(database.db, { limit: 10 });
  expect(items).toMatchObject([
    {
      action: 'account-deleted',
      actor: null,
      subject: null,
      requestId: null,
      details: { reason: 'age-unconfirmed' },
    },
  ]);
  const left = await database.db.selectFrom('identities').selectAll().execute();
  expect(left).toEqual([]);
});

test('an account whose user has confirmed is never touched, however old', async () => {
  const confirmed = await makeUnconfirmed('confirmed', new Date('2020-01-01T00:00:00Z'));
  await confirmAge(database.db, { userId: confirmed, now: BEFORE });
  const { userId: full } = await makeFullAccount(database.db, 'full');
  await sql`update users set created_at = '2020-01-01', age_confirmed_at = '2020-01-01' where id = ${full}`.execute(
    database.db,
  );
  expect(await sweep()).toBe(0);
  expect(await Promise.all([confirmed, full].map(isThere))).toEqual([true, true]);
});

test('an account of local sign-in needs no confirmation, and stays', async () => {
  const local = await makeUnconfirmed('local', at(-1), 'local');
  expect([await sweep(), await isThere(local)]).toEqual([0, true]);
});

test('an account with a trip is older than the question, and stays', async () => {
  const old = await makeUnconfirmed('old');
  await makeTrip(database.db, { userId: old });
  expect([await sweep(), await isThere(old)]).toEqual([0, true]);
});

test('many are deleted in parts, the oldest first', async () => {
  const ids: UserId[] = [];
  for (let n = 0; n < 5; n += 1) ids.push(await makeUnconfirmed(`many-${n}`, at(-10 + n)));
  expect(await sweep(2)).toBe(2);
  expect(await Promise.all(ids.map(isThere))).toEqual([false, false, true, true, true]);
  expect([await sweep(2), await sweep(2), await sweep(2)]).toEqual([2, 1, 0]);
});

test('several processes that sweep at once delete each account once', async () => {
  for (let n = 0; n < 40; n += 1) await makeUnconfirmed(`at-once-${n}`);
  const counts = await Promise.all([sweep(), sweep(), sweep(), sweep()]);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(40);
  const { items } = await listAuditEntries(database.db, { limit: 100 });
  expect(items).toHaveLength(40);
});

test('one that is being confirmed at the moment is skipped', async () => {
  const id = await makeUnconfirmed('at-the-moment');
  const swept = await database.db.transaction().execute(async (tx) => {
    await confirmAge(tx, { userId: id, now: BEFORE });
    // The confirmation is not stored yet: the sweep sees the account as it was.
    return sweep();
  });
  expect(swept).toBe(0);
  expect((await findUserById(database.db, { id }))?.ageConfirmedAt).toEqual(BEFORE);
  expect(await sweep()).toBe(0);
});

test('of many that confirm during a sweep, each is either confirmed or deleted', async () => {
  const ids: UserId[] = [];
  for (let n = 0; n < 30; n += 1) ids.push(await makeUnconfirmed(`race-${n}`));
  const [confirmed] = await Promise.all([
    Promise.all(ids.map(async (userId) => confirmAge(database.db, { userId, now: BEFORE }))),
    sweep(5),
    sweep(5),
    sweep(5),
  ]);
  const there = await Promise.all(ids.map(isThere));
  expect(confirmed.map((user) => user !== undefined)).toEqual(there);
});

test('a sign-in that waits for the deletion makes a new account', async () => {
  const former = await makeUnconfirmed('returning');
  const { signingIn } = await database.db.transaction().execute(async (tx) => {
    expect(await deleteAgeUnconfirmed(tx, { before: BEFORE, limit: 1 })).toBe(1);
    const signingIn = findOrCreateUserByIdentity(database.db, profileOf('returning'));
    await expect.poll(isSomebodyWaiting).toBe(true);
    return { signingIn };
  });
  const signedIn = await signingIn;
  expect(signedIn).toMatchObject({ ok: true, created: true, user: { ageConfirmedAt: null } });
  expect(signedIn.ok && signedIn.user.id !== former).toBe(true);
});

/** For a row or a transaction. */
async function isSomebodyWaiting(): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_locks
    where not granted and pid in (select pid from pg_stat_activity where datname = current_database())`.execute(
    database.db,
  );
  return rows.length > 0;
}
