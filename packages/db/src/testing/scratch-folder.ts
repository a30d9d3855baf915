import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { layoutOf } from '../embedded/layout.ts';
import { findPostmaster } from '../embedded/postmaster.ts';
import { findFastFolder } from './fast-folder.ts';

/** A data directory for one test, not made yet; afterwards it goes, and a server that is left on it too. */
export async function makeDataDir({ parentMode = 0o755 } = {}): Promise<string> {
  const parent = await mkdtemp(join(await findFastFolder(), 'ooo-scratch-'));
  await chmod(parent, parentMode);
  const dataDir = join(parent, 'postgres');
  onTestFinished(async () => {
    const left = await findPostmaster(layoutOf(dataDir).cluster);
    if (left) process.kill(left.pid, 'SIGQUIT');
    await rm(parent, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  });
  return dataDir;
}
