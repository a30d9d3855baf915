import { spawnSync } from 'node:child_process';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { connect } from '../connect.ts';
import {
  killProcess,
  spawnEmbeddedProcess,
  startEmbeddedProcess,
} from '../testing/embedded-process.ts';
import { readNotes, writeNote } from '../testing/notes.ts';
import { makeDataDir } from '../testing/scratch-folder.ts';
import { layoutOf } from './layout.ts';
import { findPostmaster, isPostmaster } from './postmaster.ts';
import { startEmbedded } from './start-embedded.ts';

async function pidOf(dataDir: string): Promise<number> {
  const postmaster = await findPostmaster(layoutOf(dataDir).cluster);
  if (!postmaster) throw new Error('No server runs.');
  return postmaster.pid;
}

/** The processes that a process has started. */
function listChildren(pid: number): number[] {
  const { stdout } = spawnSync('ps', ['--ppid', String(pid), '-o', 'pid='], { encoding: 'utf8' });
  return stdout.split('\n').flatMap((line) => Number(line) || []);
}

/** Of the server's processes those that are still there: its own workers come and go. */
function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
    }
  }
}

/** Kills the server, and is there to see it gone: until then a process that starts would join it. */
async function killServer(dataDir: string): Promise<void> {
  const pid = await pidOf(dataDir);
  process.kill(pid, 'SIGKILL');
  while (isPostmaster(pid, layoutOf(dataDir).cluster)) await sleep(5);
}

test('the server of a killed process is taken over, and stopped in the end', async () => {
  const dataDir = await makeDataDir();
  const killed = await startEmbeddedProcess(dataDir);
  await writeNote(killed.connectionString, 'acknowledged');
  const pid = await pidOf(dataDir);
  await killed.kill();
  expect(await pidOf(dataDir)).toBe(pid);

  const next = await startEmbedded({ dataDir });
  expect(next.owned).toBe(true);
  expect(await pidOf(dataDir)).toBe(pid);
  expect(await readNotes(next.connectionString)).toEqual(['acknowledged']);
  await next.close();
  await expect(pidOf(dataDir)).rejects.toThrow('No server runs.');
});

test('process and server killed together lose nothing acknowledged', async () => {
  const dataDir = await makeDataDir();
  const killed = await startEmbeddedProcess(dataDir);
  for (const text of ['one', 'two', 'three']) await writeNote(killed.connectionString, text);
  await killServer(dataDir);
  await killed.kill();

  const next = await startEmbedded({ dataDir });
  expect(await readNotes(next.connectionString)).toEqual(['one', 'two', 'three']);
  await next.close();
});

test('a server killed under its process comes back at the same address by the next start', async () => {
  const dataDir = await makeDataDir();
  const first = await startEmbeddedProcess(dataDir);
  await writeNote(first.connectionString, 'kept');
  await killServer(dataDir);

  const second = await startEmbedded({ dataDir });
  expect(second.connectionString).toBe(first.connectionString);
  expect(await readNotes(second.connectionString)).toEqual(['kept']);
  expect(await first.end('SIGTERM')).toBe('served to the end');
  await second.close();
});

test('a server killed under its process is started again at the same address', async () => {
  const dataDir = await makeDataDir();
  const lines: string[] = [];
  const server = await startEmbedded({ dataDir, log: (line) => lines.push(line) });
  await writeNote(server.connectionString, 'kept');
  const { db, close } = connect({ connectionString: server.connectionString });
  const ask = async () => (await sql<{ text: string }>`select text from note`.execute(db)).rows;
  expect(await ask()).toEqual([{ text: 'kept' }]);

  for (const count of [1, 2]) {
    const pid = await pidOf(dataDir);
    await killServer(dataDir);
    const isBack = () => lines.filter((line) => line === 'the database runs again').length;
    await expect.poll(isBack).toBe(count);
    expect(await pidOf(dataDir)).not.toBe(pid);
    await expect.poll(ask).toEqual([{ text: 'kept' }]);
  }
  await close();
  await server.close();
  await expect(pidOf(dataDir)).rejects.toThrow('No server runs.');
});

