import type { Page } from '@playwright/test';
import { SavedTrip } from '../pages/saved-trip.ts';
import { useScheme } from '../product/accessible.ts';
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

/**
 * How far the page is wider than its window, and whose words are cut with no way to read the rest: what ends in an
 * ellipsis or after some lines says so, and what scrolls can be read.
 */
const CUT = `(() => {
  const width = document.documentElement.clientWidth;
  const isShown = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const isCut = (element) => {
    const { overflowX, overflowY, textOverflow, webkitLineClamp, lineHeight } = getComputedStyle(element);
    const isClipped = [overflowX, overflowY].some((value) => value === 'hidden' || value === 'clip');
    if (!isClipped || textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return false;
    // Only for a screen reader.
    if (element.closest('.mantine-VisuallyHidden-root')) return false;
    // Letters reach a little out of a line that is as high as they are.
    const reach = 0.4 * (parseFloat(lineHeight) || 32);
    return (
      element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + reach
    );
  };
  const words = [...document.querySelectorAll('main *, [role=dialog] *')].filter(
    (element) =>
      element instanceof HTMLElement &&
      [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim() !== '') &&
      isShown(element),
  );
  return {
    pixels: Math.max(0, document.documentElement.scrollWidth - width),
    cut: [...new Set(words.filter(isCut).map((element) => element.textContent.trim().slice(0, 40)))],
  };
})()`;

const TEXT_SIZE = 'getComputedStyle(document.documentElement).fontSize';

async function expectReadable(page: Page, where: string): Promise<void> {
  expect(await page.evaluate(TEXT_SIZE), where).toBe('32px');
  expect.soft(await page.evaluate(CUT), where).toEqual({ pixels: 0, cut: [] });
}

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('text at 200 % fits a phone, and no words are cut', async ({ page }) => {
  await page.addInitScript({ content: LARGE });
  await useScheme(page, 'light');

  await page.goto('/landing');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectReadable(page, 'landing');

  const saved = await SavedTrip.make(page, SEOUL);
  await saved.save([
    { name: 'Gyeongbokgung Palace', date: '2025-10-11', startTime: '10:00', duration: 120 },
    { name: 'متحف القصر الوطني 🏯' },
  ]);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Welcome back, Sora!' })).toBeVisible();
  await expectReadable(page, 'home');

  for (const view of ['map', 'calendar', 'saved', 'packing', 'discover']) {
    await saved.open(`?view=${view}`);
    await expect(page.locator('.mantine-Skeleton-root')).toHaveCount(0);
    await expectReadable(page, view);
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
      await expectReadable(page, title);
    });
  }
});
