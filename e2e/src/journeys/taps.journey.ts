import { makeETicketPdf, RETURN_TO_SEOUL } from '../documents/e-ticket.ts';
import { makeTraveller } from '../pages/entrance.ts';
import { asPdf, ImportDialog, READING_MS } from '../pages/import-dialog.ts';
import { Taps } from '../product/taps.ts';
import { expect, test } from '../product/test.ts';

const MOST_TAPS = 12;
const MOST_MS = 60_000;

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('a new user on a phone: from a PDF to a planned trip in 12 taps', async ({ page }) => {
  const taps = await Taps.of(page);
  const ticket = asPdf('ticket.pdf', await makeETicketPdf(RETURN_TO_SEOUL));
  const traveller = makeTraveller('Tova');
  await page.goto('/landing');
  const upload = page.getByRole('button', { name: 'Upload your e-ticket' });
  await upload.waitFor();
  const startMs = performance.now();

  await test.step('the ticket', async () => {
    await taps.on(upload);
    const dialog = page.getByRole('dialog', { name: 'Upload your e-ticket' });
    const choosing = page.waitForEvent('filechooser');
    await taps.on(dialog.locator('.mantine-Dropzone-root'));
    await (await choosing).setFiles(ticket);
  });

  await test.step('the way in', async () => {
    await taps.on(page.getByText('Continue with name and e-mail'));
    await expect(page.getByLabel('Name')).toBeFocused();
    await taps.write(traveller.name);
    await taps.write(traveller.email, page.getByLabel('E-mail'));
    await taps.on(page.getByLabel('I am at least 13 years old'));
    await taps.on(page.getByRole('button', { name: 'Sign in', exact: true }));
    await expect(page.getByLabel('Invite Code')).toBeFocused();
    await taps.write('ALLBLUE');
    await taps.on(page.getByRole('button', { name: 'Submit Code' }));
  });

  await test.step('the trip', async () => {
    const { root } = new ImportDialog(page);
    const next = root.getByRole('button', { name: 'Next: the trip' });
    await next.waitFor({ timeout: READING_MS });
    await taps.on(next);
    await taps.on(root.getByRole('button', { name: 'Create Trip' }));
    await expect(page).toHaveURL(/\/trip\/1\d{6}/);
  });

  await test.step('a place on a day', async () => {
    await taps.on(page.getByRole('button', { name: 'Discover Places' }).first());
    await taps.on(page.getByRole('button', { name: /^Add to day: / }).first());
    // The first day ends with the landing.
    await taps.on(page.getByRole('menuitem', { name: /Day 2/ }));
    const trips = await page.request.get('/api/trips');
    const [trip] = (await trips.json()) as { id: number }[];
    const stored = async (): Promise<unknown> =>
      (await page.request.get(`/api/trips/${trip?.id}/pois`)).json();
    const planned = { date: expect.any(String), startTime: expect.any(String) };
    await expect.poll(stored).toMatchObject([planned]);
  });

  expect(taps.count).toBeGreaterThan(0);
  expect(taps.count).toBeLessThanOrEqual(MOST_TAPS);
  expect(performance.now() - startMs).toBeLessThan(MOST_MS);
});
