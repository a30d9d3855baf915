import { ByHand, centre, centreAtRest, Finger } from '../pages/by-hand.ts';
import { SavedTrip } from '../pages/saved-trip.ts';
import { SeoulDemo } from '../pages/seoul-demo.ts';
import { awaitLoadedAhead } from '../product/await-loaded-ahead.ts';
import { useScheme } from '../product/accessible.ts';
import { expect, test } from '../product/test.ts';

const PALACE = 'Gyeongbokgung Palace';
const MARKET = 'Gwangjang Market';
const VILLAGE = 'Bukchon Hanok Village';
const TOWER = 'N Seoul Tower';
const SEOUL = { destination: 'Seoul', startDate: '2025-10-10', endDate: '2025-10-14' };

test.describe('at a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('a place goes to another day, an hour and back by mouse', async ({ page }) => {
    await useScheme(page, 'light');
    await new SeoulDemo(page).start();
    await page.goto('/smart-packlist?view=calendar&day=2025-10-02&span=month');
    const hand = new ByHand(page);
    await expect(hand.day(2).getByText(PALACE)).toBeVisible();

    await test.step('between two rows of the next day', async () => {
      await hand.dragByMouse(hand.row(PALACE), hand.row(MARKET), 20);
      await expect(hand.card).toContainText('Fri 3 Oct');
      await hand.letGo();
      await expect(hand.day(3).getByText(PALACE)).toBeAttached();
      await expect(hand.day(2).getByText(PALACE)).toHaveCount(0);
      await hand.undo();
      await expect(hand.day(2).getByText(PALACE)).toBeAttached();
    });

    await test.step('a block down by an hour', async () => {
      const block = page.getByRole('button', { name: `${VILLAGE} 2:30 PM` });
      await hand.dragByMouse(block, block, 60);
      await expect(hand.card).toContainText('3:30 PM - 4:45 PM');
      await hand.letGo();
      await expect(page.getByRole('button', { name: `${VILLAGE} 3:30 PM` })).toBeVisible();
    });

    await test.step('what is closed then is refused, and stays', async () => {
      const block = page.getByRole('button', { name: `${PALACE} 9:30 AM` });
      await hand.dragByMouse(block, block, -90);
      await expect(hand.card).toContainText('Closed at that time: open 9:00 AM - 6:00 PM');
      await hand.letGo();
      await expect(block).toBeVisible();
    });

    await test.step('Escape leaves everything as it was', async () => {
      const block = page.getByRole('button', { name: `${PALACE} 9:30 AM` });
      await hand.dragByMouse(block, block, 60);
      await page.keyboard.press('Escape');
      await expect(hand.card).toHaveCount(0);
      await hand.letGo();
      await expect(block).toBeVisible();
    });
  });

  test('a row at the lower edge of the list keeps its time where it is let go at once', async ({
    page,
  }) => {
    await useScheme(page, 'light');
    await new SeoulDemo(page).start();
    const hand = new ByHand(page);
    const row = hand.row(TOWER);
    const zone = page.locator('[data-over-rows]');
    await row.evaluate((element) => {
      const { bottom } = element.getBoundingClientRect();
      const end = element.ownerDocument.defaultView?.innerHeight ?? 0;
      element.closest('[data-scrolls]')?.scrollBy({ top: bottom - end });
    });
    const ideas = page.locator('section[data-drop=ideas]');
    const start = await centre(row);
    await hand.dragByMouse(row, row, -8);
    // The drop zone for unscheduling appears under the pointer, which did not go there, and does not scroll the list.
    const place = await centre(zone);
    expect(Math.abs(place.y - (start.y - 8))).toBeLessThan(26);
    await hand.waitForFrames(20);
    await expect(hand.card).toContainText('Fri 3 Oct, 6:00 PM - 7:30 PM');
    await expect(zone).not.toHaveAttribute('data-over');
    await hand.letGo();
    await expect(zone).toHaveCount(0);
    await expect(ideas.getByText(TOWER)).toHaveCount(0);
    await expect(hand.day(3).getByText(TOWER)).toBeVisible();
    await expect(hand.row(TOWER)).toContainText('6:00 PM');
  });

  test('a place goes to another day by keyboard, and keeps the focus', async ({ page }) => {
    await useScheme(page, 'light');
    await new SeoulDemo(page).start();
    const hand = new ByHand(page);
    const handle = page.getByRole('button', { name: `Move ${PALACE}` });
    await handle.focus();
    await page.keyboard.press('Enter');
    await expect(hand.card).toContainText('Arrow keys to move');
    await page.keyboard.press('ArrowRight');
    await expect(hand.card).toContainText('Fri 3 Oct');
    await page.keyboard.press('Enter');
    await expect(hand.day(3).getByText(PALACE)).toBeAttached();
    await expect(handle).toBeFocused();
    await hand.undo();
    await expect(hand.day(2).getByText(PALACE)).toBeAttached();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a block moves after a long press, and a swipe scrolls', async ({ page }) => {
    await useScheme(page, 'dark');
    await new SeoulDemo(page).start();
    await page.goto('/smart-packlist?view=calendar&day=2025-10-02&span=month');
    const hand = new ByHand(page);
    const finger = await Finger.of(page);
    const block = page.getByRole('button', { name: new RegExp(`^${VILLAGE} `) });
    await block.evaluate((element) => {
      element.scrollIntoView({ block: 'center' });
    });
    const before = await centre(block);

    await finger.swipe(before, -120, { rests: false });
    await finger.lift();
    await expect(hand.card).toHaveCount(0);
    await expect.poll(async () => (await centre(block)).y).toBeLessThan(before.y - 60);
    await expect(block).toHaveAccessibleName(/2:30 PM/);

    await finger.swipe(await centreAtRest(block), 60, { rests: true });
    await expect(hand.card).toContainText('3:30 PM - 4:45 PM');
    await finger.lift();
    await expect(block).toHaveAccessibleName(/3:30 PM/);
    await hand.undo();
    await expect(block).toHaveAccessibleName(/2:30 PM/);
  });

  test('a second finger leaves everything as it was', async ({ page }) => {
    await useScheme(page, 'light');
    await new SeoulDemo(page).start();
    await page.goto('/smart-packlist?view=calendar&day=2025-10-02&span=month');
    const hand = new ByHand(page);
    const finger = await Finger.of(page);
    const block = page.getByRole('button', { name: new RegExp(`^${VILLAGE} `) });
    await block.evaluate((element) => {
      element.scrollIntoView({ block: 'center' });
    });
    const from = await centre(block);
    const to = { x: from.x, y: from.y + 60 };
    await finger.carry(from, to);
    await expect(hand.card).toContainText('3:30 PM - 4:45 PM');
    await finger.addSecond(to);
    await expect(hand.card).toHaveCount(0);
    await finger.lift();
    await expect(block).toHaveAccessibleName(/2:30 PM/);
    await expect(page.getByRole('button', { name: 'Undo', exact: true })).toHaveCount(0);
  });

  test('a row of the sheet goes to a day that the sheet does not show', async ({ page }) => {
    await useScheme(page, 'light');
    await new SeoulDemo(page).start();
    await page.goto('/smart-packlist?view=map&day=2025-10-02');
    const hand = new ByHand(page);
    const finger = await Finger.of(page);
    const sheet = page.getByRole('region', { name: 'Itinerary' }).first();
    for (const step of ['Show half of the list', 'Show the whole list']) {
      await sheet.getByRole('button', { name: step }).click();
    }
    const row = hand.row(PALACE);
    // It waits until the sheet has come to rest.
    await row.click({ trial: true });
    await expect(hand.day(3)).toHaveCount(0);

    const from = await centre(row);
    await finger.carry(from, { x: from.x, y: from.y + 20 });
    const bar = page.locator('[class*=bar] [data-drop=day]');
    const tuesday = bar.filter({ hasText: 'Day 7' });
    await expect(tuesday).toContainText('Closed');
    await finger.move({ x: from.x, y: from.y + 20 }, await centre(tuesday));
    await expect(hand.card).toContainText('Closed on Tue 7 Oct.');
    const friday = await centre(bar.filter({ hasText: 'Day 3' }));
    await finger.move(await centre(tuesday), friday);
    await expect(hand.card).toContainText('Fri 3 Oct');
    await finger.lift();
    await expect(page.getByText(new RegExp(`^${PALACE}: Fri 3 Oct`)).first()).toBeVisible();
    await hand.undo();
    await expect(row).toBeVisible();
  });

  test('a lost connection leaves everything as it was, and a second try moves it', async ({
    page,
    context,
    faults,
  }) => {
    faults.announce(/net::ERR_INTERNET_DISCONNECTED .*\/trpc\//);
    await useScheme(page, 'light');
    const trip = await SavedTrip.make(page, SEOUL);
    const from = { date: '2025-10-11', startTime: '14:00', duration: 60 };
    await trip.save([{ name: 'Bukchon', tag: 'tour', ...from }]);
    await trip.open('?view=calendar&day=2025-10-11&span=month');
    await awaitLoadedAhead(page);
    const hand = new ByHand(page);
    const finger = await Finger.of(page);
    const block = page.getByRole('button', { name: /^Bukchon \d/ });
    await block.evaluate((element) => {
      element.scrollIntoView({ block: 'center' });
    });
    const start = await centre(block);
    await finger.carry(start, { x: start.x, y: start.y + 180 });
    await expect(hand.card).toContainText('5:00 PM');
    // The banner moves the hours away from under the finger, which still lands on one of them.
    await context.setOffline(true);
    await finger.lift();
    const alert = page.getByRole('alert').filter({ hasText: 'Failed to save' });
    await expect(alert).toBeVisible();
    await expect(block).toHaveAccessibleName(/2:00 PM/);
    await context.setOffline(false);
    await alert.getByRole('button', { name: 'Try Again' }).click();
    await expect(block).not.toHaveAccessibleName(/2:00 PM/);
    // The page shows the move before the server has it.
    await expect.poll(async () => (await trip.places())[0]?.startTime).not.toBe('14:00');
  });
});
