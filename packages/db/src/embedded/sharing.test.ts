import { expect, test } from 'vitest';
import { startEmbeddedProcess } from '../testing/embedded-process.ts';
import { readNotes, writeNote } from '../testing/notes.ts';
import { makeDataDir } from '../testing/scratch-folder.ts';
import { layoutOf } from './layout.ts';
import { findPostmaster } from './postmaster.ts';
import { startEmbedded } from './start-embedded.ts';

test('three processes at once on an empty directory share one server; the last one stops it', async () => {
  const dataDir = await makeDataDir();
  const processes = await Promise.all([1, 2, 3].map(() => startEmbeddedProcess(dataDir)));
  expect(new Set(processes.map((process) => process.connectionString)).size).toBe(1);
  expect(processes.filter((process) => process.owned)).toHaveLength(1);

  const inOrder = processes.toSorted((one, other) => Number(other.owned) - Number(one.owned));
  for (const process of inOrder) {
    expect(await findPostmaster(layoutOf(dataDir).cluster)).toBeDefined();
    expect(await process.end('SIGTERM')).toBe('served to the end');
  }
  expect(await findPostmaster(layoutOf(dataDir).cluster)).toBeUndefined();
});

test('a killed process does not keep the server from stopping', async () => {
  const dataDir = await makeDataDir();
  const killed = await startEmbeddedProcess(dataDir);
  const joined = await startEmbedded({ dataDir });
  expect(joined.owned).toBe(false);
  await killed.kill();
  await writeNote(joined.connectionString, 'still here');
  expect(await readNotes(joined.connectionString)).toEqual(['still here']);
  await joined.close();
  expect(await findPostmaster(layoutOf(dataDir).cluster)).toBeUndefined();
});

test('a process that exits without closing leaves the server to the others, and the last one stops it', async () => {
  const dataDir = await makeDataDir();
  const [one, other] = [await startEmbeddedProcess(dataDir), await startEmbeddedProcess(dataDir)];
  await writeNote(other.connectionString, 'acknowledged');
  const before = await findPostmaster(layoutOf(dataDir).cluster);
  await one.exit();
  expect(await readNotes(other.connectionString)).toEqual(['acknowledged']);
  expect(await findPostmaster(layoutOf(dataDir).cluster)).toEqual(before);

  await other.exit();
  await expect.poll(() => findPostmaster(layoutOf(dataDir).cluster)).toBeUndefined();
  const next = await startEmbedded({ dataDir });
  expect(await readNotes(next.connectionString)).toEqual(['acknowledged']);
  await next.close();
});

test('two users in one process count as two', async () => {
  const dataDir = await makeDataDir();
  const [one, two] = await Promise.all([
    startEmbedded({ dataDir, unsafeFast: true }),
    startEmbedded({ dataDir, unsafeFast: true }),
  ]);
  await one.close();
  await writeNote(two.connectionString, 'still here');
  await two.close();
  expect(await findPostmaster(layoutOf(dataDir).cluster)).toBeUndefined();
});
