import { LANGUAGES } from '@ooo/texts/languages';
import type { Page } from '@playwright/test';
import { SeoulDemo } from '../pages/seoul-demo.ts';
import { expect, test } from '../product/test.ts';

const WIDTHS = [320, 390];
const PAGE_WIDTHS = '[window.innerWidth, document.documentElement.scrollWidth]';

/** A phone's page that is wider than its screen gets a wider viewport, and what is fixed to its edges is cut. */
async function expectToFit(page: Page, width: number): Promise<void> {
  await expect.poll(() => page.evaluate(PAGE_WIDTHS)).toEqual([width, width]);
}

for (const language of LANGUAGES) {
  for (const width of WIDTHS) {
    test.describe(`${language}, ${width} pixels wide`, () => {
      test.use({ viewport: { width, height: 844 }, hasTouch: true, isMobile: true });

      test('no page is wider than the screen', async ({ page }) => {
        await page.goto('/landing');
        await expectToFit(page, width);
        await new SeoulDemo(page).start();
        await page.evaluate((stored) => {
          localStorage.setItem('partner-mode-active', 'true');
          localStorage.setItem('language', stored);
        }, language);
        for (const query of [
          'view=map&day=3',
          'view=calendar',
          'view=saved',
          'view=packing',
          'view=discover',
        ]) {
          await page.goto(`/smart-packlist?${query}`);
          await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          await expectToFit(page, width);
        }
      });
    });
  }
}
