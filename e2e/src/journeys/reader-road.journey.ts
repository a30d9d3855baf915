import { makeETicketPdf, RETURN_TO_SEOUL } from '../documents/e-ticket.ts';
import { makeTraveller } from '../pages/entrance.ts';
import { asPdf } from '../pages/import-dialog.ts';
import { ScreenReader } from '../product/screen-reader.ts';
import { test } from '../product/test.ts';

const PALACE = 'Gyeongbokgung Palace';

test('from a ticket to a plan by the accessibility tree alone', async ({ page }) => {
  const reader = await ScreenReader.of(page);
  const { name, email } = makeTraveller('Ravi');

  await test.step('what the page is about, and its regions', async () => {
    await page.goto('/landing');
    await reader.find('heading', 'From a ticket to a plan.');
    for (const landmark of ['banner', 'main', 'contentinfo']) await reader.find(landmark, '');
    await reader.find('image', 'The days of a trip beside the map with its places');
  });

  await test.step('choose the ticket', async () => {
    await reader.press('button', 'Upload your e-ticket');
    await reader.expectFocusIn('dialog', 'Upload your e-ticket');
    const choosing = page.waitForEvent('filechooser');
    await reader.press('button', 'or browse for a file');
    await (await choosing).setFiles(asPdf('ticket.pdf', await makeETicketPdf(RETURN_TO_SEOUL)));
    await reader.expectFocusIn('dialog', 'Sign in to continue');
    await reader.find('StaticText', /^Your ticket waits in this browser/);
  });

  await test.step('sign in; a missing value is announced, at its field', async () => {
    await reader.press('link', 'Continue with name and e-mail');
    await reader.find('RootWebArea', 'Sign in · OOO');
    await reader.expectFocusIn('textbox', 'Name');
    await reader.write('textbox', 'Name', name);
    await reader.write('textbox', 'E-mail', email);
    await reader.press('button', 'Sign in');
    await reader.expectHeard(/13/);
    await reader.expectState('checkbox', /13 years/, 'invalid', 'true');
    await reader.press('checkbox', /13 years/);
    await reader.expectState('checkbox', /13 years/, 'checked', 'true');
    await reader.press('button', 'Sign in');
  });

  await test.step('a wrong invite code, then the right one', async () => {
    await reader.find('RootWebArea', 'Enter Invite Code · OOO');
    await reader.write('textbox', 'Invite Code', 'WRONG');
    await reader.press('button', 'Submit Code');
    await reader.expectHeard('This invite code doesn’t exist. Check it for typos.');
    await reader.write('textbox', 'Invite Code', 'ALLBLUE');
    await reader.press('button', 'Submit Code');
  });

  await test.step('hear what was read, and look at it', async () => {
    await reader.expectHeard('2 flights found.');
    await reader.expectFocusIn('dialog', 'Create a new trip');
    await reader.find('heading', 'New York to Seoul and back, 10 to 16 April, one person, 2 bags');
    await reader.find('group', 'Outbound JFK → ICN');
    await reader.find('button', 'Departs at: 2:00 PM');
    await reader.press('button', 'Next: the trip');
    await reader.press('button', 'Create Trip');
    await reader.expectHeard(/· Map$/);
  });

  await test.step('save two places', async () => {
    await reader.press('button', 'Discover');
    await reader.find('RootWebArea', /· Discover$/);
    for (const place of [PALACE, 'Changdeokgung Palace']) {
      await reader.press('button', `Save ${place}`);
      await reader.expectHeard(`Place saved ${place}`);
      await reader.find('button', `Remove ${place} from saved places`);
    }
  });

  await test.step('plan them', async () => {
    await reader.press('button', /^Auto-plan/);
    await reader.expectFocusIn('heading', 'Auto-plan');
    await reader.find('button', new RegExp(`^Stop 1: .*${PALACE} .* when it opens`));
    await reader.press('button', 'Apply 2 places');
    await reader.expectHeard(/^Auto planning complete Successfully planned 2 items, 0 failed/);
  });

  await test.step('move one to another day, and take it back', async () => {
    await reader.find('region', 'Day 2');
    await reader.press('button', `What to do with ${PALACE}`);
    await reader.expectFocusIn('menu', `What to do with ${PALACE}`);
    await reader.press('menuitem', 'Move to another day');
    await reader.expectFocusIn('menuitem', /^Day 1/);
    await reader.press('menuitem', /^Day 4/);
    await reader.expectHeard(new RegExp(`${PALACE}.* Wed 14 Apr`));
    await reader.expectFocusIn('button', 'Undo');
    await reader.press('button', 'Undo');
    await reader.expectHeard(`Restored ${PALACE}`);
    await reader.expectFocusIn('main', '');
  });

  await test.step('the calendar and the packing list', async () => {
    await reader.press('button', 'Calendar');
    await reader.press('radio', 'Month');
    await reader.find('heading', 'Trip Agenda');
    await reader.press('button', 'Packing');
    await reader.press('checkbox', /^T-shirts/);
    await reader.expectHeard(/^1 of \d+ packed/);
  });
});
