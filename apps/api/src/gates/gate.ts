import type { AppError } from '../errors/app-error.ts';

/** Which share is used up: the holder's own, or everyone's together. */
export type Shortage = 'own' | 'all';

export interface GateOptions {
  /** The total for everyone, in the unit of the amounts. */
  readonly total: number;
  /** How much of it one holder may have at a time. */
  readonly perHolder: number;
  /** How long one may wait for it. */
  readonly waitMs: number;
  /** How many may wait; anyone who comes after them is refused at once. */
  readonly maxWaiting: number;
  readonly maxWaitingPerHolder: number;
  /** The error to throw if nothing became free in time, or if too many are waiting already. */
  readonly refusal: (shortage: Shortage, why: 'late' | 'crowded') => AppError;
}

export interface Entry {
  readonly holder: string;
  /** An amount above a holder's share counts as the whole share. */
  readonly amount?: number;
  /** Ends the waiting, with its reason. */
  readonly signal?: AbortSignal | undefined;
  /** Overrides the gate's own. */
  readonly waitMs?: number | undefined;
}

/** Hands out a scarce resource in the order of the requests for it. */
export interface Gate {
  /** Resolves to a function that gives the amount back; calling it again does nothing. */
  enter(entry: Entry): Promise<() => void>;
}

interface Waiting {
  readonly holder: string;
  readonly amount: number;
  readonly begin: () => void;
}

/**
 * A holder that has used its own share lets others pass. A request that waits for the shared total is never passed,
 * or a large amount would wait for ever.
 */
export function createGate(options: GateOptions): Gate {
  const { total, perHolder, refusal } = options;
  let used = 0;
  const held = new Map<string, number>();
  const queue = new Set<Waiting>();

  const heldBy = (holder: string): number => held.get(holder) ?? 0;
  const hasShare = ({ holder, amount }: Waiting): boolean => heldBy(holder) + amount <= perHolder;

  function add(holder: string, amount: number): void {
    used += amount;
    const now = heldBy(holder) + amount;
    if (now > 0) held.set(holder, now);
    else held.delete(holder);
  }

  function admit(): void {
    for (const one of queue) {
      if (!hasShare(one)) continue;
      if (used + one.amount > total) return;
      queue.delete(one);
      add(one.holder, one.amount);
      one.begin();
    }
  }

  const shortageOf = (one: Waiting): Shortage => (hasShare(one) ? 'all' : 'own');

  /** Undefined where there is room to wait. */
  function findCrowd(holder: string): Shortage | undefined {
    const ofHolder = [...queue].filter((one) => one.holder === holder).length;
    if (ofHolder > options.maxWaitingPerHolder) return 'own';
    return queue.size > options.maxWaiting ? 'all' : undefined;
  }

  function leaveOnce(holder: string, amount: number): () => void {
    let isIn = true;
    return () => {
      if (!isIn) return;
      isIn = false;
      add(holder, -amount);
      admit();
    };
  }

  async function waitInLine(entry: Entry, amount: number): Promise<() => void> {
    const { holder, signal, waitMs = options.waitMs } = entry;
    return new Promise((resolve, reject) => {
      const giveUp = (reason: Error): void => {
        stopWaiting();
        queue.delete(one);
        admit();
        reject(reason);
      };
      // The reason is the caller's own.
      const onAbort = (): void => giveUp(signal?.reason as Error);
      const timer = setTimeout(() => giveUp(refusal(shortageOf(one), 'late')), waitMs);
      const stopWaiting = (): void => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', onAbort);
      };
      const begin = (): void => {
        stopWaiting();
        resolve(leaveOnce(holder, amount));
      };
      const one: Waiting = { holder, amount, begin };
      signal?.addEventListener('abort', onAbort, { once: true });
      queue.add(one);
      admit();
      const crowd = queue.has(one) ? findCrowd(holder) : undefined;
      if (crowd) giveUp(refusal(crowd, 'crowded'));
    });
  }

  return {
    enter: async (entry) => {
      const { holder, amount: asked = 1, signal } = entry;
      signal?.throwIfAborted();
      const amount = Math.min(asked, perHolder, total);
      const isFree = used + amount <= total && heldBy(holder) + amount <= perHolder;
      if (queue.size > 0 || !isFree) return waitInLine(entry, amount);
      add(holder, amount);
      return leaveOnce(holder, amount);
    },
  };
}
