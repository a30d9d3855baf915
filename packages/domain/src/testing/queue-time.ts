import type { QueueTime } from '../fair-queue/fair-queue.types.ts';

interface Timer {
  readonly at: number;
  readonly act: () => void;
}

/** A clock that rests until it is moved on; what is due by then is called in its order. */
export function makeQueueTime(): QueueTime & { pass(ms: number): Promise<void> } {
  let now = 0;
  const timers = new Set<Timer>();
  return {
    performance: { now: () => now },
    setTimeout: (act, ms) => {
      const timer = { at: now + ms, act };
      timers.add(timer);
      return timer;
    },
    clearTimeout: (timer: Timer) => timers.delete(timer),
    pass: async (ms) => {
      const end = now + ms;
      for (;;) {
        const [next] = [...timers].filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at);
        if (!next) break;
        timers.delete(next);
        now = next.at;
        next.act();
      }
      now = end;
      // What was called goes on.
      for (let step = 0; step < 10; step += 1) await Promise.resolve();
    },
  };
}
