import type { FastifyRequest } from 'fastify';

/** The error codes of reading from, or writing to, a client that is gone. */
const BROKEN_CONNECTION = new Set([
  'ECONNRESET',
  'EPIPE',
  'ECONNABORTED',
  'ERR_STREAM_PREMATURE_CLOSE',
  'ERR_STREAM_DESTROYED',
  'FST_MP_PREMATURE_CLOSE',
  'ABORT_ERR',
]);

/**
 * Whether an error means only that the client's connection has ended. The database's connections break with the same
 * codes, so the client's own has to be gone as well.
 */
export function isClientGone({ raw }: FastifyRequest, error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  const isBroken = BROKEN_CONNECTION.has(code) || error.name === 'AbortError';
  return isBroken && (raw.destroyed || raw.socket.destroyed);
}
