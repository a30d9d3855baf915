import { SavedTrip } from '../pages/saved-trip.ts';
import { awaitLoadedAhead } from '../product/await-loaded-ahead.ts';
import { expect, test } from '../product/test.ts';

const SEOUL = { destination: 'Seoul', startDate: '2025-10-10', endDate: '2025-10-18' };

test('a press before its code is there, without a network, costs no more than a new load', async ({
  page,
  context,
  faults,
}) => {
  faults.announce(/net::ERR_INTERNET_DISCONNECTED/);
  let isLost = true;
  await page.route(/\/assets\/add-event[^/]*\.js$/, (route) =>
    isLost ? route.abort('internetdisconnected') : route.continue(),
  );
  const trip = await SavedTrip.make(page, SEOUL);
  await trip.open('');
  const add = page.getByRole('button', { name: 'Add event on Day 2' }).first();
  await add.waitFor();
  await awaitLoadedAhead(page);
  await context.setOffline(true);
  await add.click();
  await expect(page.getByText('You’re offline.', { exact: false }).first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  isLost = false;
  const loadedAnew = page.waitForEvent('domcontentloaded');
  await context.setOffline(false);
  await loadedAnew;
  await add.click();
  await expect(page.getByRole('dialog', { name: 'Add and Schedule Event' })).toBeVisible();
});

const LANDINGS = [
  {
    locale: 'en-US',
    theme: 'light',
    title: 'From a ticket to a plan.',
    upload: 'Upload your e-ticket',
  },
  {
    locale: 'ko-KR',
    theme: 'dark',
    title: '항공권에서 여행 계획까지.',
    upload: '전자 항공권 올리기',
  },
] as const;

for (const { locale, theme, title, upload } of LANDINGS) {
  test(`the landing page is there before its scripts, and goes on with them: ${locale}, ${theme}`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ locale, ...(baseURL !== undefined && { baseURL }) });
    await context.addInitScript(
      `window.origin !== 'null' && localStorage.setItem('theme', '${theme}')`,
    );
    const page = await context.newPage();
    const scripts = Promise.withResolvers<void>();
    await page.route(/\/assets\/start-[^/]*\.js$/, async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await page.goto('/landing', { waitUntil: 'commit' });

    const heading = page.locator('h1');
    await expect(heading).toHaveText(title);
    await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2));
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', theme);
    await expect(page.locator('#root')).toHaveAttribute('inert');
    const place = await page.locator('button', { hasText: upload }).boundingBox();
    if (!place) throw new Error('The button has no place.');
    await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2);
    await expect(page.locator('[role=dialog]')).toHaveCount(0);

    const painted = await heading.elementHandle();
    scripts.resolve();
    await expect(page.getByRole('dialog', { name: upload })).toBeVisible();
    await expect(page.locator('#root')).not.toHaveAttribute('inert');
    // The painted elements are still there: they were hydrated, not replaced.
    expect(await painted?.isVisible()).toBe(true);
    await context.close();
  });
}
