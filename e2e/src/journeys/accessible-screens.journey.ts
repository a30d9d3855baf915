import { LANGUAGES } from '@ooo/texts/languages';
import type { Page } from '@playwright/test';
import type { Screen, Viewer } from '../pictures/screen.ts';
import { SCREENS } from '../pictures/screens.ts';
import { enter } from '../pictures/viewers.ts';
import {
  expectAccessible,
  expectContrast,
  followSystemScheme,
  switchScheme,
} from '../product/accessible.ts';
import { expect, test } from '../product/test.ts';

const VIEWERS: readonly Viewer[] = ['traveller', 'visitor', 'newcomer', 'full', 'away', 'admin'];

/** Of one test, which takes about a minute then. */
const MOST_SCREENS = 25;

/** Placeholders of content that is still loading. */
const COMING = '.mantine-Skeleton-root, main [aria-busy=true]';

const OPENED = '[role=dialog]:visible, [role=menu]:visible';

/** Buttons that open nothing on a wide screen. */
const BESIDE: ReadonlySet<string> = new Set([
  'plan',
  'plan-wishes',
  'packing-preferences',
  'map-place',
]);

/** An account has its language already. */
async function chooseLanguage(page: Page, language: string): Promise<void> {
  await page.goto('/terms');
  await page.locator('footer select').selectOption(language);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

async function open(page: Page, { name, path, shows, act }: Screen, tripId: number): Promise<void> {
  // A review that was begun would go on by itself.
  await page.evaluate('window.origin !== "null" && sessionStorage.clear()');
  await page.goto(path.replace('{trip}', String(tripId)));
  await page.locator('footer select').waitFor();
  if (shows) await page.locator(shows).first().waitFor();
  await act?.(page);
  if (act && !BESIDE.has(name)) await page.locator(OPENED).first().waitFor();
  await expect(page.locator(COMING)).toHaveCount(0);
}

/** A viewer with many screens comes more than once in each language, so that every core has some of them. */
function* listVisits() {
  for (const viewer of VIEWERS) {
    const all = SCREENS.filter((shown) => shown.viewer === viewer);
    const parts = Math.ceil(all.length / MOST_SCREENS);
    for (let part = 0; part < parts; part += 1) {
      const screens = all.filter((_, index) => index % parts === part);
      const title = parts > 1 ? `${viewer}, ${part + 1} of ${parts}` : viewer;
      for (const language of LANGUAGES) yield { viewer, language, title, screens };
    }
  }
}

// Of each step it would keep what the page holds, which takes as long as axe: what axe finds says where it is.
test.use({ trace: 'off' });

test.describe.configure({ mode: 'parallel' });

// The admin is the same one in all journeys.
test.afterEach(({ page }) =>
  page.request.patch('/api/auth/user', { data: { language: LANGUAGES[0] } }),
);

for (const { viewer, language, title, screens } of listVisits()) {
  test(`screens, dialogs and menus are accessible in both themes, ${language}: ${title}`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    page.setDefaultTimeout(20_000);
    await followSystemScheme(page);
    await switchScheme(page, 'light');
    const tripId = await enter(page, viewer, language);
    if (viewer === 'visitor') await chooseLanguage(page, language);
    for (const [index, screen] of screens.entries()) {
      await test.step(screen.name, async () => {
        // All rules in one theme, and in the other what differs there.
        const [first, second] =
          index % 2 === 0 ? (['light', 'dark'] as const) : (['dark', 'light'] as const);
        await open(page, screen, tripId);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expectAccessible(page, `${screen.name}, ${language}, ${first}`);
        await switchScheme(page, second);
        await expectContrast(page, `${screen.name}, ${language}, ${second}`);
      });
    }
  });
}
