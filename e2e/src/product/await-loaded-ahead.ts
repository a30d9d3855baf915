import { expect, type Page } from '@playwright/test';

const LOADED = `performance.getEntriesByType('resource').length`;
/** Longer than the page waits before it loads what is next. */
const PAUSE_MS = 1500;

/**
 * Waits until the page has loaded what it loads without being asked. A journey that takes the connection away
 * before that finds what is missing then, and not what it is about.
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
