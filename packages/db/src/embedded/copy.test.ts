import { execFileSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { startEmbeddedProcess } from '../testing/embedded-process.ts';
import { readNotes, writeNote } from '../testing/notes.ts';
import { makeDataDir } from '../testing/scratch-folder.ts';
import { layoutOf } from './layout.ts';
import { withLock } from './lock.ts';
import { findPostmaster } from './postmaster.ts';
import { startEmbedded } from './start-embedded.ts';

/** As `cp -a` does it: with owners and permissions. */
async function copy(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  execFileSync('cp', ['-a', from, to]);
}

test('a cold copy is started as its original was', async () => {
  const [dataDir, copied] = [await makeDataDir(), await makeDataDir()];
  const original = await startEmbedded({ dataDir });
  await writeNote(original.connectionString, 'kept');
  await original.close();
  await copy(dataDir, copied);
  const server = await startEmbedded({ dataDir: copied });
  expect(await readNotes(server.connectionString)).toEqual(['kept']);
  await server.close();
  expect(await findPostmaster(layoutOf(copied).cluster)).toBeUndefined();
});

test('a copy that is made and started beside its running original has a server of its own, and stops it', async () => {
  const dataDir = await makeDataDir();
  // The original's path ends as the copy's does, and the process of the original runs.
  const inner = join(dirname(dataDir), dataDir);
  await mkdir(dirname(inner), { recursive: true });
  const original = await startEmbedded({ dataDir: inner });
  await writeNote(original.connectionString, 'before');
  await copy(inner, dataDir);

  const beside = await startEmbedded({ dataDir });
  expect(beside.owned).toBe(true);
  expect(new URL(beside.connectionString).port).not.toBe(new URL(original.connectionString).port);
  await writeNote(beside.connectionString, 'in the copy');
  expect(await readNotes(beside.connectionString)).toEqual(['before', 'in the copy']);
  expect(await readNotes(original.connectionString)).toEqual(['before']);
  await beside.close();
  expect(await findPostmaster(layoutOf(dataDir).cluster)).toBeUndefined();
  await writeNote(original.connectionString, 'after');
  await original.close();
  expect(await findPostmaster(layoutOf(inner).cluster)).toBeUndefined();
});

test('a process on a copy that exits without closing leaves no server behind', async () => {
  const [dataDir, copied] = [await makeDataDir(), await makeDataDir()];
  const original = await startEmbedded({ dataDir, unsafeFast: true });
  await copy(dataDir, copied);
  const beside = await startEmbeddedProcess(copied);
  await beside.exit();
  await expect.poll(() => findPostmaster(layoutOf(copied).cluster)).toBeUndefined();
  expect(await findPostmaster(layoutOf(dataDir).cluster)).toBeDefined();
  await original.close();
});

test('a lock that was held during the copy delays nothing', async () => {
  const [dataDir, copied] = [await makeDataDir(), await makeDataDir()];
  const { close } = await startEmbedded({ dataDir, unsafeFast: true });
  await withLock(layoutOf(dataDir).lock, () => copy(dataDir, copied));
  const startedAt = performance.now();
  const beside = await startEmbedded({ dataDir: copied, unsafeFast: true });
  expect(performance.now() - startedAt).toBeLessThan(15_000);
  await beside.close();
  await close();
});
