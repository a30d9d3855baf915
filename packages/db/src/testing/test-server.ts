import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { startEmbedded } from '../embedded/start-embedded.ts';
import { makeTestFolder, removeAbandonedFolders, removeTestFolder } from './test-folder.ts';

export interface TestServer {
  readonly connectionString: string;
  readonly close: () => Promise<void>;
}

/** The server of `TEST_DATABASE_URL`, otherwise an embedded one in a temporary folder that is removed with it. */
export async function startTestServer(): Promise<TestServer> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return { connectionString: given, close: async () => undefined };

  await removeAbandonedFolders();
  const folder = await makeTestFolder();
  await chmod(folder, 0o755);
  const dataDir = join(folder, 'postgres');
  const { connectionString, close } = await startEmbedded({ dataDir, unsafeFast: true });
  return { connectionString, close: () => close().then(() => removeTestFolder(folder)) };
}
