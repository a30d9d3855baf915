import type { Page } from '@playwright/test';
import { ByHand } from '../pages/by-hand.ts';
import { SavedTrip } from '../pages/saved-trip.ts';
import { useScheme } from '../product/accessible.ts';
import { expect, test } from '../product/test.ts';

const SEOUL = { destination: 'Seoul', startDate: '2025-10-10', endDate: '2025-10-18' };
const QUERY = '?view=calendar&day=2025-10-11';

/** Takes the stop to the next day by keyboard. */
async function moveToNextDay(page: Page): Promise<void> {
  const handle = page.getByRole('button', { name: 'Move Bukchon' }).first();
  await new ByHand(page).moveByKeys(handle, 'ArrowRight');
}

const inDay = (page: Page, number: number) =>
  page
    .getByRole('region', { name: `Day ${number}`, exact: true })
    .locator('li[data-poi]', { hasText: 'Bukchon' });

test('two tabs of one browser show the same, whichever moves a stop', async ({
  page,
  context,
  faults,
}) => {
  faults.announce(/status of 409 .*\/trpc\/schedule\.arrange/);
  await useScheme(page, 'light');
  const trip = await SavedTrip.make(page, SEOUL);
  await trip.save([{ name: 'Bukchon', date: '2025-10-11', startTime: '10:00', duration: 60 }]);
  await trip.open(QUERY);
  const other = await context.newPage();
  await useScheme(other, 'light');
  await other.goto(page.url());
  await expect(inDay(other, 2)).toBeVisible();

  await moveToNextDay(page);
  await expect(inDay(page, 3)).toBeVisible();
  await expect(inDay(other, 3)).toBeVisible();
  await expect(inDay(other, 2)).toHaveCount(0);

  await moveToNextDay(other);
  await expect(inDay(other, 4)).toBeVisible();
  await expect(inDay(page, 4)).toBeVisible();

  await test.step('an undo does not take back what the other tab did since', async () => {
    await moveToNextDay(page);
    await expect(inDay(other, 5)).toBeVisible();
    await moveToNextDay(other);
    await expect(inDay(page, 6)).toBeVisible();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('Bukchon was moved in another window');
    await expect(inDay(page, 6)).toBeVisible();
    expect((await trip.places())[0]).toMatchObject({ date: '2025-10-15' });
  });
});

test('two devices: the later move is refused with a sentence, and made on request', async ({
  page,
  browser,
  origin,
  faults,
}) => {
  faults.announce(/status of 409 .*\/trpc\/pois\.update/);
  await useScheme(page, 'light');
  const trip = await SavedTrip.make(page, SEOUL);
  await trip.save([{ name: 'Bukchon', date: '2025-10-11', startTime: '10:00', duration: 60 }]);
  await trip.open(QUERY);
  // Another browser of the same traveller, which gets no messages from this one.
  const phone = await browser.newContext({
    baseURL: origin,
    storageState: await page.context().storageState(),
    viewport: { width: 1440, height: 900 },
  });
  const other = await phone.newPage();
  await useScheme(other, 'light');
  await other.goto(page.url());
  await expect(inDay(other, 2)).toBeVisible();

  const [saved] = await trip.places();
  const moved = await page.request.patch(`/api/pois/${saved?.id}`, {
    data: { startTime: '17:00' },
  });
  expect(moved.status()).toBe(200);
  await moveToNextDay(other);
  const alert = other.getByRole('alert');
  await expect(alert).toContainText('Bukchon was moved in another window: Sat 11 Oct, 5:00 PM.');
  await expect(inDay(other, 2)).toContainText('5:00 PM');
  expect((await trip.places())[0]).toMatchObject({ date: '2025-10-11', startTime: '17:00' });

  await alert.getByRole('button', { name: 'Move anyway' }).click();
  await expect(inDay(other, 3)).toBeVisible();
  await expect.poll(async () => (await trip.places())[0]).toMatchObject({ date: '2025-10-12' });
  await phone.close();
});
