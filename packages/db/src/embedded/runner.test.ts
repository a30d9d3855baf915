import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeRunner } from './runner.ts';

/** A number that is not in use, so neither the owner nor the group of anything here. */
const account = { uid: 64_999, gid: 64_999 };

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ooo-runner-'));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

test('without another account the program runs as it is', async () => {
  const runner = await makeRunner(undefined, [folder]);
  expect(runner('initdb', ['-V'])).toEqual({ command: 'initdb', args: ['-V'], options: {} });
});

test('where everything is reachable the account needs nothing more', async () => {
  await chmod(folder, 0o755);
  const runner = await makeRunner(account, [folder, join(folder, 'not', 'made', 'yet')]);
  expect(runner('initdb', [])).toEqual({ command: 'initdb', args: [], options: account });
});

test('a closed folder without a way through is named, with what to do', async () => {
  await chmod(folder, 0o700);
  vi.stubEnv('PATH', '');
  const refused = makeRunner(account, [join(folder, 'postgres')]);
  await expect(refused).rejects.toThrow(
    new RegExp(`cannot enter ${folder}\\. .*chmod o\\+x ${folder}.*DATABASE_URL`),
  );
});
