import type { Page } from '@playwright/test';
import { ByHand } from '../pages/by-hand.ts';
import { SeoulDemo } from '../pages/seoul-demo.ts';
import { expectAccessible, useScheme } from '../product/accessible.ts';
import { expect, test } from '../product/test.ts';

const VILLAGE = 'Bukchon Hanok Village';

const column = (page: Page, date: string) => page.locator(`[data-drop=hours][data-date="${date}"]`);
const block = (page: Page, date: string) =>
  column(page, date).getByRole('button', { name: new RegExp(`^${VILLAGE} `) });
const selectedMarker = (page: Page) => page.locator('.leaflet-marker-icon[data-selected]');

test.use({ viewport: { width: 1440, height: 900 } });

test('a week, its blocks by mouse and keyboard, and the map beside it', async ({ page }) => {
  await useScheme(page, 'light');
  await new SeoulDemo(page).start();
  await page.goto('/smart-packlist?view=calendar&day=2025-10-02&span=day');
  const hand = new ByHand(page);

  await test.step('the week is in the address, and no more columns than days', async () => {
    await page.getByText('Week', { exact: true }).click();
    await expect(page).toHaveURL(/span=week/);
    await expect(page.getByRole('heading', { name: 'Oct 1 - Oct 6, 2025' })).toBeVisible();
    await expect(page.locator('[data-drop=hours]')).toHaveCount(6);
    await expect(block(page, '2025-10-02')).toBeInViewport();
    await expectAccessible(page, 'the week');
  });

  await test.step('a block goes to another day by mouse', async () => {
    const from = block(page, '2025-10-02');
    const start = await from.boundingBox();
    const to = await column(page, '2025-10-05').boundingBox();
    if (!start || !to) throw new Error('They are not on the page.');
    await page.mouse.move(start.x + 30, start.y + 20);
    await page.mouse.down();
    await page.mouse.move(to.x + 30, start.y + 20, { steps: 12 });
    await expect(hand.card).toContainText('Sun 5 Oct, 2:30 PM - 3:45 PM');
    await hand.letGo();
    await expect(block(page, '2025-10-05')).toHaveAccessibleName(/2:30 PM/);
    await expect(from).toHaveCount(0);
    await expect(hand.day(5).getByText(VILLAGE)).toBeAttached();
  });

  await test.step('and by keyboard, which says why not, and stays with it', async () => {
    const handle = column(page, '2025-10-05').getByRole('button', { name: `Move ${VILLAGE}` });
    await handle.focus();
    await page.keyboard.press('Enter');
    await expect(hand.card).toContainText('Arrow keys to move');
    await page.keyboard.press('ArrowRight');
    await expect(hand.card).toContainText('Closed on Mondays.');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowDown');
    await expect(hand.card).toContainText('Sat 4 Oct, 2:45 PM - 4:00 PM');
    await page.keyboard.press('Enter');
    await expect(block(page, '2025-10-04')).toHaveAccessibleName(/2:45 PM.*Overlaps another stop$/);
    await expect(page.locator('[data-handle^=block]:focus')).toHaveAccessibleName(
      `Move ${VILLAGE}`,
    );
  });

  await test.step('the map beside it shows the same place and day', async () => {
    await expect(page.locator('.leaflet-container')).toBeVisible();
    await block(page, '2025-10-04').click();
    await page.keyboard.press('Escape');
    await expect(selectedMarker(page)).toHaveText('3');
    await expect(page).toHaveURL(/day=2025-10-04/);
    await block(page, '2025-10-04').hover();
    await expect(page.locator('.leaflet-marker-icon[data-hovered]')).toHaveText('3');
  });

  await test.step('a marker selects its block, and the choice of the map is kept', async () => {
    const week = page.getByRole('region', { name: /^Week,/ });
    await week.getByRole('button', { name: /^Day 2 / }).click();
    await page.locator('.leaflet-marker-icon', { hasText: /^1$/ }).click();
    await expect(column(page, '2025-10-02').locator('[data-selected]')).toBeInViewport();
    await page.reload();
    await expect(selectedMarker(page)).toHaveText('1');
    await page.getByRole('button', { name: 'Hide map' }).click();
    await expect(page.locator('.leaflet-container')).toHaveCount(0);
  });

  await test.step('going back leaves the trip at once', async () => {
    await page.goBack();
    await expect(page).not.toHaveURL(/span=week/);
  });
});
