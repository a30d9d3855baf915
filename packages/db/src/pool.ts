import { Pool, type PoolClient } from 'pg';
import { binaryParserOf, parserOf } from './parsers.ts';
import { PooledConnection } from './pooled-connection.ts';
import { createStatementNames } from './statement-names.ts';

export interface PoolLimits {
  /** The time to open a connection, and to wait for a free one. */
  readonly connectMs: number;
  /** How long one statement may take, by the server's clock. */
  readonly statementMs: number;
  /** How long one statement may take by our clock: a server that has vanished never reports a timeout. */
  readonly answerMs: number;
  /** How long a transaction may wait for its next statement. */
  readonly idleInTransactionMs: number;
}

/** The limits of requests. No statement of theirs comes near, but a host that has vanished does. */
export const REQUEST_LIMITS: PoolLimits = {
  connectMs: 8000,
  statementMs: 15_000,
  answerMs: 18_000,
  idleInTransactionMs: 30_000,
};

/** A migration may rebuild a large table. Connecting still has a time limit. */
export const MIGRATION_LIMITS: PoolLimits = {
  connectMs: 8000,
  statementMs: 0,
  answerMs: 0,
  idleInTransactionMs: 0,
};

/** Connections are renewed at this age, so that they follow a database that moved behind its name. */
const MAX_LIFETIME_SEC = 1800;
const IDLE_MS = 30_000;
const KEEPALIVE_AFTER_MS = 10_000;

interface PoolOptions {
  readonly connectionString: string;
  readonly maxConnections?: number | undefined;
  readonly onIdleError?: ((error: Error) => void) | undefined;
  readonly limits?: PoolLimits | undefined;
}

/** What Kysely needs of a pool. */
export interface DatabasePool {
  readonly options: object;
  readonly connect: () => Promise<PooledConnection>;
  readonly end: () => Promise<void>;
}

/** The only place where connections are made: whatever must apply to every statement is done here. */
export function createPool({
  connectionString,
  maxConnections = 10,
  onIdleError,
  limits = REQUEST_LIMITS,
}: PoolOptions): DatabasePool {
  const pool = new Pool({
    connectionString,
    max: maxConnections,
    connectionTimeoutMillis: limits.connectMs,
    statement_timeout: limits.statementMs,
    query_timeout: limits.answerMs,
    idle_in_transaction_session_timeout: limits.idleInTransactionMs,
    idleTimeoutMillis: IDLE_MS,
    maxLifetimeSeconds: MAX_LIFETIME_SEC,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEPALIVE_AFTER_MS,
    types: {
      getTypeParser: (oid, format) => (format === 'binary' ? binaryParserOf(oid) : parserOf(oid)),
    },
  });
  pool.on('error', (error) => onIdleError?.(error));
  // The pool listens only to idle clients. Without this listener, a connection that ends between two statements of a
  // transaction would end the process; the next statement fails anyway.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { options: pool.options, connect: trustedConnections(pool), end: async () => pool.end() };
}

/**
 * Connects, and drops what cannot be trusted: a connection on which the database did not answer, and, once one was
 * lost that way, every other existing one. Each of them would keep a request waiting until its limit.
 */
function trustedConnections(pool: Pool): () => Promise<PooledConnection> {
  const nameOf = createStatementNames();
  const connections = new WeakMap<PoolClient, { connection: PooledConnection; losses: number }>();
  let losses = 0;

  const takeUp = (client: PoolClient) => {
    const made = { connection: new PooledConnection(client, nameOf), losses };
    connections.set(client, made);
    return made;
  };
  return async () => {
    for (;;) {
      const client = await pool.connect();
      const known = connections.get(client) ?? takeUp(client);
      if (known.losses !== losses) {
        client.release(true);
        continue;
      }
      const { connection } = known;
      connection.release = (destroy) => {
        const { isSilent, isSpent } = connection;
        if (isSilent && known.losses === losses) losses += 1;
        client.release(Boolean(destroy) || isSilent || isSpent);
      };
      return connection;
    }
  };
}
