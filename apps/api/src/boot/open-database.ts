import { join } from 'node:path';
import { connect, type Connection } from '@ooo/db/connect';
import { startEmbedded } from '@ooo/db/embedded/start-embedded';
import { migrate } from '@ooo/db/migrations/migrate';
import { MIGRATION_LIMITS } from '@ooo/db/pool';
import { checkServerVersion } from '@ooo/db/server-version';
import { within } from '../shared/within.ts';
import type { Env } from '../context/ports/env.ts';

/** A statement may still be running although its request was cut off; nothing waits for its result. */
const CLOSE_LIMIT_MS = 500;

interface OpenOptions {
  readonly env: Pick<Env, 'databaseUrl' | 'dataDir' | 'databasePoolSize'>;
  /** Called when something happens to the database while the product runs. */
  readonly log: (line: string) => void;
  /** Called with a sentence when the embedded database has lost its files and cannot go on. */
  readonly onGone?: (reason: string) => void;
}

export interface OpenDatabase extends Connection {
  /** Brings it to the newest schema; resolves to the names of the migrations that ran. */
  readonly migrate: () => Promise<string[]>;
}

/** The database that `DATABASE_URL` names, otherwise an embedded one. */
export async function openDatabase(options: OpenOptions): Promise<OpenDatabase> {
  const { env, log, onGone } = options;
  if (env.databaseUrl) return connectTo(env.databaseUrl, options);

  const dataDir = join(env.dataDir, 'postgres');
  const server = await startEmbedded({ dataDir, log, ...(onGone && { onGone }) });
  const connected = connectTo(server.connectionString, options);
  return {
    ...connected,
    close: async () => {
      await connected.close();
      await server.close();
    },
  };
}

function connectTo(connectionString: string, { env, log }: OpenOptions): OpenDatabase {
  let isClosing = false;
  const onIdleError = (error: Error): void => {
    // An embedded server that stops closes the connections that are still open.
    if (!isClosing) log(`database connection lost: ${error.message}`);
  };
  const maxConnections = env.databasePoolSize;
  const { db, close } = connect({ connectionString, onIdleError, maxConnections });
  return {
    db,
    close: async () => {
      isClosing = true;
      await within(CLOSE_LIMIT_MS, close()).catch(() => undefined);
    },
    migrate: async () => migrateAlone(connectionString, log),
  };
}

/** On a separate connection: a migration of a large table takes longer than any request may. */
async function migrateAlone(connectionString: string, log: OpenOptions['log']): Promise<string[]> {
  const { db, close } = connect({
    connectionString,
    maxConnections: 2,
    limits: MIGRATION_LIMITS,
  });
  try {
    await checkServerVersion(db);
    return await migrate(db, {
      onNewer: (names) =>
        log(
          `Careful: a newer version of OOO has added to the database (${names.join(', ')}); this one goes on without that.`,
        ),
    });
  } finally {
    await close();
  }
}
