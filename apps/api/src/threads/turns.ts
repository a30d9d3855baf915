import { AppError } from '../errors/app-error.ts';

export interface TurnLimits {
  /** How many turns run at the same time, each for a different owner. */
  readonly most: number;
  /** How many may wait for a turn: in total, and of one owner. */
  readonly mostWaiting: number;
  readonly mostWaitingEach: number;
  readonly maxWaitMs: number;
}

export interface Turns {
  /**
   * Resolves on the owner's turn, to a function that ends it. Rejects with UNAVAILABLE if too many are waiting or it
   * takes too long, with RATE_LIMITED if the owner alone asks for too much, or with the signal's reason.
   */
  take(owner: string, signal?: AbortSignal): Promise<() => void>;
  /** Refuses everyone who is waiting, and everyone who comes later. */
  close(): void;
}

interface Waiter {
  begin(): void;
  leave(reason: unknown): void;
}

const MANY_AT_ONCE =
  'You already have several of these in progress. Wait until they are done, then try again.';

/** An owner has one turn at a time, and waiting owners are served in rotation, so that none can block the others. */
export function createTurns(limits: TurnLimits): Turns {
  const having = new Set<string>();
  /** By owner, in the order in which owners are served. */
  const lines = new Map<string, Waiter[]>();
  let waiting = 0;
  let isClosed = false;

  function removeFrom(line: Waiter[], owner: string, waiter: Waiter): void {
    line.splice(line.indexOf(waiter), 1);
    waiting -= 1;
    if (line.length === 0) lines.delete(owner);
  }

  function serve(): void {
    while (having.size < limits.most) {
      const entry = [...lines].find(([owner]) => !having.has(owner));
      const waiter = entry?.[1][0];
      if (!entry || !waiter) return;
      const [owner, line] = entry;
      having.add(owner);
      waiter.begin();
      if (line.length === 0) continue;
      lines.delete(owner);
      lines.set(owner, line);
    }
  }

  function endOf(owner: string): () => void {
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      having.delete(owner);
      serve();
    };
  }

  function checkRoom(owner: string): void {
    if (isClosed) throw new AppError('UNAVAILABLE');
    if (having.size < limits.most && !having.has(owner)) return;
    if ((lines.get(owner)?.length ?? 0) >= limits.mostWaitingEach) {
      throw new AppError('RATE_LIMITED', { message: MANY_AT_ONCE, details: { retryAfterSec: 5 } });
    }
    if (waiting >= limits.mostWaiting) throw new AppError('UNAVAILABLE');
  }

  return {
    take: async (owner, signal) => {
      signal?.throwIfAborted();
      checkRoom(owner);
      return new Promise((resolve, reject) => {
        const line = lines.get(owner) ?? [];
        const finish = (): void => {
          clearTimeout(timer);
          signal?.removeEventListener('abort', onAbort);
          removeFrom(line, owner, waiter);
        };
        const waiter: Waiter = {
          begin: () => {
            finish();
            resolve(endOf(owner));
          },
          leave: (reason) => {
            finish();
            reject(reason);
          },
        };
        const onAbort = (): void => waiter.leave(signal?.reason);
        const timer = setTimeout(() => waiter.leave(new AppError('UNAVAILABLE')), limits.maxWaitMs);
        signal?.addEventListener('abort', onAbort);
        line.push(waiter);
        lines.set(owner, line);
        waiting += 1;
        serve();
      });
    },
    close: () => {
      isClosed = true;
      for (const waiter of [...lines.values()].flat()) waiter.leave(new AppError('UNAVAILABLE'));
    },
  };
}
