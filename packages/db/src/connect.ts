import { Kysely, PostgresDialect } from 'kysely';
import { createPool, type PoolLimits } from './pool.ts';
import type { Database, Db } from './tables/database.ts';

export interface ConnectOptions {
  readonly connectionString: string;
  /** The most connections that this process opens. */
  readonly maxConnections?: number | undefined;
  /** Called when an idle connection breaks (the server restarted); the next query opens another. */
  readonly onIdleError?: (error: Error) => void;
  /** {@link REQUEST_LIMITS} by default. */
  readonly limits?: PoolLimits;
}

export interface Connection {
  readonly db: Db;
  /** Waits for running queries, then closes every connection. A second call does nothing. */
  readonly close: () => Promise<void>;
}

/** Opens no connection by itself: the first query does. */
export function connect(options: ConnectOptions): Connection {
  const pool = createPool(options);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  let closing: Promise<void> | undefined;
  return { db, close: () => (closing ??= pool.end()) };
}
