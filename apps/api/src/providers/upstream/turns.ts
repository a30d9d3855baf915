import { createFairQueue } from '@ooo/domain/fair-queue/fair-queue';
import { UpstreamError } from './upstream-error.ts';

const LONGEST_PAUSE_MS = 60 * 60_000;

export interface TurnsOptions {
  /** How many requests may run at once. */
  readonly atOnce: number;
  readonly waitMs: number;
  readonly maxWaiting: number;
  readonly clock: () => Date;
}

/**
 * Limits how many requests to an upstream run at once, and lets none run while it asks for a pause. A request that does
 * not get its turn rejects with an {@link UpstreamError} that is `busy`.
 */
export function createTurns({
  atOnce,
  waitMs,
  maxWaiting,
  clock,
}: TurnsOptions): <T>(work: () => Promise<T>) => Promise<T> {
  let pausedUntil = 0;
  const queue = createFairQueue({
    time: globalThis,
    total: atOnce,
    perOwner: atOnce,
    waitMs,
    maxWaiting,
    maxWaitingPerOwner: maxWaiting,
    refusal: () => new UpstreamError('busy', { retryAfterMs: waitMs }),
  });

  return async (work) => {
    const leave = await queue.enter({ owner: 'all' });
    try {
      const pauseMs = pausedUntil - clock().getTime();
      if (pauseMs > 0) throw new UpstreamError('busy', { cause: 'paused', retryAfterMs: pauseMs });
      return await work();
    } catch (error) {
      if (error instanceof UpstreamError && error.retryAfterMs !== undefined)
        pausedUntil = clock().getTime() + Math.min(error.retryAfterMs, LONGEST_PAUSE_MS);
      throw error;
    } finally {
      leave();
    }
  };
}
