import { Entrance, makeTraveller } from '../pages/entrance.ts';
import { SeoulDemo } from '../pages/seoul-demo.ts';
import { TripPage } from '../pages/trip-page.ts';
import { expect, test } from '../product/test.ts';

const SHRINE = 'Jongmyo Shrine';

test('a visitor adds a place to the demo, signs in, and keeps it as a trip', async ({ page }) => {
  const demo = new SeoulDemo(page);
  const trip = new TripPage(page);
  const entrance = new Entrance(page);
  await demo.start();

  await test.step('a place of their own, with a time', async () => {
    await trip.open('Discover');
    await trip.save(SHRINE);
    await trip.open('Places');
    await page.getByRole('article', { name: SHRINE }).getByText('Set time').click();
    const dialog = page.getByRole('dialog', { name: 'Set Time for Activity' });
    await dialog.getByRole('button', { name: 'Suggest time' }).click();
    await expect(dialog.getByRole('button', { name: 'Save Time' })).toBeEnabled();
    await dialog.getByRole('button', { name: 'Save Time' }).click();
    await expect(page.getByRole('button', { name: 'Auto-plan 9' }).first()).toBeVisible();
  });

  await test.step('from the wish to the trip, with everything in it', async () => {
    await demo.choose('Keep this trip');
    const prompt = page.getByRole('dialog', { name: 'Sign in to continue' });
    await prompt.getByText('Continue with name and e-mail').click();
    await entrance.signIn(makeTraveller('Juno'));
    await entrance.enterInviteCode('ALLBLUE');
    await expect(page).toHaveURL(/\/trip\/1\d{6}/);
    await expect(page.getByText('Oct 1 - Oct 13, 2025')).toBeVisible();
    await trip.open('Places');
    await expect(page.getByText('22 saved places')).toBeVisible();
    await expect(page.getByRole('article', { name: SHRINE }).getByText(/^Day \d/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Auto-plan 9' }).first()).toBeVisible();
  });

  await test.step('it is an ordinary trip, among those of the account, and the demo is fresh', async () => {
    await expect(page.getByRole('button', { name: 'About the demo' })).toHaveCount(0);
    await page.reload();
    await expect(page.getByText('22 saved places')).toBeVisible();
    await page.goto('/');
    await expect(page.getByText('1 planned trip')).toBeVisible();
    await page.goto('/smart-packlist?trip=demo&view=saved');
    await expect(page.getByText('21 saved places')).toBeVisible();
  });
});
