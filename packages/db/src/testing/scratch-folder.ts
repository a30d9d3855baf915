import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { makeTestFolder, removeTestFolder } from './test-folder.ts';

/** A data directory for one test, not made yet; removed afterwards, with a server that still runs on it. */
export async function makeDataDir({ parentMode = 0o755 } = {}): Promise<string> {
  const folder = await makeTestFolder();
  await chmod(folder, parentMode);
  onTestFinished(() => removeTestFolder(folder));
  return join(folder, 'postgres');
}
