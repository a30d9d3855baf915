import type { FastifyReply } from 'fastify';
import { AppError } from '../errors/app-error.ts';

/** Aborted when the client goes away before it has its answer. That is not an error, and is not logged. */
export function untilGone(reply: FastifyReply): AbortSignal {
  const ending = new AbortController();
  reply.raw.once('close', () => {
    if (reply.raw.writableFinished) return;
    ending.abort(new AppError('cancelled'));
  });
  return ending.signal;
}
