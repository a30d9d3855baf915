import { SavedTrip } from '../pages/saved-trip.ts';
import { TripPage } from '../pages/trip-page.ts';
import { useScheme } from '../product/accessible.ts';
import { expect, test } from '../product/test.ts';

const SEOUL = { destination: 'Seoul', startDate: '2025-10-10', endDate: '2025-10-14' };

test('the look keeps the measures of the specification §2.20 §9.44 §9.56', async ({ page }) => {
  await useScheme(page, 'light');
  const saved = await SavedTrip.make(page, SEOUL);
  const ideas = Array.from({ length: 30 }, (_, index) => ({ name: `Idea ${index + 1}` }));
  await saved.save(ideas);
  const trip = new TripPage(page);

  await test.step('the search box of the map is 320 px wide', async () => {
    await saved.open();
    const search = page.getByRole('region', { name: 'Map of Seoul' }).getByRole('search');
    await expect.poll(() => search.locator('..').evaluate((box) => box.clientWidth + 2)).toBe(320);
  });

  await test.step('the tabs have a shadow within 64 px of the top', async () => {
    await trip.show('Places');
    const tabs = page.getByRole('navigation', { name: 'Views of this trip' });
    const top = () => tabs.evaluate((bar) => bar.getBoundingClientRect().top);
    expect(await top()).toBeGreaterThan(64);
    await expect(tabs).toHaveCSS('box-shadow', 'none');
    await page.mouse.wheel(0, 400);
    await expect.poll(top).toBeLessThanOrEqual(64);
    await expect(tabs).not.toHaveCSS('box-shadow', 'none');
  });

  await test.step('a card fades for 300 ms, and not where motion is reduced', async () => {
    const card = page.getByRole('article', { name: 'Idea 1', exact: true });
    await expect(card).toHaveCSS('transition-duration', '0s');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect(card).toHaveCSS('transition-duration', /^0\.3s/);
  });

  await test.step('the list of the unscheduled scrolls above 300 px', async () => {
    await trip.show('Calendar');
    await page.getByRole('button', { name: 'Add event' }).first().click();
    const list = page.getByRole('region', { name: 'Unscheduled events' }).getByRole('list');
    await expect(list.getByRole('listitem')).toHaveCount(ideas.length);
    const { height = 0 } = (await list.boundingBox()) ?? {};
    expect(Math.round(height)).toBe(300);
  });
});

test('the banner of the New World Lab leads out, and the page is loaded anew §4.51', async ({
  page,
}) => {
  await page.goto('/terms');
  await page.evaluate(`
    localStorage.setItem('partner-mode-active', 'true');
    localStorage.setItem('language', 'es');
  `);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Salir' }).click();
  await loaded;
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('region', { name: 'New World Lab Mode' })).toHaveCount(0);
  expect(await page.evaluate("localStorage.getItem('partner-mode-active')")).toBeNull();
});
