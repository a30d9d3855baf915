import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withLock } from './lock.ts';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ooo-lock-'));
  file = join(folder, 'lock');
});
afterEach(() => rm(folder, { recursive: true }));

/** How many were inside at most while twenty asked for the lock at once. */
async function crowd(): Promise<number> {
  let [inside, most] = [0, 0];
  await Promise.all(
    Array.from({ length: 20 }, () =>
      withLock(file, async () => {
        inside += 1;
        most = Math.max(most, inside);
        await sleep(2);
        inside -= 1;
      }),
    ),
  );
  return most;
}

test('one at a time, and nothing is left behind', async () => {
  expect(await crowd()).toBe(1);
  expect(await readdir(folder)).toEqual([]);
});

test('work that fails gives the lock back', async () => {
  const failing = withLock(file, () => Promise.reject(new Error('no')));
  await expect(failing).rejects.toThrow('no');
  expect(await withLock(file, async () => 'free')).toBe('free');
});

test('the lock of a dead process is taken over by one', async () => {
  await writeFile(file, '99999999-1');
  expect(await crowd()).toBe(1);
});

test('a process killed while it broke a lock does not block others', async () => {
  const longAgo = new Date(Date.now() - 60_000);
  for (const name of [file, `${file}.break`]) {
    await writeFile(name, '');
    await utimes(name, longAgo, longAgo);
  }
  expect(await crowd()).toBe(1);
});
