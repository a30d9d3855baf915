import { createFairQueue } from '@ooo/domain/fair-queue/fair-queue';
import type { Entry, QueueTime, Refusal } from '@ooo/domain/fair-queue/fair-queue.types';
import { TicketError } from '../ticket-error.ts';
import type { Pace } from './pace.ts';

/** The caller of a reading: turns go by account, then by address. Without either, each document is its own owner's. */
export type Asker = Partial<Pick<Entry, 'owner' | 'address' | 'signal' | 'onAhead'>>;

/** The slots of readers: as many as documents may be read at the same time, and one for text. */
export interface ReaderSlots {
  /**
   * Resolves to a function that frees the slot. Fails with `BUSY` where too many wait or it takes too long, and with the
   * signal's reason.
   */
  take(pace: Pace, asker: Asker): Promise<() => void>;
}

export interface ReaderSlotsOptions {
  readonly maxReaders: number;
  readonly maxQueue: number;
  readonly maxWaitMs: number;
  readonly time?: QueueTime;
}

/** How much later others may come and still go first, among those with an equal turn. */
const PATIENCE_MS: Record<Exclude<Pace, 'text'>, number> = { quick: 0, unsure: 1000, slow: 5000 };

function refusal({ why, shortage }: Refusal): TicketError {
  return why === 'crowded' && shortage === 'own'
    ? new TicketError('BUSY', (say) => say.busyWithYours)
    : new TicketError('BUSY', (say) => say.busy);
}

/** If there are several slots, no owner has all of them, and slow documents leave the last one free. */
export function makeReaderSlots({
  maxReaders,
  maxQueue,
  maxWaitMs,
  time = globalThis,
}: ReaderSlotsOptions): ReaderSlots {
  const most = Math.max(1, maxReaders - 1);
  const limits = { time, waitMs: maxWaitMs, maxWaiting: maxQueue, refusal };
  const perOwner = { maxWaitingPerOwner: Math.ceil(maxQueue / 2) };
  const documents = createFairQueue({
    ...limits,
    ...perOwner,
    total: maxReaders,
    perOwner: most,
    lanes: { slow: most },
  });
  // Pasted text and documents that were read already never wait behind other documents.
  const texts = createFairQueue({ ...limits, ...perOwner, total: 1, perOwner: 1 });
  let unnamed = 0;
  return {
    take: async (pace, { owner = `unnamed ${(unnamed += 1)}`, ...asker }) =>
      pace === 'text'
        ? texts.enter({ ...asker, owner })
        : documents.enter({
            ...asker,
            owner,
            patienceMs: PATIENCE_MS[pace],
            ...(pace === 'slow' && { lane: pace }),
          }),
  };
}
