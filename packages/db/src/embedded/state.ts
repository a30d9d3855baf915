import { readFileSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { giveTo, type Account } from './account.ts';
import { folderNumber } from './folder-number.ts';
import { isAlive } from './process-token.ts';

/** How to reach the server, and which processes use it now. Read and written under the lock only. */
const ServerState = z.object({
  password: z.string().min(20),
  port: z.int().nullable(),
  /** One entry for each user of the server: a process token and a number. */
  users: z.array(z.object({ process: z.string(), id: z.string() })),
});
export type ServerState = z.infer<typeof ServerState>;

/** The folder that it was written for; older versions did not say. */
const StoredState = ServerState.extend({ folder: z.number().optional() });

/**
 * Undefined if there is none, or if it is not valid. Users that died are left out. In a copied data directory it tells of
 * the original: its users and its port are not the copy's, which would share its server or leave its own one running.
 */
export async function readState(file: string): Promise<ServerState | undefined> {
  const text = await readFile(file, 'utf8').catch(rethrowUnlessMissing);
  return text === undefined ? undefined : parseState(text, file);
}

/** The same for a process that cannot wait; without the lock it may be slightly out of date. */
export function readStateSync(file: string): ServerState | undefined {
  return parseState(readFileSync(file, 'utf8'), file);
}

function parseState(text: string, file: string): ServerState | undefined {
  try {
    const { folder, ...state } = StoredState.parse(JSON.parse(text));
    const isCopied = folder !== undefined && folder !== folderNumber(file);
    if (isCopied) return { ...state, port: null, users: [] };
    return { ...state, users: state.users.filter((user) => isAlive(user.process)) };
  } catch {
    return undefined;
  }
}

/** Written as a whole or not at all, and readable only by the account. */
export async function writeState(
  file: string,
  state: ServerState,
  account: Account | undefined,
): Promise<void> {
  const stored: z.infer<typeof StoredState> = { ...state, folder: folderNumber(file) };
  await writeFile(`${file}.new`, JSON.stringify(stored), { mode: 0o600 });
  await giveTo(account, `${file}.new`);
  await rename(`${file}.new`, file);
}

function rethrowUnlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
