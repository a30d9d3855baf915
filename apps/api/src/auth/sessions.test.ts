import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newcomer } from '../testing/callers.ts';
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

async function start(): Promise<{ userId: string; secret: string }> {
  const { id: userId } = await newcomer(deps);
  return { userId, secret: (await sessions.create(userId, 'a browser')).id };
}

function passDays(days: number): void {
  vi.setSystemTime(Date.now() + days * DAY_MS);
}

test('a session is its user’s until it ends', async () => {
  const { userId, secret } = await start();
  const session = await sessions.validate(secret);
  expect(session).toMatchObject({ id: secret, isExtended: false, user: { id: userId } });
  passDays(30);
  expect(await sessions.validate(secret)).toBeNull();
});

test('use in the second half of its time makes it last as long again', async () => {
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

test('an ended session opens nothing, the others of the user stay', async () => {
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
