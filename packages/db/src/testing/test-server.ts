import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startEmbedded } from '../embedded/start-embedded.ts';
import { isAlive, processToken } from '../embedded/process-token.ts';
import { findFastFolder } from './fast-folder.ts';

const PREFIX = 'ooo-test-postgres-';

export interface TestServer {
  readonly connectionString: string;
  readonly close: () => Promise<void>;
}

/** The server of `TEST_DATABASE_URL`, else an embedded one in a temporary folder that goes with it. */
export async function startTestServer(): Promise<TestServer> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return { connectionString: given, close: async () => undefined };

  const parent = await findFastFolder();
  await removeAbandoned(parent);
  const dataDir = await mkdtemp(join(parent, `${PREFIX}${processToken(process.pid)}-`));
  const { connectionString, close } = await startEmbedded({ dataDir, unsafeFast: true });
  return { connectionString, close: () => close().then(() => remove(dataDir)) };
}

/** Servers of runs that were killed: they would run until the machine restarts. */
async function removeAbandoned(parent: string): Promise<void> {
  const names = (await readdir(parent)).filter((name) => name.startsWith(PREFIX));
  for (const name of names) {
    const owner = name.slice(PREFIX.length, name.lastIndexOf('-'));
    if (isAlive(owner)) continue;
    const dataDir = join(parent, name);
    await (await startEmbedded({ dataDir, unsafeFast: true })).close();
    await remove(dataDir);
  }
}

function remove(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true });
}
