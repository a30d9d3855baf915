import { expect, type Page } from '@playwright/test';

const LOADED = `performance.getEntriesByType('resource').length`;
/** Longer than the page waits before it loads what is next. */
const PAUSE_MS = 1500;

/**
 * Waits until the page has loaded everything that it loads ahead. A journey that cuts the connection earlier
 * would find missing files instead of its subject.
 */
export async function awaitLoadedAhead(page: Page): Promise<void> {
  let before: unknown;
  const isStill = async (): Promise<boolean> => {
    const now = await page.evaluate(LOADED);
    const isSame = now === before;
    before = now;
    return isSame;
  };
  await expect.poll(isStill, { intervals: [PAUSE_MS], timeout: 60_000 }).toBe(true);
}
