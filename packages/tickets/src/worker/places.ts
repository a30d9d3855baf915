/** A number of places that are taken and left; who finds none waits for its turn. */
export interface Places {
  /** Fails with the signal's reason, before or while it waits. */
  take(signal: AbortSignal): Promise<void>;
  leave(): void;
  countWaiting(): number;
}

export function makePlaces(count: number): Places {
  let free = count;
  const waiting = new Set<() => void>();
  return {
    take: async (signal) => {
      signal.throwIfAborted();
      if (free > 0) {
        free -= 1;
        return;
      }
      await new Promise<void>((resolve, reject) => {
        const turn = (): void => {
          signal.removeEventListener('abort', onAbort);
          resolve();
        };
        const onAbort = (): void => {
          waiting.delete(turn);
          // The reason is the caller's own.
          reject(signal.reason as Error);
        };
        waiting.add(turn);
        signal.addEventListener('abort', onAbort, { once: true });
      });
    },
    leave: () => {
      const [next] = waiting;
      if (!next) {
        free += 1;
        return;
      }
      waiting.delete(next);
      next();
    },
    countWaiting: () => waiting.size,
  };
}
