import { createFairQueue } from '@ooo/domain/fair-queue/fair-queue';
import type {
  Entry,
  FairQueue,
  FairQueueOptions,
  QueueTime,
} from '@ooo/domain/fair-queue/fair-queue.types';

/** Whose turn it is: an account and the address that it comes from, or the address alone. */
export type Asker = Pick<Entry, 'owner' | 'address' | 'signal'>;

const BY_THE_CLOCK: QueueTime = {
  now: () => performance.now(),
  after: (ms, act) => {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
};

/** A fair queue by the clock of this process. */
export function createQueue(options: Omit<FairQueueOptions, 'time'>): FairQueue {
  return createFairQueue({ ...options, time: BY_THE_CLOCK });
}
