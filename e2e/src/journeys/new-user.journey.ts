import { expect, type Page } from '@playwright/test';
import { makeETicketPdf, RETURN_TO_SEOUL } from '../documents/e-ticket.ts';
import { Entrance, makeTraveller } from '../pages/entrance.ts';
import { asPdf, ImportDialog } from '../pages/import-dialog.ts';
import { confirmAge, signInThere, test as atProvider } from '../product/provider-installation.ts';
import { test } from '../product/test.ts';

const BUTTONS = ['Upload your e-ticket', 'Start New Trip'];
const LOCAL = 'Continue with name and e-mail';

/** Presses a button of the landing page; the only prompt is the one that it opens. */
async function press(page: Page, origin: string, button: string): Promise<void> {
  await page.goto(`${origin}/landing`);
  await page.getByRole('button', { name: button }).click();
}

const prompt = (page: Page) => page.getByRole('dialog', { name: 'Sign in to continue' });

/** The dialog that was wanted is open and takes a ticket, and a reload does not open it again. */
async function expectDialog(page: Page): Promise<void> {
  const { root } = new ImportDialog(page);
  await expect(root).toBeVisible();
  await expect(root.locator('input[type=file]').first()).toBeEnabled();
  await expect(prompt(page)).toHaveCount(0);
  await expect(page).not.toHaveURL(/new=/);
}

/** The review of the ticket that was chosen before the sign-in; a reload does not read it again. */
async function expectReview(page: Page): Promise<void> {
  const dialog = new ImportDialog(page);
  await dialog.reviewed();
  await expect(dialog.value('Flight number', 0)).toContainText('KE82');
  await expect(prompt(page)).toHaveCount(0);
  await expect(page).not.toHaveURL(/new=/);
}

const makeTicket = async () => asPdf('ticket.pdf', await makeETicketPdf(RETURN_TO_SEOUL));

/** Chooses a ticket in the dialog that the landing page opens for a visitor. */
async function chooseTicket(page: Page): Promise<void> {
  await new ImportDialog(page, 'Upload your e-ticket').upload(await makeTicket());
  await expect(prompt(page)).toContainText('Your ticket waits in this browser.');
}

test('Start New Trip: sign-in, invite, and then what was wanted', async ({ page, origin }) => {
  const entrance = new Entrance(page);
  await press(page, origin, 'Start New Trip');
  await prompt(page).getByText(LOCAL).click();
  await entrance.signIn(makeTraveller('Nell'));
  await entrance.enterInviteCode('ALLBLUE');
  await expectDialog(page);
});

test('a ticket, then sign-in and invite, then the review of that ticket', async ({
  page,
  origin,
}) => {
  const entrance = new Entrance(page);
  await press(page, origin, 'Upload your e-ticket');
  await chooseTicket(page);
  await prompt(page).getByText(LOCAL).click();
  await entrance.signIn(makeTraveller('Nora'));
  await entrance.enterInviteCode('ALLBLUE');
  await expectReview(page);
});

test('a ticket dropped anywhere on the landing page and on home', async ({ page, origin }) => {
  const entrance = new Entrance(page);
  const drop = async (): Promise<void> => {
    const { name, mimeType, buffer } = await makeTicket();
    const dataTransfer = await page.evaluateHandle(`(() => {
      const bytes = Uint8Array.from(atob('${buffer.toString('base64')}'), (letter) => letter.charCodeAt(0));
      const transfer = new DataTransfer();
      transfer.items.add(new File([bytes], '${name}', { type: '${mimeType}' }));
      return transfer;
    })()`);
    const zone = page.getByText('Drop your e-ticket here');
    await zone.waitFor({ state: 'attached' });
    await page.locator('h1').dispatchEvent('dragenter', { dataTransfer });
    await expect(zone).toBeVisible();
    await zone.dispatchEvent('drop', { dataTransfer });
  };
  await page.goto(`${origin}/landing`);
  await drop();
  await prompt(page).getByText(LOCAL).click();
  await entrance.signIn(makeTraveller('Nika'));
  await entrance.enterInviteCode('ALLBLUE');
  await expectReview(page);

  await page.goto(`${origin}/`);
  await expect(page.getByRole('heading', { name: 'Welcome back, Nika!' })).toBeVisible();
  await drop();
  await expect(new ImportDialog(page).root).toBeVisible();
  await expect(new ImportDialog(page).root.getByText('ticket.pdf').first()).toBeVisible();
});

for (const button of BUTTONS) {
  test(`${button}: signed in without an invite`, async ({ page, origin }) => {
    const entrance = new Entrance(page);
    await entrance.startPlanning();
    await entrance.signIn(makeTraveller('Nico'));
    await page.getByLabel('Invite Code').waitFor();
    await press(page, origin, button);
    await expect(page.getByLabel('Invite Code')).toBeVisible();
    await expect(prompt(page)).toHaveCount(0);
    await entrance.enterInviteCode('WRONG');
    await expect(page.getByRole('alert')).toBeVisible();
    await entrance.enterInviteCode('ALLBLUE');
    await expectDialog(page);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Welcome back, Nico!' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await test.step('and back again, let in', async () => {
      await press(page, origin, button);
      await expectDialog(page);
    });
  });
}

atProvider(
  'by a provider: a ticket, sign-in, age, invite, and the review of that ticket',
  async ({ page, installation }) => {
    await press(page, installation.product.url, 'Upload your e-ticket');
    await chooseTicket(page);
    await prompt(page).getByText('Continue with Example Provider').click();
    await signInThere(page, 'nova');
    await confirmAge(page);
    await new Entrance(page).enterInviteCode('ALLBLUE');
    await expectReview(page);
  },
);
