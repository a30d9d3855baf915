import { makeETicketPdf, RETURN_TO_SEOUL } from '../documents/e-ticket.ts';
import { Entrance } from '../pages/entrance.ts';
import { asPdf, ImportDialog } from '../pages/import-dialog.ts';
import { expect, test } from '../product/test.ts';

test.beforeEach(async ({ page }) => {
  const entrance = new Entrance(page);
  await entrance.arrive('Mina');
  await entrance.planTrip();
});

test('a connection that is lost in reading and in creating costs nothing', async ({
  page,
  context,
  faults,
}) => {
  faults.announce(/net::ERR_INTERNET_DISCONNECTED .*\/api\/read-documents\)$/);
  // The airline of the flight number is looked up a moment after it is typed, when the connection may be gone.
  faults.announce(/net::ERR_INTERNET_DISCONNECTED .*\/trpc\/(trips\.create|airports\.airline)\?/);
  const dialog = new ImportDialog(page);
  const sentence = 'Please check your connection and try again';
  await dialog.root.getByLabel('Flight number').fill('KE 081');
  await context.setOffline(true);
  await dialog.upload(asPdf('e-ticket.pdf', await makeETicketPdf(RETURN_TO_SEOUL)));
  await expect(dialog.root.getByText(sentence)).toBeVisible();
  await expect(dialog.root.getByLabel('Flight number')).toHaveValue('KE 081');

  await context.setOffline(false);
  await dialog.root.getByRole('button', { name: 'Try again' }).click();
  await dialog.reviewed();
  await dialog.toTrip();
  await dialog.root.getByLabel('Trip name').fill('رحلة 🏝️');
  await context.setOffline(true);
  await dialog.create();
  await expect(dialog.root.getByText(`Failed to create trip: ${sentence}`)).toBeVisible();
  await expect(dialog.root.getByLabel('Trip name')).toHaveValue('رحلة 🏝️');

  await context.setOffline(false);
  await dialog.create();
  await page.waitForURL(/\/trip\/\d+/);
});

test('two tabs have a draft each', async ({ page, context }) => {
  const dialog = new ImportDialog(page);
  const ticket = asPdf('e-ticket.pdf', await makeETicketPdf(RETURN_TO_SEOUL));
  await dialog.upload(ticket);
  await dialog.reviewed();

  const other = await context.newPage();
  await other.goto('/?new=trip');
  const second = new ImportDialog(other);
  await expect(second.root.getByText('Drop your e-ticket here')).toBeVisible();
  await second.upload(ticket);
  await second.reviewed();
  await second.toTrip();
  await second.root.getByLabel('Trip name').fill('Spring');
  await second.create();
  await other.waitForURL(/\/trip\/\d+/);

  await page.bringToFront();
  await expect(dialog.value('Flight number', 0)).toContainText('KE82');
  await dialog.toTrip();
  await dialog.create();
  await page.waitForURL(/\/trip\/\d+/);
  expect(page.url()).not.toBe(other.url());
});
