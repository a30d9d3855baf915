import type { Page } from '@playwright/test';
import { SeoulDemo } from '../pages/seoul-demo.ts';
import { TripPage } from '../pages/trip-page.ts';
import { expectAccessible } from '../product/accessible.ts';
import { awaitMessage } from '../product/await-message.ts';
import { expect, test } from '../product/test.ts';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

const autoPlan = (page: Page, count: number) =>
  page.getByRole('button', { name: `Auto-plan ${count}` }).first();

for (const viewport of SIZES) {
  test(`plan, untick two, apply and undo at ${viewport.width}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const trip = new TripPage(page);
    await new SeoulDemo(page).start();
    await trip.open('Places');
    const ticks = trip.plan.getByRole('checkbox', { name: /^Add / });

    await test.step('look at the plan, and leave it', async () => {
      await trip.openPlan();
      await expect(ticks).toHaveCount(9);
      await expectAccessible(page, 'plan');
      await page.keyboard.press('Escape');
      await expect(trip.plan).toHaveCount(0);
      await expect(autoPlan(page, 9)).toBeVisible();
    });

    await test.step('take two out of it, which keep their rows', async () => {
      await trip.openPlan();
      await expect(trip.plan.getByRole('button', { name: 'Apply 9 places' })).toBeEnabled();
      await ticks.nth(0).uncheck();
      await ticks.nth(1).uncheck();
      await expect(ticks).toHaveCount(9);
    });

    await test.step('apply the other seven at once', async () => {
      await trip.plan.getByRole('button', { name: 'Add 7 of 9' }).click();
      await expect(page.getByText('Successfully planned 7 items, 0 failed')).toBeVisible();
      await expect(trip.plan).toHaveCount(0);
      await expect(autoPlan(page, 2)).toBeVisible();
    });

    await test.step('and take all seven back at once', async () => {
      await awaitMessage(page, 'Restored', async () =>
        page.getByRole('button', { name: 'Undo', exact: true }).click(),
      );
      await expect(autoPlan(page, 9)).toBeVisible();
    });
  });
}

test('column, map and calendar show the same plan before it is applied', async ({ page }) => {
  const trip = new TripPage(page);
  await new SeoulDemo(page).start();
  await trip.openPlan();
  const tick = trip.plan.getByRole('checkbox', { name: 'Add Seoul Sky' });
  await trip.plan.getByRole('button', { name: /^Day 4/ }).click();

  await test.step('on the map, with its number', async () => {
    const pin = page.getByRole('button', { name: /^Stop \d+: Seoul Sky, suggested$/ });
    await expect(pin).toBeVisible();
    await tick.uncheck();
    await expect(pin).toHaveCount(0);
    await tick.check();
    await expect(pin).toBeVisible();
  });

  await test.step('in the calendar, at its hour', async () => {
    await trip.openMonth();
    const block = page.getByRole('button', { name: /^Seoul Sky .*suggested$/ });
    await expect(block).toBeVisible();
    await tick.uncheck();
    await expect(block).toHaveCount(0);
  });

  await test.step('a reload has nothing of it', async () => {
    await page.reload();
    await expect(autoPlan(page, 9)).toBeVisible();
    await expect(trip.plan).toHaveCount(0);
  });
});
