import { readFile } from 'node:fs/promises';
import { makeETicketPdf, oneFlightOf, RETURN_TO_SEOUL } from '../documents/e-ticket.ts';
import { Entrance } from '../pages/entrance.ts';
import { asPdf, ImportDialog } from '../pages/import-dialog.ts';
import { expectAccessible } from '../product/accessible.ts';
import { expect, test } from '../product/test.ts';

const OUTBOUND = oneFlightOf(RETURN_TO_SEOUL, 0);
const RETURN = oneFlightOf(RETURN_TO_SEOUL, 1);

test('a second ticket changes the trip as it said it would, and can be taken back', async ({
  page,
}) => {
  const entrance = new Entrance(page);
  await entrance.arrive('Jun');
  const created = await page.request.post('/api/trips', {
    data: {
      name: 'Spring',
      destination: 'Seoul',
      startDate: '2027-04-10',
      endDate: '2027-04-20',
      arrivalAirport: 'ICN',
    },
  });
  const { id } = (await created.json()) as { id: number };
  await page.request.post('/api/pois', {
    data: {
      tripId: id,
      name: 'Late lunch',
      tag: 'eat',
      date: '2027-04-19',
      startTime: '13:00',
      duration: 90,
    },
  });
  await page.goto(`/trip/${id}`);

  const dialog = new ImportDialog(page, 'Add a ticket to “Spring”');
  await page.getByRole('button', { name: 'Add a ticket' }).click();
  await dialog.upload(
    asPdf('outbound.pdf', await makeETicketPdf(OUTBOUND)),
    asPdf('return.pdf', await makeETicketPdf(RETURN)),
  );
  await dialog.reviewed();
  await dialog.root.getByRole('button', { name: 'Next: what changes' }).click();
  await expect(dialog.root.getByText('Apr 10 - Apr 20, 2027')).toBeVisible();
  await expect(dialog.root.getByText('Apr 11 - Apr 16, 2027')).toBeVisible();
  await expect(dialog.root.getByText('1 place will lose its time but stay saved.')).toBeVisible();
  await expectAccessible(page, 'changes');
  await dialog.root.getByRole('button', { name: 'Change the trip' }).click();

  await expect(dialog.root).toBeHidden();
  await expect(page.getByText('Apr 11 - Apr 16, 2027')).toBeVisible();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(page.getByText('Apr 10 - Apr 20, 2027')).toBeVisible();
  await expect
    .poll(async (): Promise<unknown> => (await page.request.get(`/api/trips/${id}/pois`)).json())
    .toMatchObject([{ name: 'Late lunch', date: '2027-04-19', startTime: '13:00' }]);
});

test('a kept document can be fetched again, and is gone with its trip', async ({ page }) => {
  const entrance = new Entrance(page);
  await entrance.arrive('Sora');
  await entrance.planTrip();
  const dialog = new ImportDialog(page);
  const buffer = await makeETicketPdf(RETURN_TO_SEOUL);
  await dialog.upload(asPdf('e-ticket.pdf', buffer));
  await dialog.reviewed();
  await dialog.toTrip();
  const keep = dialog.root.getByLabel('Keep the document with this trip');
  await expect(keep).not.toBeChecked();
  await keep.check();
  await dialog.create();
  await page.waitForURL(/\/trip\/\d+/);

  await page.getByRole('button', { name: 'Documents' }).click();
  const link = page.getByRole('link', { name: 'Download e-ticket.pdf' });
  await link.waitFor();
  await expectAccessible(page, 'documents');
  const address = await link.getAttribute('href');
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toBe('e-ticket.pdf');
  expect((await readFile(await download.path())).equals(buffer)).toBe(true);

  const tripId = /trip\/(\d+)/.exec(page.url())?.[1];
  await page.request.delete(`/api/trips/${tripId}`);
  const gone = await page.request.get(address ?? '');
  expect(gone.status()).toBe(404);
});

test('documents that cannot be kept do not cost the trip', async ({ page, faults }) => {
  faults.announce(/net::ERR_FAILED .*\/api\/trips\/\d+\/documents\)$/);
  const entrance = new Entrance(page);
  await entrance.arrive('Noa');
  await entrance.planTrip();
  const dialog = new ImportDialog(page);
  await dialog.upload(asPdf('e-ticket.pdf', await makeETicketPdf(RETURN_TO_SEOUL)));
  await dialog.reviewed();
  await dialog.toTrip();
  await dialog.root.getByLabel('Keep the document with this trip').check();
  await page.route('**/api/trips/*/documents', (route) => route.abort());
  await dialog.create();

  const kept = page.getByRole('dialog', { name: 'Your documents' });
  await expect(kept.getByRole('alert')).toContainText(
    'is ready, but we couldn’t save: e-ticket.pdf.',
  );
  await page.unroute('**/api/trips/*/documents');
  await kept.getByRole('button', { name: 'Try again' }).click();
  await page.waitForURL(/\/trip\/\d+/);
  await page.getByRole('button', { name: 'Documents' }).click();
  await expect(page.getByRole('link', { name: 'Download e-ticket.pdf' })).toBeVisible();
});
