import { createTestDatabase } from '@ooo/db/testing/test-database';
import { afterAll, expect, test } from 'vitest';
import { UpstreamError } from '../../providers/upstream/upstream-error.ts';
import { askInTurn } from './counted-upstream.service.ts';

const { db, drop } = await createTestDatabase();
afterAll(drop);

const MINUTE_MS = 60_000;
/** How much of a rest may have passed before it is checked. */
const TOLERANCE_MS = MINUTE_MS / 3;

const limitsOf = (source: string) => ({ source, everyMs: 0, longestWaitMs: 0, perDay: 1000 });

/** How long an upstream rests after this failure; 0 if it is asked again at once. */
async function restAfter(source: string, error: Error): Promise<number> {
  const failing = askInTurn(db, limitsOf(source), () => Promise.reject(error));
  await expect(failing).rejects.toBe(error);
  const next = await askInTurn(db, limitsOf(source), () => Promise.resolve()).catch(
    (refusal: unknown) => refusal,
  );
  return next instanceof UpstreamError && next.reason === 'busy' ? (next.retryAfterMs ?? 0) : 0;
}

test.each([
  ['is down', 0.5, new UpstreamError('unreachable')],
  ['is too slow', 0.5, new UpstreamError('too-slow')],
  ['refuses', 10, new UpstreamError('denied')],
  ['says when', 3, new UpstreamError('denied', { retryAfterMs: 3 * MINUTE_MS })],
  ['asks for a week', 24 * 60, new UpstreamError('busy', { retryAfterMs: 7 * 1440 * MINUTE_MS })],
  ['answers what cannot be read', 0, new UpstreamError('unreadable')],
  ['was asked by broken code', 0, new Error('ours')],
])('an upstream that %s is left alone for %d min', async (why, minutes, error) => {
  const restMs = await restAfter(why, error);
  expect(restMs).toBeLessThanOrEqual(minutes * MINUTE_MS);
  expect(restMs).toBeGreaterThanOrEqual(minutes === 0 ? 0 : minutes * MINUTE_MS - TOLERANCE_MS);
});
