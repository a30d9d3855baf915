import { UpstreamError } from './upstream-error.ts';

const DAY_MS = 24 * 60 * 60_000;

/**
 * A function to call before each request: it rejects with a {@link UpstreamError} that is `busy` once there were
 * `perDay` of them within 24 hours.
 */
export function createAllowance(perDay: number, clock: () => Date): () => void {
  let taken: number[] = [];
  return () => {
    const now = clock().getTime();
    taken = taken.filter((at) => now - at < DAY_MS);
    const [oldest] = taken;
    if (oldest !== undefined && taken.length >= perDay) {
      const retryAfterMs = oldest + DAY_MS - now;
      throw new UpstreamError('busy', { cause: 'enough for a day', retryAfterMs });
    }
    taken.push(now);
  };
}
