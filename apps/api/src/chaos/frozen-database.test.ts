import { execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { OwnProduct } from '../testing/own-product.ts';

/** More than the pool has connections. */
const REQUESTS = 24;
const PAUSE_MS = 100;
/** Eight seconds, and what a busy machine needs. */
const LIMIT_MS = 9500;

/** The PostgreSQL and all processes that it has started: its id is their parent's. */
function listServers(postmaster: number): number[] {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  const children = lines.map((line) => line.trim().split(/\s+/).map(Number));
  return [postmaster, ...children.flatMap(([pid, of]) => (pid && of === postmaster ? pid : []))];
}

test('a frozen database makes every caller wait for the same time, first and last', async () => {
  const product = await OwnProduct.make();
  const run = await product.start();
  const cookie = await product.signIn();
  const ask = async (): Promise<{ status: number; ms: number }> => {
    const askedAt = performance.now();
    const { status } = await fetch(`${product.url}/api/trips`, { headers: { cookie } });
    return { status, ms: performance.now() - askedAt };
  };
  // Connections that are open when it happens, fewer than there may be.
  for (const { status } of await Promise.all([ask(), ask(), ask()])) expect(status).toBe(200);

  const servers = listServers(product.findServer());
  expect(servers.length).toBeGreaterThan(3);
  for (const pid of servers) process.kill(pid, 'SIGSTOP');
  const answers = await Promise.all(
    Array.from({ length: REQUESTS }, async (_, n) => sleep(n * PAUSE_MS).then(ask)),
  ).finally(() => {
    for (const pid of servers) process.kill(pid, 'SIGCONT');
  });
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
  const longestMs = Math.max(...answers.map(({ ms }) => ms));
  expect(longestMs).toBeLessThan(LIMIT_MS);

  await expect.poll(async () => (await ask()).status).toBe(200);
  run.child.kill('SIGTERM');
  expect(await run.ended).toBe(0);
});
