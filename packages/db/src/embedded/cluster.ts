import { randomBytes } from 'node:crypto';
import { readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { giveTo, type Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import type { Layout } from './layout.ts';
import { outlastOrphans } from './orphans.ts';
import { runToEnd } from './run.ts';
import type { Runner } from './runner.ts';

/** The role and the database of the product. The role is not a superuser: no superuser can sign in at all. */
export const ROLE = 'ooo';
export const DATABASE = 'ooo';

const UNFINISHED = 'initdb-';
const UNFINISHED_AGE_MS = 60_000;
const HOST_RULES = `host all ${ROLE} 127.0.0.1/32 scram-sha-256\n`;

export interface ClusterTools {
  readonly binaries: Binaries;
  readonly runner: Runner;
  readonly account: Account | undefined;
  readonly unsafeFast: boolean;
}

/**
 * Makes the cluster under another name and renames it when it is complete, so that a half-made one is never mistaken
 * for a cluster; a later start removes what was left behind.
 */
export async function createCluster(layout: Layout, tools: ClusterTools, password: string) {
  const unfinished = join(layout.folder, `${UNFINISHED}${randomBytes(6).toString('hex')}`);
  await runToEnd(tools.runner, tools.binaries.initdb, [
    `--pgdata=${unfinished}`,
    '--username=postgres',
    '--auth=reject',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
    ...(tools.unsafeFast ? ['--no-sync'] : []),
  ]);
  const hostRules = join(unfinished, 'pg_hba.conf');
  await writeFile(hostRules, HOST_RULES);
  await giveTo(tools.account, hostRules);
  await runAlone(unfinished, tools, [
    `create role ${ROLE} login createdb password '${password}'`,
    `create database ${DATABASE} owner ${ROLE}`,
  ]);
  await rename(unfinished, layout.cluster);
}

/** For a cluster whose password is lost. No server may run on it; what a killed one left behind is waited for. */
export async function resetPassword(layout: Layout, tools: ClusterTools, password: string) {
  await outlastOrphans(() =>
    runAlone(layout.cluster, tools, [`alter role ${ROLE} password '${password}'`]),
  );
}

/** Letters and digits only: it goes into an address and into SQL unescaped. */
export function makePassword(): string {
  return randomBytes(24).toString('hex');
}

/** Runs statements, one on each line, as the superuser in a PostgreSQL without a network. */
function runAlone(cluster: string, tools: ClusterTools, statements: readonly string[]) {
  const args = ['--single', '-D', cluster, '-c', 'exit_on_error=on', '-c', 'log_checkpoints=off'];
  if (tools.unsafeFast) args.push('-c', 'fsync=off');
  const input = `${statements.join('\n')}\n`;
  return runToEnd(tools.runner, tools.binaries.postgres, [...args, 'postgres'], input);
}

/**
 * Removes what killed starts left behind, once it is old: an initdb outlives its killed parent for a moment, and
 * would leak shared memory if its files were deleted meanwhile.
 */
export async function removeUnfinished({ folder }: Layout): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(UNFINISHED)) continue;
    const path = join(folder, name);
    const ageMs = Date.now() - (await stat(path)).mtimeMs;
    if (ageMs > UNFINISHED_AGE_MS) await rm(path, { recursive: true, force: true });
  }
}
