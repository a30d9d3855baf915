import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';

const MEMORY = '/dev/shm';
/** Containers often have 64 MB there, a test run may want a gigabyte. */
const ENOUGH_BYTES = 2_000_000_000;

/**
 * Where test databases lie: in memory where the system has a large enough file system there, else among
 * the temporary files. Copying a database makes hundreds of files: measured 25 ms in memory, 250 ms on disk.
 */
export async function findFastFolder(): Promise<string> {
  const memory = await statfs(MEMORY).catch(() => undefined);
  const free = memory ? memory.bavail * memory.bsize : 0;
  return free >= ENOUGH_BYTES ? MEMORY : tmpdir();
}
