import { SeoulDemo } from '../pages/seoul-demo.ts';
import { TripPage } from '../pages/trip-page.ts';
import { expectAccessible, useScheme } from '../product/accessible.ts';
import { expect, test } from '../product/test.ts';

for (const [scheme, width] of [
  ['light', 1440],
  ['dark', 390],
] as const) {
  test(`a place gets another time from its sheet, ${scheme}, ${width} pixels wide`, async ({
    page,
  }) => {
    const trip = new TripPage(page);
    const sheet = page.getByRole('dialog', { name: 'Changdeokgung Palace' });
    await page.setViewportSize({ width, height: 844 });
    await useScheme(page, scheme);

    await test.step('opened from the calendar', async () => {
      await new SeoulDemo(page).start();
      await trip.open('Calendar');
      await page.goto('/smart-packlist?view=calendar&day=3&span=month');
      await page.getByRole('button', { name: /^Changdeokgung Palace 10:00 AM/ }).click();
      await page.getByRole('menuitem', { name: 'Details' }).click();
      await expect(sheet.getByText('Fri 3 Oct: 9:00 AM - 6:00 PM')).toBeVisible();
      await expect(sheet.getByText('Day 3 10:00 AM')).toBeVisible();
      await expectAccessible(page, `the sheet of a place, ${scheme}`);
    });

    await test.step('says why a day has no time', async () => {
      await sheet.getByRole('button', { name: /^Day 6 / }).click();
      await expect(sheet.locator('p', { hasText: 'Closed on Mondays.' })).toBeVisible();
    });

    await test.step('moves to the best time of another day, and back again', async () => {
      await sheet.getByRole('button', { name: /^Day 10 / }).click();
      await sheet.getByRole('button', { name: /^Best: / }).click();
      await expect(sheet.getByText(/^Day 10 /).first()).toBeVisible();
      await page.getByRole('button', { name: 'Undo', exact: true }).click();
      await expect(sheet.getByText('Day 3 10:00 AM')).toBeVisible();
    });

    await test.step('comes back from the dialog of any time', async () => {
      const dialog = page.getByRole('dialog', { name: 'Set Time for Activity' });
      await sheet.getByRole('button', { name: 'Other time…' }).click();
      await expect(sheet).toHaveCount(0);
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(sheet.getByText('Day 3 10:00 AM')).toBeVisible();
    });

    await test.step('closes by going back, and leads to the map', async () => {
      await page.goBack();
      await expect(sheet).toHaveCount(0);
      await expect(page).toHaveURL(/view=calendar/);
      await page.getByRole('button', { name: /^Changdeokgung Palace 10:00 AM/ }).click();
      await page.getByRole('menuitem', { name: 'Details' }).click();
      await sheet.getByRole('button', { name: 'View in Map' }).click();
      await expect(page).toHaveURL(/place=\d+/);
      const card = page.getByRole('region', { name: 'Changdeokgung Palace' });
      await card.getByRole('button', { name: 'Details' }).click();
      await expect(sheet).toBeVisible();
    });

    await test.step('keeps a note', async () => {
      await sheet.getByLabel('Notes').fill('The garden wants a ticket of its own.');
      await sheet.getByRole('button', { name: 'Save notes' }).click();
      await expect(sheet.getByRole('button', { name: 'Save notes' })).toHaveCount(0);
      await page.reload();
      await page
        .getByRole('region', { name: 'Changdeokgung Palace' })
        .getByRole('button', { name: 'Details' })
        .click();
      await expect(sheet.getByLabel('Notes')).toHaveValue('The garden wants a ticket of its own.');
    });
  });
}
