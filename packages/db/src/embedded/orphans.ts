import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '../start-error.ts';

/** How long the remaining processes of a killed server may take to notice and end. */
export const ORPHANS_MS = 15_000;
export const RETRY_PAUSE_MS = 200;

/** Whether PostgreSQL did not start because processes of a killed server still hold its memory. */
export function isHeldByOrphans(said: string): boolean {
  return said.includes('shared memory block');
}

/** Runs a program of PostgreSQL on a cluster, again and again while the orphans of a killed server hold it. */
export async function outlastOrphans(run: () => Promise<void>): Promise<void> {
  const deadline = Date.now() + ORPHANS_MS;
  for (;;) {
    try {
      return await run();
    } catch (cause) {
      const mayPass = cause instanceof StartError && isHeldByOrphans(cause.message);
      if (!mayPass || Date.now() > deadline) throw cause;
      await sleep(RETRY_PAUSE_MS);
    }
  }
}
