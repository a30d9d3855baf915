import { drawETicket } from '../documents/e-ticket-picture.ts';
import { makeETicketPdf, oneFlightOf, RETURN_TO_SEOUL } from '../documents/e-ticket.ts';
import { Entrance } from '../pages/entrance.ts';
import { asPdf, ImportDialog, READING_MS } from '../pages/import-dialog.ts';
import { expectAccessible } from '../product/accessible.ts';
import { expect, test } from '../product/test.ts';

const OUTBOUND = oneFlightOf(RETURN_TO_SEOUL, 0);
const RETURN = oneFlightOf(RETURN_TO_SEOUL, 1);

// The longest file: its journeys run beside each other, each as a traveller of its own.
test.describe.configure({ mode: 'parallel' });

test.beforeEach(async ({ page }) => {
  const entrance = new Entrance(page);
  await entrance.arrive('Mina');
  await entrance.planTrip();
});

test('two tickets at once make one trip, and each field leads to its document §1.6', async ({
  page,
}) => {
  const dialog = new ImportDialog(page);
  await dialog.upload(
    asPdf('outbound.pdf', await makeETicketPdf(OUTBOUND)),
    asPdf('return.pdf', await makeETicketPdf(RETURN)),
    asPdf('outbound again.pdf', await makeETicketPdf(OUTBOUND)),
  );
  await dialog.reviewed();
  await expect(dialog.value('Flight number', 0)).toContainText('KE82');
  await expect(dialog.value('Flight number', 1)).toContainText('KE81');

  await test.step('the pages are drawn, and hovering marks the place', async () => {
    await expect(dialog.document.locator('canvas').first()).toHaveAttribute('width', '1600');
    await dialog.value('Flight number', 0).hover();
    await expect(dialog.document.getByRole('tab', { selected: true })).toHaveText('outbound.pdf');
    await expect(dialog.mark()).toBeInViewport();
    await dialog.value('Seat', 1).focus();
    await page.mouse.move(0, 0);
    await expect(dialog.document.getByRole('tab', { selected: true })).toHaveText('return.pdf');
    await expect(dialog.mark()).toBeInViewport();
  });

  await expectAccessible(page, 'review');

  await test.step('the text is one press away, and by the keyboard', async () => {
    await dialog.document.getByRole('button', { name: 'Actual size' }).press('Enter');
    await expect(dialog.document.getByRole('button', { name: 'Fit to width' })).toBeVisible();
    const views = dialog.document.getByRole('radiogroup', { name: 'Show as' });
    await views.getByText('Text').click();
    await dialog.value('Departs at', 1).focus();
    await expect(dialog.mark()).toHaveText('19:30');
  });

  await test.step('a correction survives a closed dialog and one more document', async () => {
    await dialog.value('Seat', 0).click();
    await expect(dialog.field('Seat', 0)).toBeFocused();
    await dialog.field('Seat', 0).fill('12K');
    await page.keyboard.press('Escape');
    await new Entrance(page).planTrip();
    await dialog.root.getByRole('button', { name: 'Add a document' }).click();
    await dialog.upload(asPdf('both.pdf', await makeETicketPdf(RETURN_TO_SEOUL)));
    await dialog.reviewed();
    await expect(dialog.document.getByRole('tab', { name: 'both.pdf' })).toBeVisible();
    await expect(dialog.value('Seat', 0)).toContainText('12K');
    await expect(dialog.root.getByRole('group')).toHaveCount(2);
  });

  await test.step('and so does a reload', async () => {
    await page.reload();
    await new Entrance(page).planTrip();
    await expect(dialog.value('Seat', 0)).toContainText('12K');
    await expect(dialog.document.getByText('KOREAN AIR').first()).toBeVisible();
  });

  await dialog.toTrip();
  await expectAccessible(page, 'trip step');
  await dialog.create();
  await expect(page.getByText('Apr 11 - Apr 16, 2027')).toBeVisible();

  await test.step('the trip shows its flights by the clocks of their airports', async () => {
    await page.getByRole('button', { name: '2 flights' }).click();
    const flights = page.getByRole('dialog', { name: 'Flights' });
    const there = flights.getByRole('region', { name: 'Outbound' });
    await expect(there).toContainText('KE82 · Korean Air');
    await expect(there).toContainText('12K');
    await expect(there).toContainText('Sun 11 Apr 2027');
    await expect(there).toContainText('Seoul is 13 h ahead of New York.');
    await expectAccessible(page, 'flights');
    await page.keyboard.press('Escape');
    await expect(flights).toBeHidden();
    await expect(page.getByRole('button', { name: '2 flights' })).toBeFocused();
  });
});

