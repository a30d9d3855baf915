import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { UserId } from '@ooo/domain/shared/ids';
import { makeSignedInUser } from '../testing/callers.ts';
import { makeTestDeps } from '../testing/test-deps.ts';
import { createSessions } from './sessions.ts';

const deps = await makeTestDeps();
const sessions = createSessions(deps.db, () => new Date());
const DAY_MS = 86_400_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

async function start(): Promise<{ userId: UserId; secret: string }> {
  const { id: userId } = await makeSignedInUser(deps);
  return { userId, secret: (await sessions.create(userId, 'a browser')).id };
}

function passDays(days: number): void {
  vi.setSystemTime(Date.now() + days * DAY_MS);
}

test('a session belongs to its user until it ends', async () => {
  const { userId, secret } = await start();
  const session = await sessions.validate(secret);
  expect(session).toMatchObject({ id: secret, isExtended: false, user: { id: userId } });
  passDays(30);
  expect(await sessions.validate(secret)).toBeNull();
});

test('use in its second half makes it last as long again', async () => {
  const { secret } = await start();
  passDays(14);
  expect(await sessions.validate(secret)).toMatchObject({ isExtended: false });
  passDays(2);
  const extended = await sessions.validate(secret);
  expect(extended?.isExtended).toBe(true);
  expect(extended?.expiresAt.getTime()).toBeCloseTo(Date.now() + 30 * DAY_MS, -4);
  passDays(29);
  expect(await sessions.validate(secret)).not.toBeNull();
});

test('an ended session opens nothing, and the user’s others stay', async () => {
  const { userId, secret } = await start();
  const other = await sessions.create(userId, undefined);
  await sessions.invalidate(secret);
  expect(await sessions.validate(secret)).toBeNull();
  expect(await sessions.validate(other.id)).not.toBeNull();
});

test('ended sessions are swept away', async () => {
  const ended = await start();
  passDays(31);
  const running = await start();
  await sessions.removeExpired();
  const rows = await deps.db.selectFrom('sessions').select('user_id').execute();
  const users = rows.map((row) => row.user_id);
  expect(users).toContain(running.userId);
  expect(users).not.toContain(ended.userId);
});

async function lastSeen(userId: UserId): Promise<Date | undefined> {
  const row = await deps.db
    .selectFrom('sessions')
    .select('last_seen_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.last_seen_at;
}

function passMinutes(minutes: number): void {
  vi.setSystemTime(Date.now() + minutes * 60_000);
}

test('the last use is noted every five minutes', async () => {
  const { userId, secret } = await start();
  const begun = await lastSeen(userId);
  passMinutes(4);
  await sessions.validate(secret);
  expect(await lastSeen(userId)).toEqual(begun);
  passMinutes(2);
  await Promise.all(Array.from({ length: 10 }, async () => sessions.validate(secret)));
  const noted = new Date();
  expect(await lastSeen(userId)).toEqual(noted);
  passMinutes(4);
  await sessions.validate(secret);
  expect(await lastSeen(userId)).toEqual(noted);
});

test('a use that cannot be noted does not refuse the user, and is not retried at each request', async () => {
  const { userId, secret } = await start();
  const begun = await lastSeen(userId);
  const failures: unknown[] = [];
  let isFull = true;
  const full: Parameters<typeof deps.db.withPlugin>[0] = {
    transformQuery: ({ node }) => {
      if (isFull && node.kind === 'UpdateQueryNode') throw new Error('No space left on device');
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const onFullDisk = createSessions(
    deps.db.withPlugin(full),
    () => new Date(),
    (error) => failures.push(error),
  );
  passMinutes(6);
  for (let request = 0; request < 5; request += 1)
    expect(await onFullDisk.validate(secret)).toMatchObject({ user: { id: userId } });
  expect(failures).toHaveLength(1);
  expect(await lastSeen(userId)).toEqual(begun);
  isFull = false;
  passMinutes(2);
  await onFullDisk.validate(secret);
  expect(await lastSeen(userId)).toEqual(new Date());
});
