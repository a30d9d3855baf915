import { Pool, types } from 'pg';
import { toSafeInteger } from './safe-integer.ts';

const CONNECT_TIMEOUT_MS = 10_000;

/** How values leave the driver: a `date` stays a `yyyy-MM-dd` string, an `int8` becomes a number. */
const parsers: ReadonlyMap<number, (text: string) => unknown> = new Map<
  number,
  (text: string) => unknown
>([
  [types.builtins.DATE, (text) => text],
  [types.builtins.INT8, toSafeInteger],
]);

interface PoolOptions {
  readonly connectionString: string;
  readonly maxConnections?: number;
  readonly onIdleError?: (error: Error) => void;
}

/** The one place where connections are made: what is to hold for every statement is done here. */
export function createPool({ connectionString, maxConnections = 10, onIdleError }: PoolOptions) {
  const pool = new Pool({
    connectionString,
    max: maxConnections,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    types: {
      getTypeParser: (oid, format) =>
        (format === 'binary' ? undefined : parsers.get(oid)) ?? types.getTypeParser(oid, format),
    },
  });
  pool.on('error', (error) => onIdleError?.(error));
  return pool;
}
