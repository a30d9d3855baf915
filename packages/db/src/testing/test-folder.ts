import { mkdtemp, readdir, realpath, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { layoutOf } from '../embedded/layout.ts';
import { findPostmaster, stopPostmaster } from '../embedded/postmaster.ts';
import { isAlive, processToken } from '../embedded/process-token.ts';

const PREFIX = 'ooo-test-';
const MEMORY = '/dev/shm';
/** Containers often have 64 MB there, a test run may want a gigabyte. */
const ENOUGH_BYTES = 2_000_000_000;

/** A folder that says whose it is; a data directory may lie in it as `postgres`. */
export async function makeTestFolder(): Promise<string> {
  const parent = await findFastFolder();
  return realpath(await mkdtemp(join(parent, `${PREFIX}${processToken(process.pid)}-`)));
}

/** With the server that runs in it, if there is one. */
export async function removeTestFolder(folder: string): Promise<void> {
  const { cluster } = layoutOf(join(folder, 'postgres'));
  const left = await findPostmaster(cluster);
  if (left) await stopPostmaster(left.pid, cluster);
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
}

/** Removes what runs that were killed have left: their servers would run until the machine restarts. */
export async function removeAbandonedFolders(): Promise<void> {
  const parent = await findFastFolder();
  for (const name of await readdir(parent)) {
    const owner = name.slice(PREFIX.length, name.lastIndexOf('-'));
    if (!name.startsWith(PREFIX) || isAlive(owner)) continue;
    await removeTestFolder(join(parent, name));
  }
}

/**
 * In memory if the system has a large enough file system there, otherwise among the temporary files. Copying a
 * database makes hundreds of files: measured 25 ms in memory, 250 ms on disk.
 */
async function findFastFolder(): Promise<string> {
  const memory = await statfs(MEMORY).catch(() => undefined);
  const free = memory ? memory.bavail * memory.bsize : 0;
  return free >= ENOUGH_BYTES ? MEMORY : tmpdir();
}
