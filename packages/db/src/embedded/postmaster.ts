import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 20;
const FAST_STOP_MS = 30_000;
/** Higher than any process id. */
const NO_PROCESS = 99_999_999;

/** The server of a cluster, as its `postmaster.pid` describes it. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  readonly ready: boolean;
}

/** The server that runs on the cluster, whether ready or not; undefined if there is none. */
export async function findPostmaster(cluster: string): Promise<Postmaster | undefined> {
  return parsePidFile((await readPidFile(cluster)) ?? '', cluster);
}

/**
 * Tells the server of a cluster to stop, without waiting for it: for a process that is just ending. Transactions roll
 * back, everything is written, and the server ends by itself.
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
 * Lets a server start although the process id of a killed one belongs to another process by now, which is common in
 * containers. Only the id is replaced: PostgreSQL still checks that nothing of the killed server uses the shared
 * memory that the file names.
 */
export async function disownPidFile(cluster: string): Promise<void> {
  const text = await readPidFile(cluster);
  if (!text) return;
  const rest = text.slice(text.indexOf('\n'));
  await writeFile(pidFileOf(cluster), `${NO_PROCESS}${rest}`);
}

/** Stops it as for a shutdown of the machine: transactions roll back, everything is written. */
export async function stopPostmaster(pid: number, cluster: string): Promise<void> {
  signal(pid, 'SIGINT');
  const deadline = Date.now() + FAST_STOP_MS;
  while (isPostmaster(pid, cluster)) {
    if (Date.now() > deadline) signal(pid, 'SIGQUIT');
    await sleep(POLL_MS);
  }
}

/** Stops it at once without writing anything: for a server whose files are gone. */
export async function killPostmaster(pid: number, cluster: string): Promise<void> {
  if (!isPostmaster(pid, cluster)) return;
  signal(pid, 'SIGQUIT');
  while (isPostmaster(pid, cluster)) await sleep(POLL_MS);
}

/** True while the process with that id is a PostgreSQL on this cluster, and not a later process with the same id. */
export function isPostmaster(pid: number, cluster: string): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  // All of the path: the cluster of a copy may lie at a path that ends as its original's, or begins so.
  return readCommandLine(pid).includes(` -D ${cluster} -p `);
}

function signal(pid: number, name: 'SIGINT' | 'SIGQUIT'): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    // It has ended meanwhile.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

/** The arguments with a space between them, as `launchPostmaster` gives them. */
function readCommandLine(pid: number): string {
  try {
    return process.platform === 'linux'
      ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
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
