import { join } from 'node:path';
import { connect, type Connection } from '@ooo/db/connect';
import { startEmbedded } from '@ooo/db/embedded/start-embedded';
import { migrate } from '@ooo/db/migrations/migrate';
import { MIGRATION_LIMITS } from '@ooo/db/pool';
import type { Env } from './env.ts';

interface OpenOptions {
  readonly env: Pick<Env, 'databaseUrl' | 'dataDir' | 'databasePoolSize'>;
  /** Told of what happens to the database while the product runs. */
  readonly log: (line: string) => void;
}

export interface OpenDatabase extends Connection {
  /** Brings it to the newest schema; resolves to the names of the migrations that ran. */
  readonly migrate: () => Promise<string[]>;
}

/** The database of the environment: the one that `DATABASE_URL` names, else one of our own. */
export async function openDatabase({ env, log }: OpenOptions): Promise<OpenDatabase> {
  if (env.databaseUrl) return connectTo(env.databaseUrl, { env, log });

  const server = await startEmbedded({ dataDir: join(env.dataDir, 'postgres'), log });
  const connected = connectTo(server.connectionString, { env, log });
  return {
    ...connected,
    close: async () => {
      await connected.close();
      await server.close();
    },
  };
}

function connectTo(connectionString: string, { env, log }: OpenOptions): OpenDatabase {
  const onIdleError = (error: Error): void => log(`database connection lost: ${error.message}`);
  const maxConnections = env.databasePoolSize;
  return {
    ...connect({ connectionString, onIdleError, maxConnections }),
    migrate: async () => migrateAlone(connectionString),
  };
}

/** On a connection of its own: a migration of a large table takes longer than any request may. */
async function migrateAlone(connectionString: string): Promise<string[]> {
  const { db, close } = connect({
    connectionString,
    maxConnections: 2,
    limits: MIGRATION_LIMITS,
  });
  try {
    return await migrate(db);
  } finally {
    await close();
  }
}
