import type { Page } from '@playwright/test';

/** Presses one after the other what these selectors find first; they go by marks that are the same in every language. */
export const press =
  (...selectors: readonly string[]) =>
  async (page: Page): Promise<void> => {
    for (const selector of selectors) await page.locator(selector).first().click();
  };
