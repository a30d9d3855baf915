import type { Screen, Viewer } from '../pictures/screen.ts';
import { SCREENS } from '../pictures/screens.ts';
import { enter } from '../pictures/viewers.ts';
import {
  expectContrast,
  expectNavigable,
  followSystemScheme,
  switchScheme,
} from '../product/navigable.ts';
import { expect, test } from '../product/test.ts';

const LANGUAGES = ['en', 'ko', 'es'] as const;

/** What a traveller's own trip opens is gone through by the journey of accessibility. */
const VIEWERS: readonly Viewer[] = ['visitor', 'newcomer', 'full', 'admin'];

for (const viewer of VIEWERS) {
  test(`every screen and dialog of a ${viewer} is accessible in every theme and language`, async ({
    page,
  }) => {
    // Up to thirty screens, each in three languages.
    test.setTimeout(600_000);
    await followSystemScheme(page);
    const tripId = await enter(page, viewer, LANGUAGES[0]);
    const opened = page.locator('[role=dialog]:visible, [role=menu]:visible').first();

    const settle = async ({ act }: Screen, language: string): Promise<void> => {
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await page.locator('footer select').waitFor();
      // What the address or the page keeps open is there again in the other language; the rest is opened again.
      if (act && !(await opened.isVisible())) await act(page);
      if (act) await opened.waitFor();
      await expect(page.locator('.mantine-Skeleton-root')).toHaveCount(0);
    };

    // A screen begins in the language in which the one before it ended.
    let languages = [...LANGUAGES];
    for (const screen of SCREENS.filter((shown) => shown.viewer === viewer)) {
      await test.step(screen.name, async () => {
        const [first = 'en', ...others] = languages;
        await switchScheme(page, 'light');
        await page.goto(screen.path.replace('{trip}', String(tripId)));
        await page.waitForLoadState('networkidle');
        await settle(screen, first);
        await expectNavigable(page, `${screen.name}, ${first}, light`);
        await switchScheme(page, 'dark');
        await expectContrast(page, `${screen.name}, ${first}, dark`);
        for (const language of others) {
          await page.locator('footer select').selectOption(language);
          await settle(screen, language);
          await expectNavigable(page, `${screen.name}, ${language}, dark`);
        }
        languages = languages.toReversed();
      });
    }
  });
}
