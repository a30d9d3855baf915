import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync, statSync, truncateSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import getPort from 'get-port';
import { StartError } from '../start-error.ts';
import { giveTo } from './account.ts';
import { atExit } from './at-exit.ts';
import type { ClusterTools } from './cluster.ts';
import type { Layout } from './layout.ts';
import { isHeldByOrphans, ORPHANS_MS, RETRY_PAUSE_MS } from './orphans.ts';
import { disownPidFile, findPostmaster, type Postmaster } from './postmaster.ts';
import { diskFull, isDiskFull, programEnv } from './run.ts';

const POLL_MS = 20;
const MAX_LOG_BYTES = 2_000_000;

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  password_encryption: 'scram-sha-256',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  // Values of users appear in statements and in details: neither goes to the log.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
};
const UNSAFE_SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  // Its worker has no role, so a database that it is working on cannot be dropped by force.
  autovacuum: 'off',
};

export interface PortChoice {
  /** This one or none. */
  readonly fixed?: number | undefined;
  /** The last one, which processes may still know; another if it is taken by now. */
  readonly last?: number | null;
}

/** Starts a server on a cluster that has none running; resolves once it accepts connections, after recovery. */
export async function launchPostmaster(
  layout: Layout,
  tools: ClusterTools,
  choice: PortChoice,
): Promise<Postmaster> {
  const deadline = Date.now() + ORPHANS_MS;
  await disownPidFile(layout.cluster);
  let port = choice.fixed ?? choice.last ?? (await getPort({ host: '127.0.0.1' }));
  for (;;) {
    const { postmaster, said } = await tryLaunch(layout, tools, port);
    if (postmaster) return postmaster;
    const portTaken = said.includes('could not create any TCP/IP sockets');
    const mayPass = isHeldByOrphans(said) || (portTaken && !choice.fixed);
    if (!mayPass || Date.now() > deadline) {
      if (isDiskFull(said)) throw diskFull(layout.folder);
      throw new StartError(
        `The embedded PostgreSQL did not start. It wrote to ${layout.log}:\n${said}`,
      );
    }
    if (portTaken) port = await getPort({ host: '127.0.0.1' });
    else await sleep(RETRY_PAUSE_MS);
  }
}

interface Attempt {
  readonly postmaster: Postmaster | undefined;
  /** What it wrote to its log. */
  readonly said: string;
}

async function tryLaunch(layout: Layout, tools: ClusterTools, port: number): Promise<Attempt> {
  const log = openLog(layout.log);
  await giveTo(tools.account, layout.log);
  const settings = { ...SETTINGS, ...(tools.unsafeFast ? UNSAFE_SETTINGS : {}) };
  const { command, args, options } = tools.runner(tools.binaries.postgres, [
    '-D',
    layout.cluster,
    '-p',
    String(port),
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]);
  // Its own session: Ctrl-C in the terminal reaches only us, and we close it when nothing uses it any more.
  const child = spawn(command, args, {
    ...options,
    cwd: '/',
    env: programEnv(),
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  });
  closeSync(log.fd);
  const end = watchEnd(child);
  // Until it is ready it may not have written its process id, so nothing else could end it.
  const forget = atExit(() => void child.kill('SIGINT'));
  try {
    for (;;) {
      const postmaster = await findPostmaster(layout.cluster);
      if (postmaster?.pid === child.pid && postmaster?.ready) return { postmaster, said: '' };
      if (end.error) throw end.error;
      if (end.reached) return { postmaster: undefined, said: readLog(layout.log, log.size) };
      await sleep(POLL_MS);
    }
  } finally {
    forget();
  }
}

function watchEnd(child: ChildProcess): { reached: boolean; error?: Error } {
  const end: { reached: boolean; error?: Error } = { reached: false };
  child.once('error', (error) => (end.error = error));
  child.once('exit', () => (end.reached = true));
  // A process that is killed leaves the server running; the next start takes it over.
  child.unref();
  return end;
}

function openLog(file: string): { readonly fd: number; readonly size: number } {
  const fd = openSync(file, 'a', 0o600);
  const { size } = statSync(file);
  if (size <= MAX_LOG_BYTES) return { fd, size };
  truncateSync(file);
  return { fd, size: 0 };
}

function readLog(file: string, from: number): string {
  return readFileSync(file).subarray(from).toString('utf8').slice(-2000);
}
