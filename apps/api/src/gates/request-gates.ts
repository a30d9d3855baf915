import { createFairQueue } from '@ooo/domain/fair-queue/fair-queue';
import type { FairQueue, Refusal } from '@ooo/domain/fair-queue/fair-queue.types';
import { AppError } from '../errors/app-error.ts';

/** How much work one caller, and all of them together, may cause at a time. */
export interface RequestGates {
  /** Requests of one caller. */
  readonly turns: FairQueue;
  /** Bodies above {@link LARGE_BODY_BYTES} of one address: they are parsed whole, on the event loop. */
  readonly largeBodies: FairQueue;
}

export const LARGE_BODY_BYTES = 64 * 1024;

/** A browser asks for six things of one address at once, most of them together in one batch. */
const TURNS = 4;
const LARGE_BODIES = 2;
const ALL_LARGE_BODIES = 12;

const WAIT_MS = 20_000;
const RETRY_AFTER_SEC = 2;

/** A request waits long only behind others of its caller, while the database is down or busy. */
function refusal({ why, ahead }: Refusal): AppError {
  const turn = { retryAfterSec: RETRY_AFTER_SEC, ahead };
  return new AppError(why === 'late' ? 'waited-too-long' : 'too-much-at-once', turn);
}

export function createRequestGates(): RequestGates {
  const waiting = {
    time: globalThis,
    waitMs: WAIT_MS,
    maxWaiting: 5000,
    maxWaitingPerOwner: 300,
    refusal,
  };
  return {
    turns: createFairQueue({ ...waiting, total: Infinity, perOwner: TURNS }),
    largeBodies: createFairQueue({ ...waiting, total: ALL_LARGE_BODIES, perOwner: LARGE_BODIES }),
  };
}
