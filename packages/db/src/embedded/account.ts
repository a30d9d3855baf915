import { execFile } from 'node:child_process';
import { chown, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { StartError } from '../start-error.ts';

const run = promisify(execFile);
const NAME = 'postgres';

/** The numbers of an account of this machine. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

/**
 * The account that PostgreSQL runs as; undefined for this process's own. PostgreSQL refuses root, so for root it is
 * the account that owns the data already, otherwise `postgres`, which is created if it is missing.
 */
export async function chooseAccount(dataFolder: string): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const owner = await stat(dataFolder).catch(() => undefined);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return (await findAccount()) ?? (await createAccount());
}

/** Gives a file that this process has made to the account, so that every start by either can use it. */
export async function giveTo(account: Account | undefined, path: string): Promise<void> {
  if (account) await chown(path, account.uid, account.gid);
}

/** Throws if the data belongs to another account, and says what to do; root may use any account's. */
export async function checkOwner(dataFolder: string): Promise<void> {
  const own = process.getuid?.();
  const { uid } = await stat(dataFolder);
  if (own === undefined || own === 0 || own === uid) return;
  throw new StartError(
    `${dataFolder} belongs to another user (number ${uid}). Start OOO as that user, ` +
      'or set DATA_DIR to a folder of your own.',
  );
}

async function findAccount(): Promise<Account | undefined> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', NAME]), run('id', ['-g', NAME])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return undefined;
  }
}

async function createAccount(): Promise<Account> {
  let cause: unknown;
  try {
    await run('useradd', ['--system', '--user-group', '--no-create-home', NAME]);
  } catch (error) {
    cause = error;
  }
  const account = await findAccount();
  if (account) return account;
  throw new StartError(
    `PostgreSQL does not run as root, and the account "${NAME}" could not be created for it. ` +
      'Start OOO as another user, create that account, or set DATABASE_URL to a PostgreSQL of your own.',
    { cause },
  );
}
