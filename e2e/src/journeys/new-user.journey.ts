import { expect, type Page } from '@playwright/test';
import { Entrance, makeTraveller } from '../pages/entrance.ts';
import { ImportDialog } from '../pages/import-dialog.ts';
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

for (const button of BUTTONS) {
  test(`${button}: sign-in, invite, and then what was wanted`, async ({ page, origin }) => {
    const entrance = new Entrance(page);
    await press(page, origin, button);
    await prompt(page).getByText(LOCAL).click();
    await entrance.signIn(makeTraveller('Nell'));
    await entrance.enterInviteCode('ALLBLUE');
    await expectDialog(page);
  });

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
  'by a provider: sign-in, age, invite, and then what was wanted',
  async ({ page, installation }) => {
    await press(page, installation.product.url, 'Upload your e-ticket');
    await prompt(page).getByText('Continue with Example Provider').click();
    await signInThere(page, 'nova');
    await confirmAge(page);
    await new Entrance(page).enterInviteCode('ALLBLUE');
    await expectDialog(page);
  },
);
