import { afterAll, beforeAll, expect, test } from 'vitest';
import type { UserId } from '@ooo/domain/shared/ids';
import { connect } from '../connect.ts';
import { makeInviteCode, makeUser } from '../testing/factories.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { findInviteStats, redeemInvite, type Redemption } from './invites.queries.ts';
import { findUserById } from './users.queries.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function makeOutsider(): Promise<UserId> {
  return (await makeUser(database.db, { invite_code: null })).id;
}

async function countUses(code: string) {
  const { uses } = await database.db
    .selectFrom('invite_codes')
    .select('uses')
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  const redemptions = await database.db
    .selectFrom('invite_redemptions')
    .select('user_id')
    .where('code', '=', code)
    .execute();
  return { uses, redemptions: redemptions.length };
}

function tally(answers: readonly Redemption[]): Partial<Record<Redemption, number>> {
  const counts: Partial<Record<Redemption, number>> = {};
  for (const answer of answers) counts[answer] = (counts[answer] ?? 0) + 1;
  return counts;
}

test('a code lets its user in, whatever the case and the blanks around it', async () => {
  const userId = await makeOutsider();
  expect(await redeemInvite(database.db, { userId, code: ' redLine ' })).toBe('redeemed');
  expect(await findUserById(database.db, { id: userId })).toMatchObject({ inviteCode: 'REDLINE' });
  expect(await findInviteStats(database.db, { userId })).toEqual({
    code: 'REDLINE',
    tier: 'redline',
    currentUses: 1,
    maxUses: 50,
  });
});

test('a user who is already in is not counted again, by this code or another', async () => {
  const userId = await makeOutsider();
  const code = await makeInviteCode(database.db);
  await redeemInvite(database.db, { userId, code });
  expect(await redeemInvite(database.db, { userId, code })).toBe('already');
  expect(await redeemInvite(database.db, { userId, code: 'ALLBLUE' })).toBe('already');
  expect(await countUses(code)).toEqual({ uses: 1, redemptions: 1 });
});

test('a code that is unknown, disabled or used up lets no one in', async () => {
  const userId = await makeOutsider();
  const disabled = await makeInviteCode(database.db, { disabled_at: new Date() });
  const exhausted = await makeInviteCode(database.db, { max_uses: 2, uses: 2 });
  expect(await redeemInvite(database.db, { userId, code: 'NO-SUCH-CODE' })).toBe('unknown');
  expect(await redeemInvite(database.db, { userId, code: 'x'.repeat(10_000) })).toBe('unknown');
  expect(await redeemInvite(database.db, { userId, code: disabled })).toBe('disabled');
  expect(await redeemInvite(database.db, { userId, code: exhausted })).toBe('exhausted');
  expect(await findUserById(database.db, { id: userId })).toMatchObject({ inviteCode: null });
  expect(await findInviteStats(database.db, { userId })).toBeUndefined();
});

test('a code without limit takes everyone', async () => {
  const userId = await makeOutsider();
  expect(await redeemInvite(database.db, { userId, code: 'ALLBLUE' })).toBe('redeemed');
  expect(await findInviteStats(database.db, { userId })).toMatchObject({ maxUses: null });
});

test('two hundred at once, over two pools: exactly fifty uses', async () => {
  const code = await makeInviteCode(database.db, { max_uses: 50 });
  const users = await Promise.all(Array.from({ length: 200 }, makeOutsider));
  const other = connect({ connectionString: database.connectionString });
  const answers = await Promise.all(
    users.map((userId, index) =>
      redeemInvite(index % 2 === 0 ? database.db : other.db, { userId, code }),
    ),
  );
  await other.close();
  expect(tally(answers)).toEqual({ redeemed: 50, exhausted: 150 });
  expect(await countUses(code)).toEqual({ uses: 50, redemptions: 50 });
});

test('one user forty times at once, with two codes: one use', async () => {
  const codes = [await makeInviteCode(database.db), await makeInviteCode(database.db)];
  const userId = await makeOutsider();
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      redeemInvite(database.db, { userId, code: codes[index % 2] ?? '' }),
    ),
  );
  expect(tally(answers)).toEqual({ redeemed: 1, already: 39 });
  const counts = await Promise.all(codes.map(countUses));
  expect(counts.reduce((sum, count) => sum + count.uses, 0)).toBe(1);
});

test('the database itself refuses a use too many', async () => {
  const code = await makeInviteCode(database.db, { max_uses: 1, uses: 1 });
  const raised = database.db.updateTable('invite_codes').set({ uses: 2 }).where('code', '=', code);
  await expect(raised.execute()).rejects.toThrow('invite_codes_uses_check');
});
