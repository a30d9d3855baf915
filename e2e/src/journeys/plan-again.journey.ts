import type { Page } from '@playwright/test';
import { Entrance } from '../pages/entrance.ts';
import { TripPage } from '../pages/trip-page.ts';
import { awaitMessage } from '../product/await-message.ts';
import { expect, test } from '../product/test.ts';

/** Each event of the agenda with its time, in the order of the days. */
async function readAgenda(page: Page, trip: TripPage): Promise<string[]> {
  await trip.show('Calendar');
  await trip.openMonth();
  const events = page.getByRole('region', { name: 'Trip Agenda' }).getByRole('listitem');
  return (await events.allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' ').trim());
}

test('a traveller plans again, chooses from it, and takes it back', async ({ page }) => {
  const trip = new TripPage(page);
  await new Entrance(page).arrive('Rita');
  const created = await page.request.post('/api/trips', {
    data: {
      name: 'Spring in Seoul',
      destination: 'Seoul',
      startDate: '2027-04-11',
      endDate: '2027-04-13',
      departureAirport: 'JFK',
      arrivalAirport: 'ICN',
    },
  });
  const { id } = (await created.json()) as { id: number };
  await page.goto(`/trip/${id}`);

  const later: string[] = [];
  await test.step('saves three places, and applies their plan', async () => {
    await trip.show('Discover');
    const names = await trip.savable();
    later.push(...names.slice(3, 5));
    expect(later).toHaveLength(2);
    for (const name of names.slice(0, 3)) await trip.save(name);
    await trip.open('Places');
    await trip.openPlan();
    await trip.applyPlan();
  });
  const planned = await readAgenda(page, trip);
  expect(planned).toHaveLength(3);

  await test.step('removes one place, and saves two others', async () => {
    await trip.open('Places');
    const card = page.getByRole('article').first();
    await card.getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('2 saved places')).toBeVisible();
    await trip.open('Discover');
    for (const name of later) await trip.save(name);
  });
  const before = await readAgenda(page, trip);
  expect(before).toHaveLength(2);
  expect(planned).toEqual(expect.arrayContaining(before));

  await test.step('planning again leaves everything where it is', async () => {
    await trip.openPlan();
    await trip.plan.getByRole('switch', { name: 'Plan again' }).check();
    await expect(trip.plan.getByText('Stays', { exact: true })).toHaveCount(2);
    await expect(trip.plan.getByText('Moves', { exact: true })).toHaveCount(0);
    await expect(trip.plan.getByRole('checkbox', { name: /^Add / })).toHaveCount(2);
  });

  await test.step('unless the days begin later', async () => {
    await trip.plan.getByRole('button', { name: 'Wishes' }).click();
    await trip.plan.getByLabel('Day starts').selectOption('14:00');
    await expect(trip.plan.getByText('Moves', { exact: true }).first()).toBeVisible();
    await trip.plan.getByRole('checkbox', { name: /^Add / }).first().uncheck();
    await trip.plan.getByRole('button', { name: /^Apply \d+ changes?$/ }).click();
    await trip.plan.waitFor({ state: 'hidden' });
    await expect(page.getByRole('button', { name: 'Auto-plan 1' })).toBeVisible();
  });

  await test.step('and one Undo restores everything', async () => {
    await awaitMessage(page, 'Restored', async () =>
      page.getByRole('button', { name: 'Undo', exact: true }).click(),
    );
    await expect(page.getByRole('button', { name: 'Auto-plan 2' })).toBeVisible();
    expect(await readAgenda(page, trip)).toEqual(before);
  });
});
