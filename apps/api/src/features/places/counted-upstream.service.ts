import { setTimeout as sleep } from 'node:timers/promises';
import {
  beginUpstreamRequest,
  restUpstream,
  takeUpstreamTurn,
  type UpstreamLimits,
} from '@ooo/db/queries/upstream-turns.queries';
import type { Db } from '@ooo/db/tables/database';
import { UpstreamError } from '../../providers/upstream/upstream-error.ts';

/** How long an upstream that is down is left alone, so that not everyone waits for it. */
const DOWN_MS = 30_000;
/** A refusal needs a person to look at it. */
const DENIED_MS = 10 * 60_000;
const LONGEST_REST_MS = 24 * 60 * 60_000;

/**
 * Runs `work`, a single request to an upstream, when it is its turn over all processes on the database. A failure that
 * the next question would meet too makes every process leave the upstream alone for a while. Rejects with an
 * `UpstreamError`, which is `busy` if there is no turn.
 */
export async function askInTurn<T>(
  db: Db,
  limits: UpstreamLimits,
  work: () => Promise<T>,
): Promise<T> {
  const { source } = limits;
  const turn = await takeUpstreamTurn(db, limits);
  if ('refused' in turn) {
    const { refused, retryAfterMs } = turn;
    throw new UpstreamError('busy', { cause: refused, retryAfterMs });
  }
  await waitForTurn(db, limits, turn.waitMs);
  // The pause counts from the end of a request, since we do not know when the request arrived.
  let restMs = limits.everyMs;
  try {
    return await work();
  } catch (error) {
    if (error instanceof UpstreamError) restMs = Math.max(restMs, restMsAfter(error));
    throw error;
  } finally {
    await restUpstream(db, { source, ms: restMs });
  }
}

async function waitForTurn(db: Db, limits: UpstreamLimits, firstMs: number): Promise<void> {
  let waitMs = firstMs;
  do {
    if (waitMs > 0) await sleep(waitMs);
    waitMs = await beginUpstreamRequest(db, limits);
    if (waitMs > limits.everyMs)
      throw new UpstreamError('busy', { cause: 'resting', retryAfterMs: waitMs });
  } while (waitMs > 0);
}

/** The question may be to blame for an answer that cannot be read. */
function restMsAfter({ reason, retryAfterMs }: UpstreamError): number {
  if (retryAfterMs !== undefined) return Math.min(retryAfterMs, LONGEST_REST_MS);
  if (reason === 'denied') return DENIED_MS;
  return reason === 'unreadable' ? 0 : DOWN_MS;
}
