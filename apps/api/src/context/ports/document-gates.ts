import type { FairQueue } from '@ooo/domain/fair-queue/fair-queue.types';

/** Keeps documents that are fetched at the same time from taking all memory and connections. */
export interface DocumentGates {
  /** Documents that are being opened or sent. */
  readonly open: FairQueue;
  /** Queries for a part of one: each holds a connection only while it runs. */
  readonly part: FairQueue;
}
