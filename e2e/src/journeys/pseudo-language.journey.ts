import { SavedTrip } from '../pages/saved-trip.ts';
import { useScheme } from '../product/accessible.ts';
import { expectNoOverlap } from '../product/overlaps.ts';
import { speakPseudo, toPseudo } from '../product/pseudo-language.ts';
import { expectReadable } from '../product/readable.ts';
import { expect, test } from '../product/test.ts';

const SEOUL = {
  destination: 'Seoul',
  startDate: '2027-10-10',
  endDate: '2027-10-14',
};

test.use({
  locale: 'es-ES',
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
});

test('texts by a third longer fit a phone', async ({ page }) => {
  await speakPseudo(page);
  await useScheme(page, 'light');
  const read = async (where: string): Promise<void> => {
    await expect(page.locator('.mantine-Skeleton-root')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    await expectReadable(page, where);
    await expectNoOverlap(page, where);
  };

  for (const path of ['/', '/landing', '/sign-in', '/privacy', '/nowhere']) {
    await page.goto(path);
    await page.getByRole('contentinfo').waitFor();
    await read(path);
  }
  await page.goto('/landing');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(toPseudo('From a ticket to a plan.'));

  const saved = await SavedTrip.make(page, SEOUL);
  await page.request.patch('/api/auth/user', { data: { language: 'es' } });
  await saved.save([
    { name: 'Gyeongbokgung', date: '2027-10-11', startTime: '10:00', duration: 120 },
    { name: 'Namsan' },
  ]);
  for (const view of [
    '',
    '?view=map',
    '?view=calendar',
    '?view=calendar&span=month',
    '?view=saved',
    '?view=packing',
    '?view=discover',
  ]) {
    await page.goto(view === '' ? '/' : `/trip/${saved.id}${view}`);
    await page.getByRole('contentinfo').waitFor();
    await read(view);
  }

  for (const [view, button] of [
    ['saved', 'Trip Settings'],
    ['calendar', 'Add event'],
    ['calendar', 'Weather'],
    ['saved', 'Auto-plan 1'],
    ['saved', 'Where you sleep'],
  ] as const) {
    await test.step(button, async () => {
      await page.goto(`/trip/${saved.id}?view=${view}`);
      await page
        .getByRole('button', { name: toPseudo(button) })
        .first()
        .click();
      await page.getByRole('dialog').first().waitFor();
      await read(button);
    });
  }
});
