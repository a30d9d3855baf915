import type { Page } from '@playwright/test';

/**
 * Does something and waits for the message that it brings. A message is shown for a second and a half, so
 * the page itself watches for it, frame by frame: polling from outside would miss it on a busy machine.
 */
export async function awaitMessage(
  page: Page,
  text: string,
  act: () => Promise<void>,
): Promise<void> {
  const body = await page.locator('body').elementHandle();
  const said = page.waitForFunction(
    ({ element, wanted }) => element?.textContent.includes(wanted) ?? false,
    { element: body, wanted: text },
  );
  await Promise.all([said, act()]);
}
