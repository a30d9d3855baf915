import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { guard } from './guard.ts';

const CHECK_MS = 20;

function watch(revive: () => Promise<void>, isUp: () => boolean) {
  const lines: string[] = [];
  const log = (line: string): void => void lines.push(line);
  const end = guard(
    { isThere: async () => true, onGone: async () => {}, isUp: async () => isUp(), revive, log },
    CHECK_MS,
  );
  onTestFinished(end);
  return { lines, end };
}

test('a server that does not start is tried again after longer and longer pauses', async () => {
  const tries: number[] = [];
  let isUp = false;
  const { lines } = watch(
    async () => {
      tries.push(performance.now());
      if (tries.length < 5) throw new Error('the disk is full');
      isUp = true;
    },
    () => isUp,
  );
  await expect.poll(() => lines.at(-1)).toBe('the database runs again');
  expect(lines).toContain('the database did not start again: the disk is full');
  const pauses = tries.slice(1).map((time, at) => time - (tries[at] ?? 0));
  for (const [at, pause] of pauses.entries()) expect(pause).toBeGreaterThan(CHECK_MS * 2 ** at);
});

test('lost files are reported once, and the server is neither started nor checked again', async () => {
  const said: string[] = [];
  let isThere = true;
  const end = guard(
    {
      isThere: async () => isThere,
      onGone: async () => void said.push('gone'),
      // It disappears during the check.
      isUp: async () => (isThere = false),
      revive: async () => void said.push('revived'),
      log: (line) => void said.push(line),
    },
    CHECK_MS,
  );
  onTestFinished(end);
  await sleep(10 * CHECK_MS);
  expect(said).toEqual(['gone']);
});

test('a running server is left alone, and nothing is checked after the end', async () => {
  let looks = 0;
  const { lines, end } = watch(
    () => Promise.reject(new Error('It ran.')),
    () => {
      looks += 1;
      return true;
    },
  );
  await expect.poll(() => looks).toBeGreaterThan(2);
  end();
  const before = looks;
  await sleep(5 * CHECK_MS);
  expect(looks).toBeLessThanOrEqual(before + 1);
  expect(lines).toEqual([]);
});
