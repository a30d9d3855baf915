import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeInviteCode, makeUser } from '../testing/factories.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { insertInviteCode, listInviteCodes, updateInviteCode } from './invite-codes.queries.ts';
import { redeemInvite } from './invites.queries.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const now = new Date('2026-03-01T12:00:00.000Z');

test('a new code is listed first and lets in', async () => {
  const made = await insertInviteCode(database.db, {
    code: 'FRIENDS',
    tier: 'early_access',
    maxUses: 5,
  });
  expect(made).toEqual({
    code: 'FRIENDS',
    tier: 'early_access',
    maxUses: 5,
    uses: 0,
    disabledAt: null,
    createdAt: expect.any(String),
  });
  const codes = await listInviteCodes(database.db);
  expect(codes[0]).toEqual(made);
  expect(codes.map((item) => item.code).toSorted()).toEqual(['ALLBLUE', 'FRIENDS', 'REDLINE']);
  const { id: userId } = await makeUser(database.db, { invite_code: null });
  expect(await redeemInvite(database.db, { userId, code: 'friends' })).toBe('redeemed');
});

test('a code that exists is taken and stays as it is', async () => {
  const again = { code: 'REDLINE', tier: 'allblue', maxUses: null } as const;
  expect(await insertInviteCode(database.db, again)).toBe('taken');
  const codes = await listInviteCodes(database.db);
  expect(codes).toContainEqual(
    expect.objectContaining({ code: 'REDLINE', tier: 'redline', maxUses: 50 }),
  );
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => insertInviteCode(database.db, { ...again, code: 'AT-ONCE' })),
  );
  expect(answers.filter((answer) => answer === 'taken')).toHaveLength(9);
});

test('disabling, twice, and enabling again', async () => {
  const code = await makeInviteCode(database.db);
  const update = (disabled: boolean, at = now) =>
    updateInviteCode(database.db, { code, patch: { disabled }, now: at });
  expect(await update(true)).toMatchObject({ disabledAt: now.toISOString(), maxUses: 20 });
  expect(await update(true, new Date())).toMatchObject({ disabledAt: now.toISOString() });
  expect(await update(false)).toMatchObject({ disabledAt: null });
});

test('the maximum changes, goes away, and never falls below the uses', async () => {
  const code = await makeInviteCode(database.db, { max_uses: 5, uses: 3 });
  const update = (maxUses: number | null) =>
    updateInviteCode(database.db, { code, patch: { maxUses }, now });
  expect(await update(2)).toBe('below-uses');
  expect(await update(3)).toMatchObject({ maxUses: 3, uses: 3, disabledAt: null });
  expect(await update(null)).toMatchObject({ maxUses: null });
});

test('a patch that names nothing changes nothing, and an unknown code is unknown', async () => {
  const code = await makeInviteCode(database.db);
  expect(await updateInviteCode(database.db, { code, patch: {}, now })).toMatchObject({
    code,
    maxUses: 20,
    uses: 0,
  });
  const absent = { code: 'NO-SUCH-CODE', patch: { maxUses: 1 }, now };
  expect(await updateInviteCode(database.db, absent)).toBe('unknown');
});

test('a maximum that is lowered while many redeem is never below the uses', async () => {
  const code = await makeInviteCode(database.db, { max_uses: 30 });
  const users = await Promise.all(
    Array.from({ length: 30 }, () => makeUser(database.db, { invite_code: null })),
  );
  await Promise.all([
    ...users.map(({ id: userId }) => redeemInvite(database.db, { userId, code })),
    ...Array.from({ length: 10 }, () =>
      updateInviteCode(database.db, { code, patch: { maxUses: 15 }, now }),
    ),
  ]);
  const item = (await listInviteCodes(database.db)).find((found) => found.code === code);
  expect(item?.uses).toBeGreaterThanOrEqual(15);
  expect(item?.uses).toBeLessThanOrEqual(item?.maxUses ?? 0);
});