test('of two processes that lose their server one starts it again, and both go on', async () => {
  const dataDir = await makeDataDir();
  const other = await startEmbeddedProcess(dataDir);
  const mine = await startEmbedded({ dataDir });
  await killServer(dataDir);
  await expect
    .poll(() =>
      writeNote(mine.connectionString, 'after').then(
        () => 'written',
        () => 'refused',
      ),
    )
    .toBe('written');
  expect(await other.end('SIGTERM')).toBe('served to the end');
  expect(await readNotes(mine.connectionString)).toEqual(['after']);
  await mine.close();
});

test('a process killed while it makes the database does not block others', async () => {
  const dataDir = await makeDataDir();
  const killed = spawnEmbeddedProcess(dataDir);
  await expect
    .poll(() => readdir(dataDir).catch(() => []), { interval: 5 })
    .toContainEqual(expect.stringMatching(/^initdb-/));
  await sleep(100);
  await killProcess(killed);
  expect(await readdir(dataDir)).not.toContain('cluster');

  const next = await startEmbedded({ dataDir });
  await writeNote(next.connectionString, 'works');
  expect(await readNotes(next.connectionString)).toEqual(['works']);
  await next.close();
});

test('a lost password is replaced even while an orphan runs', async () => {
  const dataDir = await makeDataDir();
  const killed = await startEmbeddedProcess(dataDir);
  await writeNote(killed.connectionString, 'kept');
  await killed.kill();
  await writeFile(layoutOf(dataDir).state, 'damaged');

  const next = await startEmbedded({ dataDir });
  expect(next.connectionString).not.toBe(killed.connectionString);
  expect(await readNotes(next.connectionString)).toEqual(['kept']);
  await next.close();
});

test('a lost password is replaced after the server was killed too', async () => {
  const dataDir = await makeDataDir();
  const killed = await startEmbeddedProcess(dataDir);
  await writeNote(killed.connectionString, 'kept');
  await killServer(dataDir);
  await killed.kill();
  await rm(layoutOf(dataDir).state);

  const next = await startEmbedded({ dataDir });
  expect(await readNotes(next.connectionString)).toEqual(['kept']);
  await next.close();
});

test('a lost password is replaced while processes of the killed server are slow to end', async () => {
  const dataDir = await makeDataDir();
  const killed = await startEmbeddedProcess(dataDir);
  await writeNote(killed.connectionString, 'kept');
  const backends = listChildren(await pidOf(dataDir));
  signalAll(backends, 'SIGSTOP');
  await killServer(dataDir);
  await killed.kill();
  await rm(layoutOf(dataDir).state);

  const starting = startEmbedded({ dataDir });
  await sleep(1000);
  signalAll(backends, 'SIGCONT');
  const next = await starting;
  expect(await readNotes(next.connectionString)).toEqual(['kept']);
  await next.close();
});

test('lock files whose id belongs to another process by now do not block others', async () => {
  const dataDir = await makeDataDir();
  const killed = await startEmbeddedProcess(dataDir);
  await writeNote(killed.connectionString, 'kept');
  await killServer(dataDir);
  await killed.kill();
  const { cluster, lock } = layoutOf(dataDir);
  const pidFile = join(cluster, 'postmaster.pid');
  const text = await readFile(pidFile, 'utf8');
  await writeFile(pidFile, text.replace(/^\d+/, String(process.pid)));
  await writeFile(lock, `${process.pid}-12345`);

  const next = await startEmbedded({ dataDir });
  expect(await readNotes(next.connectionString)).toEqual(['kept']);
  await next.close();
});

test('Ctrl-C in the terminal leaves the server to the process, which closes it last', async () => {
  const dataDir = await makeDataDir();
  const app = await startEmbeddedProcess(dataDir);
  expect(await app.end('SIGINT')).toBe('served to the end');
  await expect(pidOf(dataDir)).rejects.toThrow('No server runs.');
});
