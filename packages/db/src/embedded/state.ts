import { readFileSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { giveTo, type Account } from './account.ts';
import { isAlive } from './process-token.ts';

/** How to reach the server, and who uses it now. Read and written under the lock only. */
const ServerState = z.object({
  password: z.string().min(20),
  port: z.int().nullable(),
  /** One entry for each user of the server: a process token and a number. */
  users: z.array(z.object({ process: z.string(), id: z.string() })),
});
export type ServerState = z.infer<typeof ServerState>;

/** Undefined if there is none, or if it is not valid. Users that died are left out. */
export async function readState(file: string): Promise<ServerState | undefined> {
  const text = await readFile(file, 'utf8').catch(rethrowUnlessMissing);
  return text === undefined ? undefined : parseState(text);
}

/** The same for a process that cannot wait; without the lock it may be slightly out of date. */
export function readStateSync(file: string): ServerState | undefined {
  return parseState(readFileSync(file, 'utf8'));
}

function parseState(text: string): ServerState | undefined {
  try {
    const state = ServerState.parse(JSON.parse(text));
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
  await writeFile(`${file}.new`, JSON.stringify(state), { mode: 0o600 });
  await giveTo(account, `${file}.new`);
  await rename(`${file}.new`, file);
}

function rethrowUnlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
