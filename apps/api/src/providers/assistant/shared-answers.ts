import { LRUCache } from 'lru-cache';
import type { Made, SharedAnswers } from '../../context/ports/assistant.ts';

/** How many questions are remembered. */
const MAX_REMEMBERED = 500;

interface Pending<T> {
  readonly work: Promise<T>;
  readonly ending: AbortController;
  waiting: number;
}

export function createSharedAnswers<T extends object>(): SharedAnswers<T> {
  const remembered = new LRUCache<string, T>({ max: MAX_REMEMBERED });
  const pending = new Map<string, Pending<T>>();

  function begin(key: string, make: (signal: AbortSignal) => Promise<Made<T>>): Pending<T> {
    const ending = new AbortController();
    const work = make(ending.signal)
      .then(({ value, keepMs }) => {
        if (keepMs > 0) remembered.set(key, value, { ttl: keepMs });
        return value;
      })
      .finally(() => {
        if (pending.get(key) === begun) pending.delete(key);
      });
    const begun: Pending<T> = { work, ending, waiting: 0 };
    pending.set(key, begun);
    // Callers who have left are not told of a failure.
    work.catch(() => undefined);
    return begun;
  }

  async function waitFor(key: string, one: Pending<T>, signal: AbortSignal | undefined) {
    one.waiting += 1;
    let isGone = false;
    const leave = (): void => {
      if (isGone) return;
      isGone = true;
      one.waiting -= 1;
      if (one.waiting > 0) return;
      // The next caller starts again.
      if (pending.get(key) === one) pending.delete(key);
      one.ending.abort(signal?.reason);
    };
    if (!signal) return one.work.finally(leave);
    const gone = new Promise<never>((_resolve, reject) => {
      signal.addEventListener(
        'abort',
        () => {
          leave();
          reject(toError(signal.reason));
        },
        { once: true },
      );
    });
    return Promise.race([one.work, gone]).finally(leave);
  }

  return {
    find: (key) => remembered.get(key),
    ask: async (key, signal, make) => {
      signal?.throwIfAborted();
      const known = remembered.get(key);
      return known ?? waitFor(key, pending.get(key) ?? begin(key, make), signal);
    },
  };
}

function toError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error('Cancelled', { cause: reason });
}
