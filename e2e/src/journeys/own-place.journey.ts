import type { Page } from '@playwright/test';
import { Entrance } from '../pages/entrance.ts';
import { TripPage } from '../pages/trip-page.ts';
import { awaitMessage } from '../product/await-message.ts';
import { expect, test } from '../product/test.ts';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const HOTEL = 'Grandma’s House';
const EVENT = 'Cousin’s Wedding';

/** Sets the pin beside the middle of the map, and sees its coordinates written out. */
async function tapMap(page: Page): Promise<void> {
  const map = page.getByRole('dialog').getByRole('application');
  await map.scrollIntoViewIfNeeded();
  await map.click({ position: { x: 140, y: 90 } });
  await expect(page.getByLabel('Coordinates')).toHaveValue(/^37\.\d{5}, 12[67]\.\d{5}$/);
}

for (const viewport of SIZES) {
  test.describe(`${viewport.width} wide`, () => {
    test.use({ viewport });

    test('a traveller adds a hotel and an event of their own', async ({ page }) => {
      const trip = new TripPage(page);
      const dialog = page.getByRole('dialog');
      await new Entrance(page).arrive('Owen');
      const created = await page.request.post('/api/trips', {
        data: {
          name: 'Wedding in Seoul',
          destination: 'Seoul',
          startDate: '2027-04-11',
          endDate: '2027-04-14',
          departureAirport: 'JFK',
          arrivalAirport: 'ICN',
        },
      });
      const { id } = (await created.json()) as { id: number };
      await page.goto(`/trip/${id}`);

      await test.step('enters where they sleep, with a tap on the map', async () => {
        await expect(page.getByRole('region', { name: 'Where do you sleep?' })).toBeVisible();
        await page.getByRole('button', { name: 'Where you sleep' }).click();
        await expect(
          dialog.getByText('3 nights without a place to sleep: Apr 11 – Apr 13'),
        ).toBeVisible();
        await dialog.getByRole('button', { name: 'Add a hotel of your own' }).click();
        await dialog.getByLabel('Name').fill(HOTEL);
        await dialog.getByLabel('Last morning').selectOption('2027-04-13');
        await tapMap(page);
        await awaitMessage(page, 'Place saved', async () =>
          dialog.getByRole('button', { name: 'Save place' }).click(),
        );
      });

      await test.step('is told of the remaining night, and not asked again', async () => {
        const bases = page.getByRole('dialog', { name: 'Where do you sleep?' });
        await expect(bases.getByText('1 night without a place to sleep: Apr 13')).toBeVisible();
        await bases.getByRole('button', { name: 'Close' }).click();
        await expect(page.getByRole('region', { name: 'Where do you sleep?' })).toHaveCount(0);
      });

      await test.step('adds an event that no search finds', async () => {
        await trip.show('Places');
        await page.getByRole('combobox', { name: 'Search places' }).fill(EVENT);
        await page.getByRole('button', { name: 'Add a place of your own' }).click();
        await expect(dialog.getByLabel('Name')).toHaveValue(EVENT);
        await dialog.getByText('Event', { exact: true }).click();
        await dialog.getByLabel('Day').selectOption('2027-04-12');
        await dialog.getByLabel('Starts at', { exact: true }).fill('3');
        await dialog.getByLabel('Starts at: minutes').fill('00');
        await dialog.getByLabel('Starts at: morning or afternoon').selectOption('PM');
        await tapMap(page);
        await awaitMessage(page, 'Place saved', async () =>
          dialog.getByRole('button', { name: 'Save place' }).click(),
        );
      });

      await test.step('sees both on the map', async () => {
        await page.goto(`/trip/${id}?day=2`);
        await trip.show('Map');
        const map = page.locator('.leaflet-container');
        await expect(map.getByRole('button', { name: HOTEL })).toBeVisible();
        await expect(map.getByRole('button', { name: EVENT })).toBeVisible();
      });

      await test.step('and in the calendar', async () => {
        await trip.openMonth();
        const day = page.getByRole('region', { name: 'Monday, April 12' });
        await expect(day.getByRole('button', { name: new RegExp(`^${EVENT} \\d`) })).toBeVisible();
        await expect(day.getByText(`Tonight’s stay: ${HOTEL}`)).toBeVisible();
      });
    });
  });
}
