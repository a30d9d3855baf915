import type { Pace } from './pace.ts';

/** A number of places that are taken and left; who finds none waits for its turn. */
export interface Places {
  /** Resolves to what leaves the place again. Fails with the signal's reason, before or while it waits. */
  take(pace: Pace, signal: AbortSignal): Promise<() => void>;
  countWaiting(): number;
}

/**
 * By how much others may come later and still go first. What is quick passes what is slow, and nothing waits
 * for ever: whoever comes after this time stands behind.
 */
const GIVES_WAY_MS: Record<Pace, number> = { quick: 0, unsure: 1000, slow: 5000 };

interface Waiting {
  readonly pace: Pace;
  /** When it came, and the time by which it gives way. */
  readonly due: number;
  readonly begin: () => void;
}

/** Where there are several places, slow ones leave the last to the others. `now` in milliseconds. */
export function makePlaces(count: number, now: () => number = () => performance.now()): Places {
  const maxSlow = Math.max(1, count - 1);
  let free = count;
  let slow = 0;
  const waiting = new Set<Waiting>();

  const fits = (pace: Pace): boolean => free > 0 && (pace !== 'slow' || slow < maxSlow);

  function occupy(pace: Pace): () => void {
    free -= 1;
    if (pace === 'slow') slow += 1;
    return () => {
      free += 1;
      if (pace === 'slow') slow -= 1;
      findNext()?.begin();
    };
  }

  /** Of those that fit, the one that is due first; of two at once the one that came first. */
  function findNext(): Waiting | undefined {
    let next: Waiting | undefined;
    for (const one of waiting) {
      if (fits(one.pace) && (!next || one.due < next.due)) next = one;
    }
    return next;
  }

  return {
    take: async (pace, signal) => {
      signal.throwIfAborted();
      if (fits(pace)) return occupy(pace);
      return new Promise<() => void>((resolve, reject) => {
        const onAbort = (): void => {
          waiting.delete(one);
          // The reason is the caller's own.
          reject(signal.reason as Error);
        };
        const begin = (): void => {
          waiting.delete(one);
          signal.removeEventListener('abort', onAbort);
          resolve(occupy(pace));
        };
        const one: Waiting = { pace, due: now() + GIVES_WAY_MS[pace], begin };
        waiting.add(one);
        signal.addEventListener('abort', onAbort, { once: true });
      });
    },
    countWaiting: () => waiting.size,
  };
}
