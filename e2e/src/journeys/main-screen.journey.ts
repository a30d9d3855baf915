import { Entrance, makeTraveller } from '../pages/entrance.ts';
import { SavedTrip } from '../pages/saved-trip.ts';
import { TripPage } from '../pages/trip-page.ts';
import { expect, test } from '../product/test.ts';

const SEOUL = {
  name: 'Autumn',
  destination: 'Seoul',
  startDate: '2027-10-10',
  endDate: '2027-10-13',
};
const PORTO = {
  name: 'Spring',
  destination: 'Porto',
  startDate: '2027-04-02',
  endDate: '2027-04-05',
};

test('one address: the demo signed out, then the sign-in, then no trip yet §2.2 §2.51', async ({
  page,
}) => {
  const entrance = new Entrance(page);
  const trip = new TripPage(page);

  await page.goto('/smart-packlist?view=saved');
  await expect(page).toHaveURL(/\/smart-packlist\?trip=demo&view=saved$/);
  await expect(page.getByText('21 saved places')).toBeVisible();

  await page.getByRole('link', { name: 'Sign in' }).click();
  await entrance.signIn(makeTraveller('Noa'));
  await expect(page.getByRole('button', { name: 'Account: Noa' })).toBeVisible();
  await expect(page).toHaveURL(/\/smart-packlist\?trip=demo/);

  await test.step('without an invite it is still the demo', async () => {
    await page.goto('/smart-packlist');
    await expect(page).toHaveURL(/\/smart-packlist\?trip=demo$/);
    await expect(page.getByRole('button', { name: /^Trips: Seoul Trip \d{4}$/ })).toBeVisible();
  });

  await test.step('the main screen without a trip asks for the invite first', async () => {
    await page.goto('/smart-packlist?trip=none');
    await entrance.enterInviteCode('ALLBLUE');
    await expect(page).toHaveURL(/\/smart-packlist\?trip=none$/);
    await expect(page.getByRole('heading', { name: 'Ready to Plan Your Trip?' })).toBeVisible();
  });

  await test.step('let in, without a trip', async () => {
    await page.goto('/smart-packlist?view=calendar');
    await expect(page).toHaveURL(/\/smart-packlist\?trip=none&view=calendar$/);
    await expect(page.getByText('No trip selected')).toBeVisible();
    await trip.open('Map');
    await page.getByRole('button', { name: 'New Trip' }).click();
    await expect(page.getByRole('dialog', { name: 'Create a new trip' })).toBeVisible();
  });
});

test('on a phone the map without a trip reaches down to the tabs', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await new Entrance(page).arrive('Noor');
  await page.goto('/smart-packlist?trip=none');
  const map = await page.getByRole('region', { name: 'Map without a trip' }).boundingBox();
  const tabs = await page.getByRole('navigation', { name: 'Views of this trip' }).boundingBox();
  expect(map && map.y + map.height).toBe(tabs?.y);
});

test('the invite screen sends anyone who is signed out to the sign-in, and comes back §4.7', async ({
  page,
}) => {
  await page.goto('/invite');
  await expect(page).toHaveURL(/\/sign-in\?returnTo=%2Finvite$/);
  await new Entrance(page).signIn(makeTraveller('Nils'));
  await expect(page.getByLabel('Invite Code')).toBeVisible();
});

test('Out of Office and back, with trips §2.33', async ({ page }) => {
  await SavedTrip.make(page, PORTO);
  const made = await page.request.post('/api/trips', { data: SEOUL });
  expect(made.status()).toBe(201);
  const { id: autumn } = (await made.json()) as { id: number };
  const trip = new TripPage(page);

  await page.goto('/smart-packlist?view=calendar');
  await expect(page.getByRole('button', { name: 'Trips: Spring' })).toBeVisible();
  await expect(page).toHaveURL(/\/trip\/\d+\?view=calendar$/);

  await page.getByRole('button', { name: 'Trips: Spring' }).click();
  await page.getByRole('menuitem', { name: 'Out of Office' }).click();
  await expect(page).toHaveURL(/\/smart-packlist\?trip=none&view=calendar$/);
  await expect(page.getByText('No trip selected')).toBeVisible();

  await page.reload();
  await expect(page.getByText('No trip selected')).toBeVisible();
  await trip.open('Places');
  await page
    .getByRole('list', { name: 'Your trips' })
    .getByRole('link', { name: /Autumn/ })
    .click();
  await expect(page).toHaveURL(new RegExp(`/trip/${autumn}\\?view=saved$`));
  await expect(page.getByRole('button', { name: 'Trips: Autumn' })).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL(/\/smart-packlist\?trip=none&view=saved$/);
  await expect(page.getByText('No trip selected')).toBeVisible();
});