test('a protected ticket asks for its password, and says when it is the wrong one', async ({
  page,
}) => {
  const dialog = new ImportDialog(page);
  const buffer = await makeETicketPdf(RETURN_TO_SEOUL, { password: 'han river' });
  await dialog.upload(asPdf('locked.pdf', buffer));
  await dialog.root.getByRole('alert').waitFor({ timeout: READING_MS });
  await expect(dialog.root.getByText('This document needs a password.')).toBeVisible();

  const password = dialog.root.getByLabel('Password of locked.pdf');
  await password.fill('guess');
  await password.press('Enter');
  await expect(password).toHaveValue('');
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await password.fill('han river');
  await dialog.root.getByRole('button', { name: 'Open', exact: true }).click();

  await dialog.reviewed();
  await expect(dialog.value('Flight number', 0)).toContainText('KE82');
  await expect(dialog.document.locator('canvas').first()).toHaveAttribute('width', '1600');
});

test('what is typed and corrected by the keyboard is kept, and a mistake says where it is §1.8', async ({
  page,
}) => {
  const dialog = new ImportDialog(page);
  const plan = page.getByRole('button', { name: /Plan New Trip/ });
  const typed = dialog.root.getByLabel('Flight number');
  await typed.fill('KE 081');
  await page.keyboard.press('Escape');
  await expect(plan).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(typed).toHaveValue('KE 081');

  await dialog.upload(asPdf('e-ticket.pdf', await makeETicketPdf(RETURN_TO_SEOUL)));
  await dialog.reviewed();
  await dialog.value('Seat', 0).press('Enter');
  await expect(dialog.field('Seat', 0)).toBeFocused();
  await dialog.field('Seat', 0).press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await page.keyboard.type('7A');
  await expect(dialog.field('Seat', 0)).toHaveValue('7A');

  await dialog.field('To', 0).fill('JFK');
  await dialog.field('Seat', 0).focus();
  await expect(dialog.root.getByText('The flight starts there too.')).toBeVisible();
  await expectAccessible(page, 'a mistake');
  await dialog.root.getByRole('button', { name: '1 field can’t be right.' }).press('Enter');
  await expect(dialog.field('To', 0)).toBeFocused();

  await dialog.root.getByRole('button', { name: 'Start over' }).press('Enter');
  await dialog.root.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(dialog.value('Seat', 0)).toContainText('7A');
});

test('a picture is read, and a field marks its place on it §1.6', async ({ page }) => {
  const dialog = new ImportDialog(page);
  const picture = await drawETicket(page, RETURN_TO_SEOUL);
  await dialog.upload({ name: 'ticket.png', mimeType: 'image/png', buffer: picture.buffer });
  await dialog.reviewed();
  await expect(dialog.value('Flight number', 0)).toContainText('KE82');

  await dialog.value('Flight number', 0).hover();
  const [mark, drawn] = await Promise.all([
    dialog.mark().boundingBox(),
    dialog.document.locator('img').boundingBox(),
  ]);
  if (!mark || !drawn) throw new Error('the picture and the mark are shown');
  const middle = {
    x: (mark.x + mark.width / 2 - drawn.x) / drawn.width,
    y: (mark.y + mark.height / 2 - drawn.y) / drawn.height,
  };
  const { left, top, width, height } = picture.flightNumber;
  expect(Math.abs(middle.y - (top + height / 2))).toBeLessThan(height / 2);
  expect(middle.x).toBeLessThan(left + width);
  await expect(dialog.mark()).toBeInViewport();
});

test('a flight that a trip already has is noticed, with the way to that trip', async ({ page }) => {
  const dialog = new ImportDialog(page);
  const ticket = asPdf('e-ticket.pdf', await makeETicketPdf(RETURN_TO_SEOUL));
  await dialog.upload(ticket);
  await dialog.reviewed();
  await dialog.toTrip();
  await dialog.root.getByLabel('Trip name').fill('Spring in Seoul');
  await dialog.create();
  await page.waitForURL(/\/trip\/\d+/);
  const address = page.url();

  await page.goto('/');
  await new Entrance(page).planTrip();
  await dialog.upload(ticket);
  await dialog.reviewed();
  await expect(
    dialog.root.getByText('KE82, KE81 are already in your trip “Spring in Seoul”.'),
  ).toBeVisible();
  await dialog.root.getByRole('link', { name: 'Open “Spring in Seoul”' }).click();
  await expect(page).toHaveURL(address);
  await expect(dialog.root).toBeHidden();
});
