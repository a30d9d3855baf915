import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A file has its name for a moment only; other processes may share the folder. */
const MAX_AGE_MS = 60_000;

/** Removes files of processes that ended between opening a file and taking its name away. */
export async function sweepLeftovers(folder: string, now: Date): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  await Promise.all(names.map((name) => removeOld(join(folder, name), now)));
}

async function removeOld(path: string, now: Date): Promise<void> {
  const entry = await stat(path).catch(() => undefined);
  if (!entry?.isFile() || now.getTime() - entry.mtimeMs < MAX_AGE_MS) return;
  await rm(path, { force: true });
}
