import { SeoulDemo } from '../pages/seoul-demo.ts';
import { TripPage } from '../pages/trip-page.ts';
import { useScheme } from '../product/accessible.ts';
import { expect, test } from '../product/test.ts';

const DEMO_DAYS = 13;

test('a visitor prints the agenda: every day, ink on white, no day split', async ({ page }) => {
  await useScheme(page, 'dark');
  await new SeoulDemo(page).start();
  await new TripPage(page).openMonth();
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
  const sheet = page.getByTestId('print-sheet');
  await expect(sheet).toBeHidden();

  await page.emulateMedia({ media: 'print' });
  await expect(sheet).toBeVisible();
  const days = sheet.locator('section').filter({ has: page.locator('h2 b') });
  await expect(days).toHaveCount(DEMO_DAYS);
  await expect(days.first()).toContainText('Day 1');
  await expect(days.first()).toHaveCSS('break-inside', 'avoid');
  await expect(sheet).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();

  const pdf = await page.pdf({ format: 'A4' });
  const pages = pdf.toString('latin1').match(/\/Type \/Page\b/g) ?? [];
  expect(pages.length).toBeGreaterThan(1);
  expect(pages.length).toBeLessThan(DEMO_DAYS / 2);
});

test('the component page is not part of the product', async ({ page }) => {
  await page.goto('/ui');
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
});
