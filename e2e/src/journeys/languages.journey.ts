import { texts as es } from '@ooo/texts/es/web/resources';
import { texts as ko } from '@ooo/texts/ko/web/resources';
import { makeETicketPdf, RETURN_TO_SEOUL } from '../documents/e-ticket.ts';
import { makeTraveller } from '../pages/entrance.ts';
import { asPdf, READING_MS } from '../pages/import-dialog.ts';
import { SpokenProduct } from '../pages/spoken-product.ts';
import { awaitLoadedAhead } from '../product/await-loaded-ahead.ts';
import { expect, test } from '../product/test.ts';

const MAX_CATALOGUE_BYTES = 30_000;
const PLACES = 4;

for (const [locale, language, texts, other] of [
  ['ko-KR', 'ko', ko, es],
  ['es-MX', 'es', es, ko],
] as const) {
  test.describe(locale, () => {
    test.use({ locale });

    test('the main journey says nothing in English §1.19', async ({ page }) => {
      // Some thirty screens and dialogs, each read whole.
      test.slow();
      const product = new SpokenProduct(page, texts);
      const { account, entry, invites, landing, places, schedule, tickets } = texts;

      await test.step('signed out', async () => {
        await product.open('/');
        await product.readDialog(landing.hero.howItWorks);
        await product.open('/landing');
        await product.readDialog(landing.landing.upload);
        for (const path of ['/privacy', '/terms', '/nowhere']) await product.open(path);
      });

      await test.step('signing in, with mistakes', async () => {
        await product.open('/sign-in');
        await product.press(entry.signIn.submit);
        await page.getByText(texts.fields['own-name']).waitFor();
        await product.read('mistakes');
        const { name, email } = makeTraveller('Mina');
        await page.getByLabel(entry.signIn.name).fill(name);
        await page.getByLabel(entry.signIn.email).fill(email);
        await page.getByLabel(entry.signIn.isOldEnough).check();
        await page.getByRole('button', { name: entry.signIn.submit, exact: true }).click();
        await page.getByLabel(invites.field).fill('WRONG');
        await product.press(invites.submit);
        await page.getByRole('alert').waitFor();
        await product.read('invite');
        await page.getByLabel(invites.field).fill('ALLBLUE');
        await product.press(invites.submit);
        await product.control(texts.trips.plan.title).waitFor();
        await product.read('home');
      });

      await test.step('from a ticket to a trip', async () => {
        await product.press(texts.trips.plan.title);
        const dialog = page.getByRole('dialog');
        const ticket = asPdf('ticket.pdf', await makeETicketPdf(RETURN_TO_SEOUL));
        await dialog.locator('input[type=file]').first().setInputFiles([ticket]);
        await product.control(tickets.review.next).waitFor({ timeout: READING_MS });
        await product.read('review');
        await product.press(tickets.review.next);
        await product.control(tickets.trip.create).waitFor();
        await product.read('the new trip');
        await product.press(tickets.trip.create);
        await page.waitForURL(/\/trip\/1\d{6}/u);
      });
      const trip = new URL(page.url()).pathname;

      const names: string[] = [];
      await test.step('places on days', async () => {
        await product.open(`${trip}?view=discover`);
        const save = new RegExp(`^${places.save.replace('{{name}}', '(.+)')}$`, 'u');
        for (let saved = 0; saved < PLACES; saved += 1) {
          const button = page.getByRole('button', { name: save }).first();
          const name = save.exec((await button.getAttribute('aria-label')) ?? '')?.[1] ?? '';
          names.push(name);
          await button.click();
          const taken = places.unsave.replace('{{name}}', name);
          await page.getByRole('button', { name: taken, exact: true }).first().waitFor();
        }
        await product.open(`${trip}?view=saved`);
        await product.press(schedule.autoPlan.replace('{{count}}', String(PLACES)));
        const apply = schedule.plan.apply_other.replace('{{count}}', String(PLACES));
        await product.control(apply).waitFor();
        await product.read('plan');
        await product.press(apply);
        await product.control(apply).waitFor({ state: 'hidden' });
        for (const view of ['saved', 'map', 'packing', 'calendar', 'calendar&span=month'])
          await product.open(`${trip}?view=${view}`);
      });

      await test.step('dialogs', async () => {
        for (const name of [
          texts.trip.strip.settings,
          texts.weather.badge,
          schedule.addEvent,
          texts.documents.open,
          texts.bases.open,
          texts.common.openPalette,
        ])
          await product.readDialog(name);
        await product.press(texts.overview.title);
        await product.read('what to expect');
        await page.goto(`${trip}?view=calendar`);
        await product.press(texts.itinerary.menu.of.replace('{{name}}', names[0] ?? ''));
        await product.read('menu of a place');
        await product.readDialog(texts.itinerary.menu.details);
      });

      await test.step('account, and the demo', async () => {
        await product.open('/account');
        await product.open('/preferences');
        await product.press(account.menu.open.replace('{{name}}', 'Mina'));
        await product.read('account menu');
        await product.readDialog(account.menu.feedback);
        await page.goto('/smart-packlist?trip=demo&view=calendar');
        await page.getByText(texts.trip.demo.badge, { exact: true }).first().waitFor();
        await product.read('demo');
      });

      await test.step('what is saved stays saved in another language', async () => {
        await page.goto(`${trip}?view=discover`);
        const choice = page.getByLabel(texts.common.footer.language);
        await expect(choice).toHaveValue(language);
        await choice.selectOption(language === 'ko' ? 'es' : 'ko');
        const unsave = new RegExp(`^${other.places.unsave.replace('{{name}}', '.+')}$`, 'u');
        await expect(page.getByRole('button', { name: unsave })).toHaveCount(PLACES);
      });
    });
  });
}

test('another language is one file, and the same address §9.48', async ({ page }) => {
  await page.goto('/landing');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await awaitLoadedAhead(page);
  const loaded: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return;
    loaded.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.getByLabel('Interface language').selectOption('Español');
  await expect(page.getByRole('heading', { name: es.landing.landing.title })).toBeVisible();
  const [bytes = 0, ...more] = await Promise.all(loaded);
  expect(more).toEqual([]);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(MAX_CATALOGUE_BYTES);
  expect(new URL(page.url()).pathname).toBe('/landing');

  await page.reload();
  await expect(page.getByRole('heading', { name: es.landing.landing.title })).toBeVisible();
});

test.describe('where the texts do not come', () => {
  test.use({ locale: 'ko-KR' });

  test('the interface is in English, and the log says why §1.19', async ({ page, faults }) => {
    faults.announce(/The texts of "ko" did not load/u);
    faults.announce(/net::ERR_FAILED/u);
    await page.route(/\/resources-[\w-]+\.js$/u, async (route) => route.abort());
    await page.goto('/landing');
    await expect(page.getByRole('button', { name: 'Start New Trip' })).toBeVisible();
    // It comes after the first screen, and moves what is beside it.
    await page.getByLabel('Interface language').waitFor();
    await page.getByRole('link', { name: 'Terms' }).click();
    await expect(page.getByRole('heading', { name: 'Terms of service' })).toBeVisible();
  });
});
