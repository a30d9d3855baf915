import { Pool, type PoolClient } from 'pg';
import { binaryParserOf, parserOf } from './parsers.ts';
import { PooledConnection } from './pooled-connection.ts';
import { createStatementNames } from './statement-names.ts';

export interface PoolLimits {
  /** How long to wait for a connection, whether for a free one, for a new one or for both. */
  readonly connectMs: number;
  /** How long one statement may take, by the server's clock. */
  readonly statementMs: number;
  /**
   * How long one statement may take by our clock, for the first one together with the wait for its connection: a server
   * that has vanished never reports a timeout.
   */
  readonly answerMs: number;
  /** How long a transaction may wait for its next statement. */
  readonly idleInTransactionMs: number;
}

/**
 * The limits of requests. No statement of theirs comes near, but a host that has vanished does: the one that asks then, the
 * first or a later one, on a connection that is open or on a new one, waits for `answerMs` and no longer.
 */
export const REQUEST_LIMITS: PoolLimits = {
  connectMs: 7000,
  statementMs: 7000,
  answerMs: 8000,
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
/** What is left for the first statement after however long a wait for its connection. */
const MIN_ANSWER_MS = 1000;

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
  return {
    options: pool.options,
    connect: trustedConnections(pool, limits),
    end: async () => pool.end(),
  };
}

/**
 * A client of the pool within `ms`: a caller that has waited, and was given one that cannot be trusted, asks again, and the
 * pool would begin to count anew.
 */
async function connectWithin(pool: Pool, ms: number): Promise<PoolClient> {
  const connecting = pool.connect();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new Error('timeout exceeded when trying to connect'));
      connecting.then(
        (client) => client.release(),
        () => undefined,
      );
    }, ms);
  });
  try {
    return await Promise.race([connecting, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Connects, and drops what cannot be trusted: a connection on which the database did not answer, and, once one was
 * lost that way, every other existing one. Each of them would keep a request waiting until its limit.
 */
function trustedConnections(
  pool: Pool,
  { connectMs, answerMs }: PoolLimits,
): () => Promise<PooledConnection> {
  const nameOf = createStatementNames();
  const connections = new WeakMap<PoolClient, { connection: PooledConnection; losses: number }>();
  let losses = 0;

  const takeUp = (client: PoolClient) => {
    const made = { connection: new PooledConnection(client, { nameOf, answerMs }), losses };
    connections.set(client, made);
    return made;
  };
  return async () => {
    const askedAt = performance.now();
    const countWaitedMs = (): number => performance.now() - askedAt;
    for (;;) {
      const client = await connectWithin(pool, connectMs - countWaitedMs());
      const known = connections.get(client) ?? takeUp(client);
      if (known.losses !== losses) {
        client.release(true);
        continue;
      }
      const { connection } = known;
      if (answerMs > 0)
        connection.nextAnswerMs = Math.max(answerMs - countWaitedMs(), MIN_ANSWER_MS);
      connection.release = (destroy) => {
        const { isSilent, isSpent } = connection;
        if (isSilent && known.losses === losses) losses += 1;
        client.release(Boolean(destroy) || isSilent || isSpent);
      };
      return connection;
    }
  };
}
