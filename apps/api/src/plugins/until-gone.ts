import type { FastifyReply } from 'fastify';

/** Aborted when the client goes away before it has its answer. */
export function untilGone(reply: FastifyReply): AbortSignal {
  const ending = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) ending.abort();
  });
  return ending.signal;
}
