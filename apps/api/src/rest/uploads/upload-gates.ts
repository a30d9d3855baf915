import { createFairQueue } from '@ooo/domain/fair-queue/fair-queue';
import type { FairQueue, Refusal, SlowHolding } from '@ooo/domain/fair-queue/fair-queue.types';
import { AppError } from '../../errors/app-error.ts';

/** Keep uploads from exhausting sockets, disk and memory, and one user's uploads from blocking the others'. */
export interface UploadGates {
  /** Bytes on the disk, from before the first one until the answer. */
  readonly disk: FairQueue;
  /** Uploads that are arriving. */
  readonly arriving: FairQueue;
  /** Bytes in memory while a procedure works on them, with its copies; see {@link memoryGateFor}. */
  readonly memory: FairQueue;
  /** The same for small ones, which would otherwise wait behind large ones. */
  readonly smallMemory: FairQueue;
}

const MEGABYTE = 1024 * 1024;

/** The most memory that a procedure's work on a file may need to count as small. */
const SMALL_BYTES = 8 * MEGABYTE;

/** Longer than a slow upload may keep its place while another waits. None of the body is read during the wait. */
const ARRIVAL_WAIT_MS = 45_000;
/** Readers take some ten seconds over a picture; what waits is on the disk. */
const WORK_WAIT_MS = 120_000;

/** A mobile connection on a bad day sends twice as much. */
export const SLOW_UPLOAD: SlowHolding = { minPerSec: 64 * 1024, graceMs: 5000, turnMs: 30_000 };

const refuse =
  (retryAfterSec: number) =>
  ({ shortage, ahead }: Pick<Refusal, 'shortage' | 'ahead'>): AppError =>
    new AppError(shortage === 'own' ? 'own-uploads' : 'many-uploads', { retryAfterSec, ahead });

/** For an upload that lost its place to one who waited. */
export const lostItsPlace = (): AppError => refuse(15)({ shortage: 'all', ahead: 0 });

export function createUploadGates(slow: SlowHolding): UploadGates {
  const time = globalThis;
  const arrival = { time, waitMs: ARRIVAL_WAIT_MS, maxWaiting: 100, maxWaitingPerOwner: 6, slow };
  const work = { time, waitMs: WORK_WAIT_MS, maxWaiting: 200, maxWaitingPerOwner: 50 };
  return {
    disk: createFairQueue({
      ...arrival,
      total: 1024 * MEGABYTE,
      perOwner: 256 * MEGABYTE,
      refusal: refuse(15),
    }),
    arriving: createFairQueue({ ...arrival, total: 20, perOwner: 3, refusal: refuse(5) }),
    memory: createFairQueue({
      ...work,
      total: 200 * MEGABYTE,
      perOwner: 100 * MEGABYTE,
      refusal: refuse(30),
    }),
    smallMemory: createFairQueue({
      ...work,
      total: 64 * MEGABYTE,
      perOwner: 32 * MEGABYTE,
      refusal: refuse(30),
    }),
  };
}

export function memoryGateFor(gates: UploadGates, amount: number): FairQueue {
  return amount <= SMALL_BYTES ? gates.smallMemory : gates.memory;
}
