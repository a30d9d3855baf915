/** Which share is used up: the owner's own, or everyone's together. */
export type Shortage = 'own' | 'all';

/** Why a caller gets nothing: it took too long, or too many are waiting. `ahead` would have come before. */
export interface Refusal {
  readonly shortage: Shortage;
  readonly why: 'late' | 'crowded';
  readonly ahead: number;
}

/** The clock of a queue and its timers, in milliseconds: `globalThis`, or in tests one that is moved on by hand. */
export interface QueueTime {
  readonly performance: { now(): number };
  setTimeout(act: () => void, ms: number): unknown;
  clearTimeout(timer: unknown): void;
}

/** Whose turn it is: an account and the address that it comes from, or the address alone. */
export type Asker = Pick<Entry, 'owner' | 'address' | 'signal'>;

/** When a place is held so slowly that it is given to another who waits. */
export interface SlowHolding {
  /** The least {@link Progress} of a second. */
  readonly minPerSec: number;
  /** No progress is judged before this. */
  readonly graceMs: number;
  /** A place that was held for this is given up to an owner that waits, however much moves. */
  readonly turnMs: number;
}

/** How much has moved, and in how long. */
export interface Progress {
  readonly moved: number;
  readonly ms: number;
}

export interface FairQueueOptions {
  readonly time: QueueTime;
  /** The total for everyone, in the unit of the amounts. */
  readonly total: number;
  /** How much of it one owner may have at a time. */
  readonly perOwner: number;
  /** Of the total, how much the work in a lane may have together. */
  readonly lanes?: Readonly<Record<string, number>>;
  /** How long one may wait: longer than a piece of work may take, or no one would still be waiting when it ends. */
  readonly waitMs: number;
  /** How many may wait; later ones are refused at once. */
  readonly maxWaiting: number;
  readonly maxWaitingPerOwner: number;
  readonly slow?: SlowHolding;
  /** The error to reject with. */
  readonly refusal: (refusal: Refusal) => Error;
}

export interface Entry {
  /** The account, or the address of a caller without one. */
  readonly owner: string;
  /** Decides between accounts that had no turn lately. */
  readonly address?: string | undefined;
  /** An amount above an owner's share counts as the whole share. */
  readonly amount?: number;
  readonly lane?: string;
  /** Those who come within this time may go first. */
  readonly patienceMs?: number;
  /** Ends the waiting, with its reason. */
  readonly signal?: AbortSignal | undefined;
  /** Overrides the queue's own. */
  readonly waitMs?: number | undefined;
  /** Told how many are before it: when it begins to wait, and whenever that changes. */
  readonly onAhead?: ((ahead: number) => void) | undefined;
  /** Of what holds the place, which can be lost by it, see {@link SlowHolding}; undefined where it cannot now. */
  readonly progress?: () => Progress | undefined;
  /** Called when the place is lost. It is free then: what holds it has to end. */
  readonly giveWay?: () => void;
}

/** Hands out something scarce in fair turns. */
export interface FairQueue {
  /** Resolves to a function that gives the amount back; calling it again does nothing. */
  enter(entry: Entry): Promise<() => void>;
  countWaiting(): number;
  /** Rejects with the reason all that wait, and all that come later. */
  close(reason: () => Error): void;
}
