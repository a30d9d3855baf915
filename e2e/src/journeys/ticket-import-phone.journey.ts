import { drawETicket } from '../documents/e-ticket-picture.ts';
import { RETURN_TO_SEOUL } from '../documents/e-ticket.ts';
import { Entrance } from '../pages/entrance.ts';
import { ImportDialog } from '../pages/import-dialog.ts';
import { expectAccessible, useScheme } from '../product/accessible.ts';
import { expect, test } from '../product/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('on a phone, a ticket is photographed, checked and becomes a trip', async ({ page }) => {
  await useScheme(page, 'dark');
  const { buffer } = await drawETicket(page, RETURN_TO_SEOUL);
  const entrance = new Entrance(page);
  await entrance.arrive('Yuna');
  await entrance.planTrip();
  const dialog = new ImportDialog(page);

  const [camera] = await Promise.all([
    page.waitForEvent('filechooser'),
    dialog.root.getByRole('button', { name: 'Take a photo' }).tap(),
  ]);
  expect(await camera.element().getAttribute('capture')).toBe('environment');
  await camera.setFiles({ name: 'photo.png', mimeType: 'image/png', buffer });

  await dialog.reviewed();
  await expectAccessible(page, 'review');
  const number = dialog.field('Flight number', 0);
  await expect(
    dialog.root.getByRole('heading', { name: /^New York to Seoul, one way/ }),
  ).toBeVisible();
  await dialog.value('Flight number', 0).tap();
  await expect(number).toHaveValue('KE82');
  await expect(dialog.root.getByText(/“.*KE0*82.*”/)).toBeVisible();

  await test.step('nothing moves away under the finger: one tap opens the days', async () => {
    await dialog.field('Arrives on', 0).tap();
    await expect(page.getByRole('button', { name: '11 April 2027' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: '11 April 2027' })).toBeHidden();
  });

  await test.step('the document is the other side, and leads back to the field', async () => {
    await dialog.root.getByText('Document', { exact: true }).tap();
    await expect(dialog.document.locator('img')).toBeVisible();
    await expectAccessible(page, 'document');
    await dialog.document.locator('[data-field="flightNumber"]').first().click();
    await expect(number).toBeFocused();
  });

  await dialog.toTrip();
  const end = dialog.root.getByRole('button', { name: 'Departure date' });
  await end.tap();
  await page.getByRole('button', { name: '16 April 2027' }).tap();
  await dialog.create();
  await expect(page.getByText('Apr 11 - Apr 16, 2027')).toBeVisible();
});
