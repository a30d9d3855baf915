import { Entrance, makeTraveller } from '../pages/entrance.ts';
import { SeoulDemo } from '../pages/seoul-demo.ts';
import { TripPage } from '../pages/trip-page.ts';
import { awaitMessage } from '../product/await-message.ts';
import { expect, test } from '../product/test.ts';

/** The only calls that the demo may make to a server: the current user, and the installation's settings. */
const ALLOWED = ['account.me', 'app.config'];

test('a stranger tries the demo without a server §1.1 §4.16', async ({ page }) => {
  const demo = new SeoulDemo(page);
  const trip = new TripPage(page);

  await test.step('from the landing page to the trip §2.4', async () => {
    await demo.start();
    await expect(page).toHaveURL(/\/smart-packlist\?trip=demo$/);
    await expect(page.getByText('Oct 1 - Oct 13, 2025')).toBeVisible();
    await expect(
      page.getByRole('button', { name: '21 Places: show all on the map' }),
    ).toBeVisible();
  });

  await test.step('the calendar has places on days, between the flights', async () => {
    await trip.openMonth();
    await expect(page.getByText('Arrival at Incheon International Airport').first()).toBeVisible();
    const agenda = page.getByRole('region', { name: 'Trip Agenda' });
    await expect(agenda.getByText('Gyeongbokgung Palace')).toBeAttached();
    await expect(agenda.getByText('Departure from Incheon International Airport')).toBeAttached();
  });

  await test.step('the calendar says what to expect, and lists events', async () => {
    const overview = page.getByRole('region', { name: 'What to expect' });
    await expect(overview.getByText(/^October is high season in Seoul/)).toBeVisible();
    await expect(overview.getByText('Sun 5 Oct – Tue 7 Oct')).toBeVisible();
    await overview.getByRole('button', { name: 'Show more' }).click();
    await expect(overview.getByText('13 hours ahead of New York')).toBeVisible();
    await page.getByRole('button', { name: /Public holiday: Hangul Day$/ }).click();
    const day = page.getByRole('region', { name: 'Thursday, October 9' });
    await expect(day.getByText('Public holiday: Hangul Day')).toBeVisible();
  });

  await test.step('save one more', async () => {
    await trip.open('Discover');
    await trip.save('Jongmyo Shrine');
    await trip.open('Places');
    await expect(page.getByText('22 saved places')).toBeVisible();
  });

  await test.step('plan all that has no time, and take it back', async () => {
    await trip.openPlan();
    await expect(trip.plan.getByText('Jongmyo Shrine').first()).toBeVisible();
    await trip.applyPlan();
    await expect(page.getByText('Successfully planned 10 items, 0 failed')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Auto-plan/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Auto-plan 10' }).first()).toBeVisible();
  });

  await test.step('set a time that OOO suggests', async () => {
    await page.getByRole('article', { name: 'Seoul Sky' }).getByText('Set time').click();
    const dialog = page.getByRole('dialog', { name: 'Set Time for Activity' });
    await dialog.getByRole('button', { name: 'Suggest time' }).click();
    await expect(dialog.getByRole('button', { name: 'Save Time' })).toBeEnabled();
    await dialog.getByRole('button', { name: 'Save Time' }).click();
    await expect(page.getByRole('button', { name: 'Auto-plan 9' }).first()).toBeVisible();
  });

  await test.step('search, with what the page knows §2.47', async () => {
    const box = page.getByRole('combobox', { name: 'Search places' });
    await box.fill('시장');
    await expect(page.getByText('Gwangjang Market').first()).toBeVisible();
    await box.fill('');
  });

  await test.step('find everything again after a reload', async () => {
    await page.reload();
    await expect(page.getByText('22 saved places')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Auto-plan 9' }).first()).toBeVisible();
  });

  await test.step('clear it, and start over §8.45', async () => {
    await awaitMessage(page, 'Demo Trip Cleared', async () => demo.clear());
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Meet OOO.');
    await page.getByRole('button', { name: 'Try Seoul Demo' }).click();
    await expect(page.getByRole('button', { name: '21 places', exact: true })).toBeVisible();
  });

  expect(demo.asked).toEqual(ALLOWED);
});

test('the login gate asks to sign in, and signing in works after the demo', async ({ page }) => {
  const demo = new SeoulDemo(page);
  const trip = new TripPage(page);
  const entrance = new Entrance(page);
  const prompt = page.getByRole('dialog', { name: 'Sign in to continue' });

  await demo.start();
  await trip.open('Discover');
  await page.getByRole('button', { name: 'Turn on admin mode' }).click();
  await page.getByPlaceholder('Admin code').fill('0000');
  await page.keyboard.press('Enter');
  await page.getByTitle('Login gate: OFF').click();
  await page.getByRole('button', { name: 'Popular Bars' }).click();
  await expect(prompt).toBeVisible();
  await prompt.getByRole('button', { name: 'Cancel' }).click();
  await demo.choose('Plan a trip of your own');
  await prompt.getByText('Continue with name and e-mail').click();

  await entrance.signIn(makeTraveller('Mina'));
  await entrance.enterInviteCode('ALLBLUE');
  await expect(page.getByRole('dialog', { name: 'Create a new trip' })).toBeVisible();
  await expect(page.getByText('0 planned trips')).toBeVisible();

  await page.goto('/landing');
  await awaitMessage(page, 'Demo Trip Created!', async () =>
    page.getByRole('button', { name: 'Try Seoul Demo' }).click(),
  );
  await expect(page).toHaveURL(/\/trip\/1\d{6}$/);
  await demo.closeAbout();
  await trip.open('Calendar');
  await expect(page.getByText('Gyeongbokgung Palace').first()).toBeAttached();
  await page.goto('/');
  await expect(page.getByText('1 planned trip')).toBeVisible();
  await expect(page.getByText('21 saved places')).toBeVisible();
});

test('an admin launches the lab on the demo §4.52', async ({ page, context }) => {
  const entrance = new Entrance(page);
  await entrance.startPlanning();
  await entrance.signIn({ name: 'Ida', email: 'admin@localhost' });
  await page.goto('/playground?tab=controls');
  const opened = context.waitForEvent('page');
  await awaitMessage(page, 'Experimental controls applied to Seoul 2025 demo', async () =>
    page.getByRole('button', { name: 'Launch New World Lab' }).click(),
  );
  const lab = await opened;
  await expect(lab).toHaveURL(/\/smart-packlist\?trip=demo$/);
  await expect(lab.getByRole('button', { name: /^Trips: Seoul Trip \d{4}$/ })).toBeVisible();
});

test('the demo lies ahead of today §3.35', async ({ page }) => {
  await page.goto('/smart-packlist');
  const name = page.getByRole('button', { name: /^Trips: Seoul Trip \d{4}$/ });
  const [, year = ''] = /(\d{4})$/.exec((await name.getAttribute('aria-label')) ?? '') ?? [];
  expect(new Date(`${year}-10-02T00:00:00Z`).getTime()).toBeGreaterThan(Date.now());
  await expect(page.getByText(`Oct 1 - Oct 13, ${year}`)).toBeVisible();
});
