import { Entrance, makeTraveller } from '../pages/entrance.ts';
import { ImportDialog } from '../pages/import-dialog.ts';
import { SavedTrip } from '../pages/saved-trip.ts';
import { TripPage, type View } from '../pages/trip-page.ts';
import { expectAccessible, useScheme } from '../product/accessible.ts';
import { expect, test } from '../product/test.ts';

/** What the palette opens on a trip, and the title that it has then. */
const DIALOGS = [
  ['Add event', 'Add and Schedule Event'],
  ['Add a place of your own', 'A Place of Your Own'],
  ['Where you sleep', 'Where do you sleep?'],
  ['Flights', 'Flights'],
  ['Documents', /^Documents of/],
  ['Add a ticket', /^Add a ticket to/],
  ['Trip Settings', 'Trip Settings'],
  ['Feedback', 'Feedback'],
  ['How it works', 'How it works'],
] as const;

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every screen is accessible, ${colorScheme}`, async ({ page }) => {
    await useScheme(page, colorScheme);
    const entrance = new Entrance(page);
    await page.goto('/');
    await page.getByRole('button', { name: 'Start Planning' }).waitFor();
    await expectAccessible(page, 'hero');
    await entrance.startPlanning();
    await expectAccessible(page, 'sign-in');
    await entrance.signIn(makeTraveller('Axe'));
    await page.getByLabel('Invite Code').waitFor();
    await expectAccessible(page, 'invite');
    await entrance.enterInviteCode('ALLBLUE');
    await page.getByRole('heading', { name: 'Welcome back, Axe!' }).waitFor();
    await expectAccessible(page, 'home');

    await page.getByRole('button', { name: /Plan New Trip/ }).click();
    const dialog = new ImportDialog(page);
    await dialog.root.waitFor();
    await expectAccessible(page, 'create dialog');
    await page.keyboard.press('Escape');

    const created = await page.request.post('/api/trips', {
      data: { destination: 'Seoul', startDate: '2027-04-11', endDate: '2027-04-16' },
    });
    const { id } = (await created.json()) as { id: number };
    await page.goto(`/trip/${id}`);
    const trip = new TripPage(page);
    for (const view of ['Discover', 'Packing', 'Places', 'Calendar', 'Map'] satisfies View[]) {
      await trip.show(view);
      await expectAccessible(page, view);
    }
    await page.getByRole('button', { name: /^Weather/ }).click();
    const weather = page.getByRole('dialog', { name: 'Weather in Seoul' });
    await weather.getByRole('listitem').first().waitFor();
    await expectAccessible(page, 'weather');
  });

  test(`every dialog that a trip opens is accessible, ${colorScheme}`, async ({ page }) => {
    await useScheme(page, colorScheme);
    const trip = await SavedTrip.make(page, {
      destination: 'Seoul',
      startDate: '2027-04-11',
      endDate: '2027-04-16',
    });
    await trip.save([{ name: 'Bukchon', tag: 'tour' }]);
    await trip.open('');
    const opener = page.getByRole('button', { name: 'Search and commands' });
    for (const [command, title] of DIALOGS) {
      await opener.click();
      await page.getByRole('combobox', { name: /^Search trips/ }).fill(command);
      await page.getByRole('option', { name: command, exact: true }).click();
      const dialog = page.getByRole('dialog', { name: title });
      await dialog.waitFor();
      await expectAccessible(page, command);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(opener).toBeFocused();
    }
  });

  test(`what an admin sees is accessible, ${colorScheme}`, async ({ page }) => {
    await useScheme(page, colorScheme);
    const entrance = new Entrance(page);
    await entrance.startPlanning();
    await entrance.signIn({ name: 'Ida', email: 'admin@localhost' });
    await page.goto('/playground');
    for (const tab of ['Users', 'Analytics', 'Experimental Controls', 'Settings']) {
      await page.getByRole('tab', { name: tab }).click();
      await page.waitForLoadState('networkidle');
      await expectAccessible(page, tab);
    }
    await page.goto('/account');
    await page.getByRole('button', { name: 'Delete account…' }).waitFor();
    await expectAccessible(page, 'account');
  });
}
