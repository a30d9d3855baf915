import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { startEmbedded } from '@ooo/db/embedded/start-embedded';
import getPort from 'get-port';
import { startProduct } from '../start-product.ts';
import { type Filled, fillDatabase, type Wanted } from './fill-database.ts';

const BARE = fileURLToPath(new URL('bare-server.main.ts', import.meta.url));

export interface Server {
  readonly url: string;
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

export interface BenchDatabase {
  readonly connectionString: string;
  /** PostgreSQL's own, whose children are its connections. */
  readonly pid: number;
  readonly filled: Filled;
  readonly stop: () => Promise<void>;
}

/** A PostgreSQL of the bench's, migrated by the product and filled. */
export async function startDatabase(wanted: Wanted): Promise<BenchDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'ooo-bench-api-'));
  const dataDir = join(folder, 'postgres');
  const { connectionString, close } = await startEmbedded({ dataDir, unsafeFast: true });
  // The product is what knows the schema.
  await (await startProduct({ DATABASE_URL: connectionString })).stop();
  const client = new Client({ connectionString });
  await client.connect();
  const filled = await fillDatabase(client, wanted);
  await client.end();
  const [pid = '0'] = (await readFile(join(dataDir, 'cluster', 'postmaster.pid'), 'utf8')).split(
    '\n',
  );
  return {
    connectionString,
    pid: Number(pid),
    filled,
    stop: async () => {
      await close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export async function startBareServer(connectionString: string): Promise<Server> {
  const port = await getPort();
  const child = spawn(process.execPath, [BARE, connectionString, String(port)], {
    env: { PATH: process.env['PATH'], NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await saysReady(child);
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function saysReady(child: ChildProcess): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The bare server ended with ${code}.`)));
    child.stdout?.once('data', () => resolve());
  });
}
