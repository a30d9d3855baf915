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

const VIEWERS: readonly Viewer[] = ['visitor', 'newcomer', 'traveller', 'full', 'admin'];

/** What a wide page shows beside the rest and not as a dialog. */
const BESIDE: ReadonlySet<string> = new Set(['plan', 'packing-preferences']);

test.describe.configure({ mode: 'parallel' });

// The admin is the same one in all journeys.
test.afterEach(({ page }) =>
  page.request.patch('/api/auth/user', { data: { language: LANGUAGES[0] } }),
);

for (const viewer of VIEWERS) {
  // A traveller has more than twenty: the languages take turns.
  const title = viewer === 'traveller' ? 'in one of three languages each' : 'in three languages';
  test(`the screens and dialogs of one viewer are accessible, ${title}: ${viewer}`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    page.setDefaultTimeout(20_000);
    await followSystemScheme(page);
    const tripId = await enter(page, viewer, LANGUAGES[0]);
    const opened = page.locator('[role=dialog]:visible, [role=menu]:visible').first();

    const open = async ({ path }: Screen): Promise<void> => {
      // A review that was begun would go on by itself.
      await page.evaluate('window.origin !== "null" && sessionStorage.clear()');
      await page.goto(path.replace('{trip}', String(tripId)));
    };
    const show = async ({ name, act }: Screen, language: string): Promise<void> => {
      await page.locator('footer select').selectOption(language);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await page.waitForLoadState('networkidle');
      await act?.(page);
      if (act && BESIDE.has(name)) await page.waitForLoadState('networkidle');
      else if (act) await opened.waitFor();
      await expect(page.locator('.mantine-Skeleton-root')).toHaveCount(0);
    };

    const screens = SCREENS.filter((shown) => shown.viewer === viewer);
    for (const [index, screen] of screens.entries()) {
      const turned = [...LANGUAGES.slice(index % 3), ...LANGUAGES.slice(0, index % 3)];
      const [first = 'en', ...others] = viewer === 'traveller' ? turned.slice(0, 1) : turned;
      await test.step(screen.name, async () => {
        await switchScheme(page, 'light');
        await open(screen);
        await show(screen, first);
        await expectNavigable(page, `${screen.name}, ${first}, light`);
        await switchScheme(page, 'dark');
        await expectContrast(page, `${screen.name}, ${first}, dark`);
        for (const language of others) {
          // A menu closes when the focus goes elsewhere, and a dialog has the footer out of reach.
          if (screen.act) await open(screen);
          await show(screen, language);
          await expectNavigable(page, `${screen.name}, ${language}, dark`);
        }
      });
    }
  });
}
