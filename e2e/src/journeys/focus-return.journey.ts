import { SavedTrip } from '../pages/saved-trip.ts';
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

test('every dialog that the palette opens on a trip closes, and the focus is back', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
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
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
});
