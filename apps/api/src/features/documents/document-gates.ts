import { createFairQueue } from '@ooo/domain/fair-queue/fair-queue';
import type { Refusal, SlowHolding } from '@ooo/domain/fair-queue/fair-queue.types';
import { AppError } from '../../errors/app-error.ts';
import type { DocumentGates } from '../../context/ports/document-gates.ts';

const RETRY_AFTER_SEC = 5;

/** For each part that is sent. A receiver on a bad mobile connection is twice as fast. */
const SLOW_DOWNLOAD: SlowHolding = { minPerSec: 64 * 1024, graceMs: 5000, turnMs: 30_000 };

export function tooManyDownloads({ ahead }: Pick<Refusal, 'ahead'>): AppError {
  return new AppError('many-downloads', { retryAfterSec: RETRY_AFTER_SEC, ahead });
}

export function createDocumentGates(slow: SlowHolding = SLOW_DOWNLOAD): DocumentGates {
  return {
    open: createFairQueue({
      time: globalThis,
      total: 16,
      perOwner: 3,
      // Longer than a slow download keeps its place while another waits.
      waitMs: 45_000,
      maxWaiting: 200,
      maxWaitingPerOwner: 6,
      slow,
      refusal: tooManyDownloads,
    }),
    part: createFairQueue({
      time: globalThis,
      total: 2,
      perOwner: 1,
      waitMs: 30_000,
      maxWaiting: 100,
      maxWaitingPerOwner: 50,
      refusal: tooManyDownloads,
    }),
  };
}
