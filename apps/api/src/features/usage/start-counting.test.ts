import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { UserId } from '@ooo/domain/shared/ids';
import { buildApp } from '../../app.ts';
import { makeInvitedUser } from '../../testing/callers.ts';
import { headersOf } from '../../testing/people.ts';
import { makeTestDeps } from '../../testing/test-deps.ts';

const deps = await makeTestDeps();

beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => vi.useRealTimers());

async function storedOf(id: UserId): Promise<number> {
  const { api_call_count: calls } = await deps.db
    .selectFrom('users')
    .select('api_call_count')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return calls;
}

test('two processes on one database lose no call of a user, whatever the transport', async () => {
  const user = await makeInvitedUser(deps);
  const headers = await headersOf(deps, user);
  const processes = [await buildApp(deps), await buildApp(deps)];
  for (const one of processes) {
    await one.inject({ url: '/trpc/trips.list,trips.overview,account.me?batch=1', headers });
    await one.inject({ url: '/trpc/trips.list', headers });
    await one.inject({ url: '/api/trips', headers });
    await one.inject({ url: '/api/trips/abc', headers });
    await one.inject({ url: '/api/health', headers });
    await one.inject({ url: '/', headers });
    await one.inject({ url: '/api/trips' });
  }
  expect(await storedOf(user.id)).toBe(0);
  await Promise.all(processes.map(async (one) => one.close()));
  expect(await storedOf(user.id)).toBe(12);
});

test('calls are stored every five seconds', async () => {
  const user = await makeInvitedUser(deps);
  const headers = await headersOf(deps, user);
  const timers = vi.getTimerCount();
  const app = await buildApp(deps);
  await app.inject({ url: '/api/trips', headers });
  vi.advanceTimersByTime(4999);
  expect(await storedOf(user.id)).toBe(0);
  vi.advanceTimersByTime(1);
  await expect.poll(() => storedOf(user.id)).toBe(1);
  await app.close();
  expect(await storedOf(user.id)).toBe(1);
  expect(vi.getTimerCount()).toBe(timers);
});
