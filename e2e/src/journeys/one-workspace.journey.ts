import type { Page } from '@playwright/test';
import { SeoulDemo } from '../pages/seoul-demo.ts';
import { TripPage } from '../pages/trip-page.ts';
import { expect, test } from '../product/test.ts';

const PHONE = { width: 390, height: 844 };

const itinerary = (page: Page) => page.getByRole('region', { name: 'Itinerary' });
const dayOf = (page: Page, number: number) =>
  itinerary(page).getByRole('region', { name: `Day ${number}`, exact: true });
const stop = (page: Page, day: number, number: number) =>
  dayOf(page, day).getByRole('button', { name: new RegExp(`^Stop ${number}:`) });
const markers = (page: Page) => page.locator('.leaflet-marker-icon');

test.describe('on a wide page §1.12', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('itinerary, map and calendar show the same day and the same place', async ({ page }) => {
    const trip = new TripPage(page);
    await new SeoulDemo(page).start();

    await test.step('a day that is chosen in the itinerary is the map’s §2.45', async () => {
      await dayOf(page, 2)
        .getByRole('button', { name: /^Day 2/ })
        .click();
      await expect(page).toHaveURL(/day=/);
      await expect(markers(page).filter({ hasText: /^1$/ })).toBeVisible();
    });

    await test.step('a row selects its marker, and the pointer on it shows there', async () => {
      await stop(page, 2, 1).click();
      await expect(stop(page, 2, 1)).toHaveAttribute('aria-pressed', 'true');
      await expect(page.locator('.leaflet-marker-icon[data-selected]')).toHaveText('1');
      await stop(page, 2, 2).hover();
      await expect(page.locator('.leaflet-marker-icon[data-hovered]')).toHaveText('2');
    });

    await test.step('the calendar opens on the day, with the place ringed', async () => {
      await trip.openMonth();
      const block = page.getByRole('button', { name: /^Gyeongbokgung Palace 9:30/ });
      await expect(block).toHaveAttribute('data-selected');
      await expect(page.getByRole('region', { name: /, October/ })).toContainText('Day 2');
    });

    await test.step('a block of the calendar selects its row', async () => {
      const row = stop(page, 2, 2);
      const [, name = ''] = /(?:AM|PM)\s+(.+)/.exec(await row.innerText()) ?? [];
      const day = page.getByRole('region', { name: /, October/ });
      await day.getByRole('button', { name: new RegExp(`^${name} \\d`) }).click();
      await expect(row).toHaveAttribute('aria-pressed', 'true');
      await page.keyboard.press('Escape');
    });

    await test.step('a marker selects its row, and brings it into view', async () => {
      await trip.open('Map');
      await page.getByRole('button', { name: 'All Days' }).click();
      await itinerary(page)
        .getByRole('region', { name: /without a time/ })
        .scrollIntoViewIfNeeded();
      await dayOf(page, 2)
        .getByRole('button', { name: /^Day 2/ })
        .click();
      await markers(page).filter({ hasText: /^1$/ }).click();
      await expect(stop(page, 2, 1)).toHaveAttribute('aria-pressed', 'true');
      await expect(stop(page, 2, 1)).toBeInViewport();
    });

    await test.step('going back closes a dialog, and then leaves the trip at once', async () => {
      const address = page.url();
      await page.getByRole('button', { name: 'Add event on Day 2' }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('dialog')).toBeHidden();
      expect(page.url()).toBe(address);
      await page.goBack();
      await expect(page).toHaveURL(/\/landing$/);
    });
  });
});

for (const viewport of [{ width: 1440, height: 900 }, PHONE]) {
  test.describe(`${viewport.width} wide`, () => {
    test.use({ viewport });

    test('a tab begins at its top, and comes back where it was', async ({ page }) => {
      await new SeoulDemo(page).start();
      const trip = new TripPage(page);
      const top = () =>
        page.evaluate<number>(
          `(document.querySelector('[data-pane]') ?? document.documentElement).scrollTop`,
        );
      await trip.open('Packing');
      await page.getByRole('checkbox').nth(20).scrollIntoViewIfNeeded();
      await expect.poll(top).toBeGreaterThan(300);
      const left = await top();
      await trip.open('Discover');
      await expect.poll(top).toBe(0);
      await trip.open('Packing');
      await expect.poll(top).toBe(left);
    });
  });
}

test.describe('on a map that zooms', () => {
  // Narrow enough that another view takes the map away.
  test.use({ viewport: { width: 900, height: 768 } });

  /** Two frames after the press the zoom is under way, and takes a quarter of a second. */
  const LEAVE = `new Promise((resolve) => {
    document.querySelector('[aria-label="Zoom in"]').click();
    requestAnimationFrame(() => requestAnimationFrame(() => {
      const zooms = document.querySelector('.leaflet-zoom-anim') !== null;
      [...document.querySelectorAll('nav:has([aria-current=page]) button')].find((tab) => tab.textContent.includes('Calendar')).click();
      setTimeout(() => resolve(zooms && document.querySelector('.leaflet-container') === null), 600);
    }));
  })`;

  test('another view may be opened before the zoom has come to its end', async ({ page }) => {
    await new SeoulDemo(page).start();
    await markers(page).first().waitFor();
    expect(await page.evaluate(LEAVE)).toBe(true);
    await new TripPage(page).open('Map');
    await markers(page).first().waitFor();
  });
});

test.describe('on a phone §9.57', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('the sheet has the itinerary, and the page stays under the map', async ({ page }) => {
    await new SeoulDemo(page).start();
    await page
      .getByRole('button', { name: /^Day 2/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Show half of the list' }).click();
    await stop(page, 2, 1).click();
    await expect(page.locator('.leaflet-marker-icon[data-selected]')).toHaveText('1');
    await page.mouse.wheel(0, 600);
    expect(await page.evaluate<number>('window.scrollY')).toBe(0);
    await new TripPage(page).open('Calendar');
    const strip = page.getByRole('group', { name: 'Days of the trip' });
    await expect(strip.getByRole('button', { pressed: true })).toHaveAccessibleName(/, Day 2,/);
  });
});
