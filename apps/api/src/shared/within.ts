import { setTimeout as sleep } from 'node:timers/promises';

/** The same as `work`, but rejects after `ms`; the work itself goes on. */
export async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const ending = new AbortController();
  const late = sleep(ms, undefined, { ref: false, signal: ending.signal }).then(() => {
    throw new Error(`That took longer than ${ms} ms.`);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    ending.abort();
    late.catch(() => undefined);
  }
}
