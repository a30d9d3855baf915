import { randomUUID } from 'node:crypto';
import { chmod, mkdir, realpath, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { checkOwner, chooseAccount, giveTo } from './account.ts';
import { findBinaries } from './binaries.ts';
import {
  createCluster,
  DATABASE,
  makePassword,
  removeUnfinished,
  resetPassword,
  ROLE,
  type ClusterTools,
} from './cluster.ts';
import { guard } from './guard.ts';
import { launchPostmaster } from './launch.ts';
import { layoutOf, type Layout } from './layout.ts';
import { leaveAtExit } from './leave-at-exit.ts';
import { withLock } from './lock.ts';
import {
  disownPidFile,
  findPostmaster,
  killPostmaster,
  stopPostmaster,
  type Postmaster,
} from './postmaster.ts';
import { processToken } from './process-token.ts';
import { makeRunner } from './runner.ts';
import { readState, writeState, type ServerState } from './state.ts';
import { watchFolder } from './watch-folder.ts';

const POLL_MS = 20;

export interface EmbeddedOptions {
  /** Made if it is missing; all files of the server are in it. */
  readonly dataDir: string;
  /** A free port by default. A server that is already running keeps its own. */
  readonly port?: number;
  /** Called with one line for each event that belongs in the log. */
  readonly log?: (line: string) => void;
  /** Called with a sentence when the data directory has disappeared; the server has been stopped by then. */
  readonly onGone?: (reason: string) => void;
  /** For tests: what was acknowledged may be lost when the machine dies. */
  readonly unsafeFast?: boolean;
}

export interface EmbeddedServer {
  readonly connectionString: string;
  /** False if another running process started the server. */
  readonly owned: boolean;
  /**
   * Leaves the server; the last of its users stops it. A second call does nothing. If the process exits without it,
   * the server is told to stop all the same.
   */
  readonly close: () => Promise<void>;
}

/**
 * A private PostgreSQL on 127.0.0.1, for the users of a data directory. Starts it, or joins the one that another
 * process has started, or takes over the one that a killed process has left. If it dies, it is started again at the
 * same address; existing connections are lost.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const { layout, tools } = await prepare(options);
  const me = { process: processToken(process.pid) ?? String(process.pid), id: randomUUID() };
  const log = options.log ?? (() => undefined);

  const { state, owned, pid, isThere, forget } = await withLock(layout.lock, async () => {
    const forget = leaveAtExit(layout, me.process);
    const known = await openCluster(layout, tools, log);
    const running = await findReady(layout.cluster);
    if (running)
      log(known.users.length > 0 ? 'joined a server' : 'took over a server left running');
    const { pid, port } =
      running ?? (await launchPostmaster(layout, tools, { fixed: options.port, last: known.port }));
    const state = { ...known, port, users: [...known.users, me] };
    await writeState(layout.state, state, tools.account);
    const isThere = await watchFolder(layout.cluster);
    return { state, owned: known.users.length === 0, pid, isThere, forget };
  });

  let isLeft = false;
  let lastPid = pid;
  const endWatch = guard({
    isThere,
    onGone: async () => {
      await killPostmaster(lastPid, layout.cluster);
      options.onGone?.(
        `The folder of the database has disappeared: ${layout.cluster} is not there any more. ` +
          'Put it back, or set DATA_DIR to another folder, and start again.',
      );
    },
    isUp: async () => {
      const running = await findPostmaster(layout.cluster);
      lastPid = running?.pid ?? lastPid;
      return running !== undefined;
    },
    revive: () =>
      withLock(layout.lock, async () => {
        // If another user was quicker, its server is running.
        if (isLeft || (await findReady(layout.cluster))) return;
        // Connections of this process know the port.
        await launchPostmaster(layout, tools, { fixed: state.port });
      }),
    log,
  });
  const leave = (): Promise<void> =>
    withLock(layout.lock, async () => {
      const now = (await readState(layout.state)) ?? state;
      const users = now.users.filter((user) => user.id !== me.id);
      const running = await findPostmaster(layout.cluster);
      if (users.length === 0 && running) await stopPostmaster(running.pid, layout.cluster);
      await writeState(layout.state, { ...now, users }, tools.account);
    });
  const close = async (): Promise<void> => {
    isLeft = true;
    endWatch();
    if (await isThere()) await leave();
    else await killPostmaster(lastPid, layout.cluster);
    forget();
  };
  let closing: Promise<void> | undefined;
  return {
    connectionString: `postgres://${ROLE}:${state.password}@127.0.0.1:${state.port}/${DATABASE}`,
    owned,
    close: () => (closing ??= close()),
  };
}

async function prepare({ dataDir, unsafeFast = false }: EmbeddedOptions) {
  await mkdir(dirname(dataDir), { recursive: true });
  await mkdir(dataDir, { mode: 0o700 }).catch(rethrowUnlessExists);
  const layout = layoutOf(await realpath(dataDir));
  await checkOwner(layout.folder);
  const account = await chooseAccount(layout.folder);
  await giveTo(account, layout.folder);
  await chmod(layout.folder, 0o700);
  const binaries = findBinaries();
  const runner = await makeRunner(account, [layout.folder, binaries.folder]);
  const tools: ClusterTools = { binaries, runner, account, unsafeFast };
  return { layout, tools };
}

/** The cluster with its password: found, made, or with a new password if the old one is lost. */
async function openCluster(
  layout: Layout,
  tools: ClusterTools,
  log: (line: string) => void,
): Promise<ServerState> {
  const exists = (await stat(layout.cluster).catch(() => undefined)) !== undefined;
  const known = await readState(layout.state);
  await removeUnfinished(layout);
  if (exists && known) return known;

  const state: ServerState = { password: makePassword(), port: null, users: [] };
  if (exists) {
    log('the password of the database was lost: setting a new one');
    const running = await findReady(layout.cluster);
    if (running) await stopPostmaster(running.pid, layout.cluster);
    await disownPidFile(layout.cluster);
    await resetPassword(layout, tools, state.password);
  } else {
    log('making the database');
    await createCluster(layout, tools, state.password);
  }
  await writeState(layout.state, state, tools.account);
  return state;
}

/** Waits for a server that is about to start or to stop. */
async function findReady(cluster: string): Promise<Postmaster | undefined> {
  for (;;) {
    const postmaster = await findPostmaster(cluster);
    if (!postmaster || postmaster.ready) return postmaster;
    await sleep(POLL_MS);
  }
}

function rethrowUnlessExists(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}
