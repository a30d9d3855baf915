import { setTimeout as sleep } from 'node:timers/promises';

const CHECK_MS = 1000;
const MAX_DELAY_MS = 30_000;
/** A server that runs for this long after a start has recovered from whatever it died of. */
const CALM_MS = 60_000;

export interface Guarded {
  /** False once its files are gone: then it is not started again. */
  readonly isThere: () => Promise<boolean>;
  /** Called once when they are gone; watching ends then. */
  readonly onGone: () => Promise<void>;
  readonly isUp: () => Promise<boolean>;
  /** Starts it again; rejects if it cannot be started now. */
  readonly revive: () => Promise<void>;
  readonly log: (line: string) => void;
}

/**
 * Checks every second whether the server runs, and starts it again if it has died: the first time at once, then after
 * pauses that double up to half a minute. Returns a function that ends the watching; a start that is under way goes
 * on.
 */
export function guard(
  { isThere, onGone, isUp, revive, log }: Guarded,
  checkMs = CHECK_MS,
): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const pause = (ms: number): Promise<void> => sleep(ms, undefined, { signal, ref: false });

  const watch = async (): Promise<void> => {
    let [delay, revivedAt] = [0, -Infinity];
    for (;;) {
      await pause(checkMs);
      const isRunning = await isUp();
      // Asked afterwards: without its files it seems to have died, and could not be started.
      if (!(await isThere())) return onGone();
      if (isRunning) {
        if (performance.now() - revivedAt > CALM_MS) delay = 0;
        continue;
      }
      log('the database has died');
      await pause(delay);
      delay = Math.min(Math.max(2 * delay, checkMs), MAX_DELAY_MS);
      try {
        await revive();
        revivedAt = performance.now();
        log('the database runs again');
      } catch (error) {
        if (!(await isThere())) return onGone();
        const reason = error instanceof Error ? error.message : String(error);
        log(`the database did not start again: ${reason}`);
      }
    }
  };
  watch().catch((error: unknown) => {
    if (!signal.aborted) log(`nobody watches the database any more: ${String(error)}`);
  });
  return () => ending.abort();
}
