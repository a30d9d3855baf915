import { SavedTrip } from '../pages/saved-trip.ts';
import { awaitLoadedAhead } from '../product/await-loaded-ahead.ts';
import { expect, test } from '../product/test.ts';

const SEOUL = { destination: 'Seoul', startDate: '2025-10-10', endDate: '2025-10-18' };

test('a press before its code is there, without a network, costs no more than a new load', async ({
  page,
  context,
  faults,
}) => {
  faults.announce(/net::ERR_INTERNET_DISCONNECTED/);
  let isLost = true;
  await page.route(/\/assets\/add-event[^/]*\.js$/, (route) =>
    isLost ? route.abort('internetdisconnected') : route.continue(),
  );
  const trip = await SavedTrip.make(page, SEOUL);
  await trip.open('');
  const add = page.getByRole('button', { name: 'Add event on Day 2' }).first();
  await add.waitFor();
  await awaitLoadedAhead(page);
  await context.setOffline(true);
  await add.click();
  await expect(page.getByText('You’re offline.', { exact: false }).first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  isLost = false;
  const loadedAnew = page.waitForEvent('domcontentloaded');
  await context.setOffline(false);
  await loadedAnew;
  await add.click();
  await expect(page.getByRole('dialog', { name: 'Add and Schedule Event' })).toBeVisible();
});
