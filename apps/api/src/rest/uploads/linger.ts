import type { FastifyReply, FastifyRequest } from 'fastify';

/** Time for a sender to notice that it has its answer already. */
const LINGER_MS = 5000;
/** A refused body is read slowly, at 4 MB a second: refusing an upload must not cost as much as accepting it. */
const PAUSE_MS = 15;

/**
 * After an answer that came before the end of the body: what still arrives is dropped for a while and then the
 * connection is ended. Ended at once, many senders would see a broken connection and never the answer.
 */
export function lingerAfterAnswer({ raw: request }: FastifyRequest, reply: FastifyReply): void {
  reply.raw.once('finish', () => {
    if (request.complete) return;
    request.on('data', () => {
      request.pause();
      setTimeout(() => request.resume(), PAUSE_MS);
    });
    const timer = setTimeout(() => {
      if (!request.complete) request.destroy();
    }, LINGER_MS);
    request.once('close', () => clearTimeout(timer));
  });
}
