import { createFairQueue } from '@ooo/domain/fair-queue/fair-queue';
import type { Entry, QueueTime, Refusal } from '@ooo/domain/fair-queue/fair-queue.types';
import { TicketError } from '../ticket-error.ts';
import type { Pace } from './pace.ts';

/** The one who asks for a reading: turns go by account, then by address. Without one, each document is someone's own. */
export type Asker = Partial<Pick<Entry, 'owner' | 'address' | 'signal' | 'onAhead'>>;

/** The places of readers, as many as documents that may be read at the same time, and one for text. */
export interface Places {
  /**
   * Resolves to what leaves the place again. Fails with `BUSY` where too many wait or it takes too long, and with the
   * signal's reason.
   */
  take(pace: Pace, asker: Asker): Promise<() => void>;
}

export interface PlacesOptions {
  readonly maxReaders: number;
  readonly maxQueue: number;
  readonly maxWaitMs: number;
  readonly time?: QueueTime;
}

/** By how much others may come later and still go first, among those whose turn it is equally. */
const PATIENCE_MS: Record<Exclude<Pace, 'text'>, number> = { quick: 0, unsure: 1000, slow: 5000 };

function refusal({ why, shortage }: Refusal): TicketError {
  return why === 'crowded' && shortage === 'own'
    ? new TicketError('BUSY', (say) => say.busyWithYours)
    : new TicketError('BUSY', (say) => say.busy);
}

/** Where there are several places, no owner has all of them, and what is slow leaves the last to other things. */
export function makePlaces({
  maxReaders,
  maxQueue,
  maxWaitMs,
  time = globalThis,
}: PlacesOptions): Places {
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
  // What is pasted, and what was read, never waits behind documents.
  const texts = createFairQueue({ ...limits, ...perOwner, total: 1, perOwner: 1 });
  let nobodies = 0;
  return {
    take: async (pace, { owner = `nobody ${(nobodies += 1)}`, ...asker }) =>
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
