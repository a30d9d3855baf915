import { setTimeout as sleep } from 'node:timers/promises';

const CHECK_MS = 1000;
const MAX_DELAY_MS = 30_000;
/** Who runs that long after a start has overcome what it died of. */
const CALM_MS = 60_000;

export interface Guarded {
  /** False once its files are gone: then nothing starts it again. */
  readonly isThere: () => Promise<boolean>;
  /** Told once that they are gone; the watch is over then. */
  readonly onGone: () => Promise<void>;
  readonly isUp: () => Promise<boolean>;
  /** Starts it again; rejects where it cannot be started now. */
  readonly revive: () => Promise<void>;
  readonly log: (line: string) => void;
}

/**
 * Looks every second whether the server runs, and starts it again where it has died: the first time at once,
 * then after pauses that double up to half a minute. Returns what ends the watch; a start at hand goes on.
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
