import { once } from 'node:events';

/** The same as `work`, but rejects with the signal's reason once it is aborted. The work goes on for others who wait for it. */
export async function untilAborted<T>(
  work: Promise<T>,
  signal: AbortSignal | undefined,
): Promise<T> {
  if (!signal) return work;
  signal.throwIfAborted();
  const settled = new AbortController();
  const aborted = once(signal, 'abort', { signal: settled.signal }).then((): never => {
    // The reason is the caller's own.
    throw signal.reason as Error;
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    settled.abort();
    aborted.catch(() => undefined);
  }
}
