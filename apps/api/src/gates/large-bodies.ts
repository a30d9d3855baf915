import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { FairQueue } from '@ooo/domain/fair-queue/fair-queue.types';
import { untilGone } from '../plugins/until-gone.ts';
import type { Spend } from '../plugins/rate-limits.ts';
import { LARGE_BODY_BYTES } from './request-gates.ts';

/** A body of unknown length may be large. Forms are files, which do not come into memory here. */
function isLargeBody({ headers }: FastifyRequest): boolean {
  if (headers['content-type']?.startsWith('multipart/')) return false;
  if (headers['transfer-encoding'] !== undefined) return true;
  return Number(headers['content-length'] ?? 0) > LARGE_BODY_BYTES;
}

interface LargeBodiesOptions {
  readonly gate: FairQueue;
  readonly spend: Spend;
}

/**
 * Large bodies wait for each other before a byte is read; only the address is known then, not the caller.
 */
export const largeBodies = fp<LargeBodiesOptions>((app, { gate, spend }, done) => {
  app.addHook('onRequest', async (request, reply) => {
    if (!isLargeBody(request)) return;
    await spend('largeBody', request);
    const leave = await gate.enter({ owner: normalizeIP(request.ip), signal: untilGone(reply) });
    reply.raw.once('close', leave);
  });
  done();
});
