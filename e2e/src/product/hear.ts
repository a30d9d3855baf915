import type { Page } from '@playwright/test';

/**
 * Does something and waits for the message that it brings. A message stands for a second and a half, so
 * the page itself looks out for it, frame by frame: from outside a busy machine looks too seldom.
 */
export async function hear(page: Page, text: string, act: () => Promise<void>): Promise<void> {
  const body = await page.locator('body').elementHandle();
  const said = page.waitForFunction(
    ({ element, wanted }) => element?.textContent.includes(wanted) ?? false,
    { element: body, wanted: text },
  );
  await Promise.all([said, act()]);
}
