import type { FastifyRequest } from 'fastify';

/** What reading from, or writing to, somebody who is no longer there fails with. */
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
 * Whether an error is no more than the end of the client's connection. The database's connections break with the
 * same codes, so the client's own has to be gone as well.
 */
export function isClientGone({ raw }: FastifyRequest, error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  const isBroken = BROKEN_CONNECTION.has(code) || error.name === 'AbortError';
  return isBroken && (raw.destroyed || raw.socket.destroyed);
}
