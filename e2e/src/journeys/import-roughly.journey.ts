import { makeETicketPdf, RETURN_TO_SEOUL } from '../documents/e-ticket.ts';
import { Entrance } from '../pages/entrance.ts';
import { asPdf, ImportDialog } from '../pages/import-dialog.ts';
import { awaitLoadedAhead } from '../product/await-loaded-ahead.ts';
import { expect, test } from '../product/test.ts';

const LONG_NAME = `${'a very long name '.repeat(17)}🏝️ رحلة.pdf`;

test.beforeEach(async ({ page }) => {
  const entrance = new Entrance(page);
  await entrance.arrive('Mina');
  await entrance.planTrip();
});

test.describe('320 pixels wide, with text twice as large', () => {
  test.use({ viewport: { width: 320, height: 740 }, hasTouch: true, isMobile: true });

  test('nothing of the way from ticket to trip leaves the screen', async ({ page }) => {
    const dialog = new ImportDialog(page);
    await page.addStyleTag({ content: 'html { font-size: 200% !important; }' });
    const expectToFit = async () => {
      const beyond = `[...document.querySelectorAll('[role=dialog] :is(button, h3, input, fieldset, p, li)')]
        .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
        .map((element) => element.outerHTML.slice(0, 200))`;
      await expect.poll(() => page.evaluate(beyond)).toEqual([]);
    };
    await expectToFit();
    await dialog.upload(asPdf(LONG_NAME, await makeETicketPdf(RETURN_TO_SEOUL)));
    await dialog.reviewed();
    await expectToFit();
    await dialog.edit(0);
    await expect(dialog.field('Seat', 0)).toBeVisible();
    await expectToFit();
    await dialog.toTrip();
    await expect(dialog.root.getByLabel('Trip name')).toBeVisible();
    await expectToFit();
  });
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
  await awaitLoadedAhead(page);
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
