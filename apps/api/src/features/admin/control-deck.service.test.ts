import { insertFeedback } from '@ooo/db/queries/feedback.queries';
import { addDays } from '@ooo/domain/shared/calendar-date';
import { todayIn } from '@ooo/domain/shared/zoned';
import { expect, test } from 'vitest';
import { callerOf, makeInvitedUser, makeSignedInUser } from '../../testing/callers.ts';
import { SEOUL } from '../../testing/samples.ts';
import { makeTestDeps } from '../../testing/test-deps.ts';

const deps = await makeTestDeps();
const { admin } = callerOf(deps, await makeSignedInUser(deps, 'admin@localhost'));

async function emailsOf(query: Parameters<typeof admin.users>[0]): Promise<string[]> {
  const { items } = await admin.users(query);
  return items.map(({ email }) => email);
}

test('users are found by part of e-mail, name or code, page by page §5.37', async () => {
  for (const name of ['a', 'b', 'c']) await makeInvitedUser(deps, `${name}.page@example.com`);
  await makeSignedInUser(deps, 'd.page@example.com');
  const all = { search: ' .PAGE@ ', sort: 'joined', direction: 'asc' } as const;
  expect(await emailsOf(all)).toEqual(['a', 'b', 'c', 'd'].map((n) => `${n}.page@example.com`));
  expect(await admin.users({ ...all, limit: 2, offset: 2 })).toMatchObject({
    items: [{ email: 'c.page@example.com' }, { email: 'd.page@example.com' }],
    total: 4,
  });
  expect(await admin.users({ ...all, offset: 4 })).toEqual({ items: [], total: 4 });
  expect(await emailsOf({ ...all, plan: 'early_access' })).toEqual(['d.page@example.com']);
  expect(await emailsOf({ ...all, plan: 'redline' })).toEqual([]);
  expect(await emailsOf({ search: 'allblue', plan: 'allblue' })).toHaveLength(3);
});

test('a user is shown with plan, trips and calls §3.27', async () => {
  const user = await makeInvitedUser(deps, 'shown@example.com');
  await callerOf(deps, user).trips.create(SEOUL);
  expect(await admin.users({ search: 'shown@' })).toEqual({
    items: [
      {
        id: user.id,
        email: 'shown@example.com',
        name: 'Kim',
        profileImageUrl: null,
        inviteCode: 'ALLBLUE',
        plan: 'allblue',
        tripCount: 1,
        apiCallCount: 0,
        lastLoginAt: expect.any(String),
        createdAt: expect.any(String),
      },
    ],
    total: 1,
  });
});

test('percent, underscore and backslash are ordinary characters', async () => {
  await makeSignedInUser(deps, '100%_off@example.com');
  await makeSignedInUser(deps, '100-off@example.com');
  for (const search of ['%_', '100%', '_off']) {
    expect(await emailsOf({ search })).toEqual(['100%_off@example.com']);
  }
  expect(await emailsOf({ search: '\\' })).toEqual([]);
});

test.each([
  { limit: 0 },
  { limit: 101 },
  { offset: -1 },
  { sort: 'email' },
  { plan: 'gold' },
  { search: 'x'.repeat(201) },
])('users by %o is refused', async (query) => {
  const wrong = query as Parameters<typeof admin.users>[0];
  await expect(admin.users(wrong)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
});

test('analytics are totals, and every day of the range §2.88', async () => {
  const today = todayIn('UTC', new Date());
  const { totals, days } = await admin.analytics({ from: addDays(today, -1), to: today });
  expect(days.map(({ date }) => date)).toEqual([addDays(today, -1), today]);
  const { total } = await admin.users({});
  expect(totals).toEqual({ users: total, trips: 1, apiCalls: 0 });
  expect(days.map(({ signUps }) => signUps).reduce((a, b) => a + b)).toBe(total);
  expect(days.map(({ trips }) => trips).reduce((a, b) => a + b)).toBe(1);
});

test.each([
  ['2026-03-02', '2026-03-01'],
  ['2025-01-01', '2026-03-01'],
  ['2026-02-30', '2026-03-01'],
])('analytics from %s to %s are refused', async (from, to) => {
  await expect(admin.analytics({ from, to })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
});

test('feedback comes with its author, newest first, page by page', async () => {
  const user = await makeInvitedUser(deps, 'writer@example.com');
  for (const message of ['one', 'two', 'three']) {
    await insertFeedback(deps.db, { userId: user.id, message });
  }
  const first = await admin.feedback({ limit: 2 });
  expect(first.items.map(({ message }) => message)).toEqual(['three', 'two']);
  expect(first.items[0]?.user).toEqual({ id: user.id, email: 'writer@example.com', name: 'Kim' });
  const before = first.nextBefore ?? 0;
  expect(await admin.feedback({ limit: 2, before })).toMatchObject({
    items: [{ message: 'one' }],
    nextBefore: null,
  });
});
