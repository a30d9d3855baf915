import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FairQueue } from '@ooo/domain/fair-queue/fair-queue.types';
import { findDeclared } from '../trpc/call-procedure.ts';
import type { LimitName } from '../trpc/policy.ts';

/** Calls with gates of their own: they may take seconds, and the caller's other requests should not wait for them. */
const WITH_OWN_GATES: ReadonlySet<LimitName | undefined> = new Set([
  'upload',
  'download',
  'plan',
  'export',
  'exportedDocument',
]);

interface Turn {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly paths: readonly string[];
  readonly signal: AbortSignal;
}

/**
 * Waits until fewer of the caller's requests are under way: however many arrive at once, other callers get their turn
 * in between. The turn lasts until the answer has been sent, which also bounds the memory that answers to slow
 * readers take. Throws RATE_LIMITED if too many are waiting already, UNAVAILABLE if it takes too long.
 */
export async function takeTurn(
  turns: FairQueue,
  { request, reply, paths, signal }: Turn,
): Promise<void> {
  if (paths.some((path) => WITH_OWN_GATES.has(findDeclared(path)?.meta.limit))) return;
  const owner = request.accountId ?? normalizeIP(request.ip);
  const leave = await turns.enter({ owner, signal });
  reply.raw.once('close', leave);
}
