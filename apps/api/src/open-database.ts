import { join } from 'node:path';
import { connect, type Connection } from '@ooo/db/connect';
import { startEmbedded } from '@ooo/db/embedded/start-embedded';
import type { Env } from './env.ts';

interface OpenOptions {
  readonly env: Pick<Env, 'databaseUrl' | 'dataDir'>;
  /** Told of what happens to the database while the product runs. */
  readonly log: (line: string) => void;
}

/** The database of the environment: the one that `DATABASE_URL` names, else one of our own. */
export async function openDatabase({ env, log }: OpenOptions): Promise<Connection> {
  const onIdleError = (error: Error): void => log(`database connection lost: ${error.message}`);
  if (env.databaseUrl) return connect({ connectionString: env.databaseUrl, onIdleError });

  const server = await startEmbedded({ dataDir: join(env.dataDir, 'postgres'), log });
  const { db, close } = connect({ connectionString: server.connectionString, onIdleError });
  return {
    db,
    close: async () => {
      await close();
      await server.close();
    },
  };
}
