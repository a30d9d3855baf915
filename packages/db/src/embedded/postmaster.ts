import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 20;
const FAST_STOP_MS = 30_000;
/** Above every number that a system gives to a process. */
const NO_PROCESS = 99_999_999;

/** The server of a cluster, as its `postmaster.pid` describes it. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  readonly ready: boolean;
}

/** The server that runs on the cluster, ready or not yet; undefined where none does. */
export async function findPostmaster(cluster: string): Promise<Postmaster | undefined> {
  return parsePidFile((await readPidFile(cluster)) ?? '', cluster);
}

/**
 * Tells the server of a cluster to stop, without waiting for it: for a process that ends this very moment.
 * Transactions roll back, everything is written, and the server ends by itself.
 */
export function signalPostmaster(cluster: string): void {
  const postmaster = parsePidFile(readFileSync(pidFileOf(cluster), 'utf8'), cluster);
  if (postmaster) signal(postmaster.pid, 'SIGINT');
}

function parsePidFile(text: string, cluster: string): Postmaster | undefined {
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  if (!isPostmaster(pid, cluster)) return undefined;
  return { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
}

/**
 * Lets a server start although the number of a killed one belongs to another process by now, which is
 * usual in containers. Only the number is replaced: PostgreSQL still checks that nothing of the killed
 * server uses the shared memory that the file names.
 */
export async function disownPidFile(cluster: string): Promise<void> {
  const text = await readPidFile(cluster);
  if (!text) return;
  const rest = text.slice(text.indexOf('\n'));
  await writeFile(pidFileOf(cluster), `${NO_PROCESS}${rest}`);
}

/** Ends it as on a shutdown of the machine: transactions roll back, everything is written. */
export async function stopPostmaster(pid: number, cluster: string): Promise<void> {
  signal(pid, 'SIGINT');
  const deadline = Date.now() + FAST_STOP_MS;
  while (isPostmaster(pid, cluster)) {
    if (Date.now() > deadline) signal(pid, 'SIGQUIT');
    await sleep(POLL_MS);
  }
}

/** Ends it at once, with nothing written: for a server whose files are gone. */
export async function killPostmaster(pid: number, cluster: string): Promise<void> {
  if (!isPostmaster(pid, cluster)) return;
  signal(pid, 'SIGQUIT');
  while (isPostmaster(pid, cluster)) await sleep(POLL_MS);
}

/** True while the process of that number is a PostgreSQL on this cluster, rather than a later namesake. */
export function isPostmaster(pid: number, cluster: string): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  return readCommandLine(pid).includes(cluster);
}

function signal(pid: number, name: 'SIGINT' | 'SIGQUIT'): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    // It has ended by itself meanwhile.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

function readCommandLine(pid: number): string {
  try {
    return process.platform === 'linux'
      ? readFileSync(`/proc/${pid}/cmdline`, 'utf8')
      : execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
  }
}

async function readPidFile(cluster: string): Promise<string | undefined> {
  return readFile(pidFileOf(cluster), 'utf8').catch(() => undefined);
}

function pidFileOf(cluster: string): string {
  return join(cluster, 'postmaster.pid');
}
