import type { Page } from '@playwright/test';
import { SavedTrip } from '../pages/saved-trip.ts';
import { useScheme } from '../product/accessible.ts';
import { expectReadable } from '../product/readable.ts';
import { expect, test } from '../product/test.ts';

const SEOUL = {
  name: 'Two Weeks of Palaces, Markets and Mountains with Everybody',
  destination: 'Seoul',
  startDate: '2025-10-10',
  endDate: '2025-10-14',
};

/** Twice the size that texts have by default. */
const LARGE = `addEventListener('DOMContentLoaded', () => {
  document.documentElement.style.fontSize = '32px';
})`;

const TEXT_SIZE = 'getComputedStyle(document.documentElement).fontSize';

async function expectLargeAndReadable(page: Page, where: string): Promise<void> {
  expect(await page.evaluate(TEXT_SIZE), where).toBe('32px');
  await expectReadable(page, where);
}

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('text at 200 % fits a phone, and no words are cut', async ({ page }) => {
  await page.addInitScript({ content: LARGE });
  await useScheme(page, 'light');

  await page.goto('/landing');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectLargeAndReadable(page, 'landing');

  const saved = await SavedTrip.make(page, SEOUL);
  await saved.save([
    { name: 'Gyeongbokgung Palace', date: '2025-10-11', startTime: '10:00', duration: 120 },
    { name: 'متحف القصر الوطني 🏯' },
  ]);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Welcome back, Sora!' })).toBeVisible();
  await expectLargeAndReadable(page, 'home');

  for (const view of ['map', 'calendar', 'saved', 'packing', 'discover']) {
    await saved.open(`?view=${view}`);
    await expect(page.locator('.mantine-Skeleton-root')).toHaveCount(0);
    await expectLargeAndReadable(page, view);
  }

  for (const [view, button, title] of [
    ['saved', 'Trip Settings', 'Trip Settings'],
    ['saved', /^Set time for/, 'Set Time for Activity'],
    ['calendar', 'Add event', 'Add and Schedule Event'],
  ] as const) {
    await test.step(title, async () => {
      await saved.open(`?view=${view}`);
      await page.getByRole('button', { name: button }).first().click({ timeout: 8000 });
      await expect(page.getByRole('dialog', { name: title })).toBeVisible();
      await expectLargeAndReadable(page, title);
    });
  }
});
