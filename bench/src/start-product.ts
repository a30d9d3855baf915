import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import getPort from 'get-port';

const ENTRY = fileURLToPath(new URL('../../apps/api/dist/server.js', import.meta.url));
const INVITE_CODE = 'ALLBLUE';

export interface Product {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/** The built product with a folder of its own, and a database of its own unless `DATABASE_URL` names one. */
export async function startProduct(
  variables: Readonly<Record<string, string>> = {},
): Promise<Product> {
  const dataDir = await mkdtemp(join(tmpdir(), 'ooo-bench-'));
  const port = await getPort();
  const url = `http://localhost:${port}`;
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, [...flagsOfStart(), ENTRY], {
    env: {
      PATH,
      HOME,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      OFFLINE: 'on',
      RATE_LIMITS: 'off',
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  await new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The product ended with ${code}.`)));
    child.stdout.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes(`OOO is ready at ${url}`)) resolve();
    });
  });
  return {
    url,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The cookie of a traveller who is signed in and invited. */
export async function signIn(url: string, email = 'bench@example.com'): Promise<string> {
  const json = { 'content-type': 'application/json' };
  const login = await fetch(`${url}/api/login/local`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email, name: 'Bench' }),
  });
  const cookie = login.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
  const invited = await fetch(`${url}/api/invite-check`, {
    method: 'POST',
    headers: { ...json, cookie },
    body: JSON.stringify({ code: INVITE_CODE }),
  });
  if (!login.ok || !invited.ok) throw new Error(`Signing in: ${login.status}, ${invited.status}.`);
  return cookie;
}

/** The flags that `pnpm start` gives to Node. */
function flagsOfStart(): string[] {
  const file = fileURLToPath(new URL('../../package.json', import.meta.url));
  const { scripts } = JSON.parse(readFileSync(file, 'utf8')) as { scripts: { start: string } };
  return scripts.start.split(' ').filter((word) => word.startsWith('--'));
}
