import { makeETicketPdf, RETURN_TO_SEOUL } from '../documents/e-ticket.ts';
import { makeTraveller } from '../pages/entrance.ts';
import { asPdf, ImportDialog, READING_MS } from '../pages/import-dialog.ts';
import { expectAccessible } from '../product/accessible.ts';
import { Keyboard } from '../product/keyboard.ts';
import { expect, test } from '../product/test.ts';

test('from a ticket to a plan by keyboard alone', async ({ page }) => {
  // Some two hundred stops, and each is looked at.
  test.setTimeout(300_000);
  const keyboard = new Keyboard(page);
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const dialog = page.getByRole('dialog');
  const { name, email } = makeTraveller('Tabea');
  await page.emulateMedia({ reducedMotion: 'reduce' });

  await test.step('past the header into the page, and to the sign-in', async () => {
    await page.goto('/');
    await keyboard.press(page.getByRole('link', { name: 'Skip to content' }));
    await expect(page.getByRole('main')).toBeFocused();
    await keyboard.press(button('Start Planning'));
    await keyboard.press(dialog.getByRole('link', { name: 'Continue with name and e-mail' }));
    await keyboard.write(page.getByRole('textbox', { name: 'Name' }), name);
    await keyboard.write(page.getByRole('textbox', { name: 'E-mail' }), email);
    await keyboard.press(page.getByRole('checkbox', { name: /13 years/ }), 'Space');
    await keyboard.press(page.getByRole('button', { name: 'Sign in', exact: true }));
    await keyboard.write(page.getByRole('textbox', { name: 'Invite Code' }), 'ALLBLUE');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Welcome back, Tabea!' }).waitFor();
  });

  await test.step('a dialog gives the focus back to what opened it', async () => {
    await keyboard.press(button(/Plan New Trip/));
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await expect(button(/Plan New Trip/)).toBeFocused();
  });

  await test.step('choose the ticket, and look at what was read', async () => {
    await page.keyboard.press('Enter');
    await dialog.waitFor();
    const chosen = page.waitForEvent('filechooser');
    await keyboard.press(dialog.getByRole('button', { name: 'or browse for a file' }));
    const pdf = asPdf('ticket.pdf', await makeETicketPdf(RETURN_TO_SEOUL));
    await (await chosen).setFiles(pdf);
    await new ImportDialog(page).value('Flight number', 0).waitFor({ timeout: READING_MS });
    await keyboard.press(dialog.getByRole('button', { name: 'Next: the trip' }));
    await keyboard.press(dialog.getByRole('button', { name: 'Create Trip' }));
    await expect(page).toHaveURL(/\/trip\/\d+/);
  });

  await test.step('save two places', async () => {
    await keyboard.press(button('Discover'));
    for (const count of [1, 2]) {
      await keyboard.press(page.getByRole('button', { name: /^Save (?!all)/ }));
      await expect(page.getByRole('button', { name: /from saved places$/ })).toHaveCount(count);
    }
  });

  await test.step('plan them, from the palette', async () => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: /^Search trips/ }).waitFor();
    await expectAccessible(page, 'palette');
    await page.keyboard.type('auto');
    await page.getByRole('option', { name: 'Auto-plan', selected: true }).waitFor();
    await page.keyboard.press('Enter');
    const plan = page.getByRole('region', { name: 'Auto-plan' });
    await keyboard.press(plan.getByRole('button', { name: 'Apply 2 places' }));
    await expect(plan).toHaveCount(0);
  });

  await test.step('move one to the day after, and take it back', async () => {
    const undo = page.getByRole('button', { name: 'Undo', exact: true });
    const place = 'Gyeongbokgung Palace';
    const handle = page.getByRole('button', { name: `Move ${place}`, exact: true });
    await keyboard.press(handle);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await undo.waitFor();
    await expect(handle).toBeFocused();
    await page.keyboard.press('Control+z');
    await expect(undo).toHaveCount(0);
  });

  await test.step('the selection is visible in forced colours', async () => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await keyboard.press(button('Calendar'));
    const current = page.getByRole('navigation').locator('[aria-current=page]');
    await expect(current).toHaveText('Calendar');
    await page.keyboard.press('Tab');
    await expect(current).toHaveCSS('outline-style', 'solid');
    await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });
  });

  await test.step('all keys on a sheet, and out', async () => {
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keyboard' }).waitFor();
    await expectAccessible(page, 'keyboard sheet');
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await expect(page.locator('.mantine-Switch-track')).toHaveCSS('border-top-style', 'solid');
    await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: /^Search trips/ }).waitFor();
    await page.keyboard.type('log out');
    await page.getByRole('option', { name: 'Log out', selected: true }).waitFor();
    await page.keyboard.press('Enter');
    await button('Start Planning').waitFor();
  });
});
