import { readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import type { SpawnOptions } from 'node:child_process';
import { StartError } from '../start-error.ts';
import type { Account } from './account.ts';

/** A command as `spawn` takes it. */
export interface Launch {
  readonly command: string;
  readonly args: readonly string[];
  readonly options: Pick<SpawnOptions, 'uid' | 'gid'>;
}

/** Turns a program and its arguments into a command that runs as the chosen account. */
export type Runner = (program: string, args: readonly string[]) => Launch;

/** Their numbers in Linux. The first permits searching and reading anywhere, the second writing too. */
const CAPABILITIES = [
  ['dac_read_search', 2n],
  ['dac_override', 1n],
] as const;

/**
 * Usually the account can reach its files by itself. Below a folder that is closed to it (a clone in `/root`) it gets
 * one capability of root, to pass through folders, by `setpriv` of util-linux. `no_setuid_fixup` makes that hold for
 * `access(2)` as well, which PostgreSQL asks about its own program.
 */
export async function makeRunner(
  account: Account | undefined,
  paths: readonly string[],
): Promise<Runner> {
  if (!account) return (command, args) => ({ command, args, options: {} });
  const closed = (await Promise.all(paths.map((path) => findClosed(path, account)))).find(Boolean);
  if (!closed) return (command, args) => ({ command, args, options: account });

  const [setpriv, capability] = [await findProgram('setpriv'), findCapability()];
  if (!setpriv || !capability) throw new StartError(describeClosed(closed, account));
  const drop = `-all,+${capability}`;
  const prefix = [
    `--reuid=${account.uid}`,
    `--regid=${account.gid}`,
    '--clear-groups',
    '--securebits=+no_setuid_fixup',
    `--inh-caps=${drop}`,
    `--ambient-caps=${drop}`,
    `--bounding-set=${drop}`,
  ];
  return (program, args) => ({
    command: setpriv,
    args: [...prefix, program, ...args],
    options: {},
  });
}

function describeClosed(folder: string, { uid }: Account): string {
  return (
    `PostgreSQL does not run as root, and the account it runs as instead (number ${uid}) cannot enter ${folder}. ` +
    `Start OOO as the owner of that folder, move the clone (and DATA_DIR) out of it, allow others to enter it ` +
    `(chmod o+x ${folder}), or set DATABASE_URL to a PostgreSQL of your own.`
  );
}

/** The outermost folder on the way to `path` that the account may not enter. */
async function findClosed(path: string, { uid, gid }: Account): Promise<string | undefined> {
  const parent = dirname(path);
  if (parent !== path) {
    const closed = await findClosed(parent, { uid, gid });
    if (closed) return closed;
  }
  const entry = await stat(path).catch(() => undefined);
  if (!entry?.isDirectory()) return undefined;
  const bit = entry.uid === uid ? 0o100 : entry.gid === gid ? 0o010 : 0o001;
  return (entry.mode & bit) === 0 ? path : undefined;
}

async function findProgram(name: string): Promise<string | undefined> {
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    const path = join(folder, name);
    if ((await stat(path).catch(() => undefined))?.isFile()) return path;
  }
  return undefined;
}

/** The smallest capability that suffices and that this process can pass on; containers have few. */
function findCapability(): string | undefined {
  if (process.platform !== 'linux') return undefined;
  const mask = /^CapPrm:\s*([0-9a-f]+)$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1];
  const held = BigInt(`0x${mask ?? '0'}`);
  return CAPABILITIES.find(([, bit]) => (held >> bit) & 1n)?.[0];
}
