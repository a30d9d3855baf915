import type { Page } from '@playwright/test';

/** Presses the first match of each selector in turn; selectors use attributes that are the same in every language. */
export const press =
  (...selectors: readonly string[]) =>
  async (page: Page): Promise<void> => {
    for (const selector of selectors) await page.locator(selector).first().click();
  };
