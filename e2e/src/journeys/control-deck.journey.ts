import type { Browser, Page } from '@playwright/test';
import { Entrance, makeTraveller, type Traveller } from '../pages/entrance.ts';
import { expect, test } from '../product/test.ts';

const ADMIN: Traveller = { name: 'Ida', email: 'admin@localhost' };

async function enter(browser: Browser, origin: string, traveller: Traveller): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();
  const entrance = new Entrance(page);
  await entrance.startPlanning();
  await entrance.signIn(traveller);
  return page;
}

test('an admin lets a traveller in, reads their feedback, and manages the installation', async ({
  browser,
  origin,
}) => {
  const admin = await enter(browser, origin, ADMIN);
  await admin.goto('/playground');

  await test.step('make an invite code for one', async () => {
    await admin.getByRole('button', { name: 'New code' }).click();
    const dialog = admin.getByRole('dialog');
    await dialog.getByLabel('Code', { exact: true }).fill('FRIENDS');
    await dialog.getByLabel('Maximum uses').fill('1');
    await dialog.getByRole('button', { name: 'Create code' }).click();
    await expect(admin.getByRole('row', { name: /FRIENDS/ })).toBeVisible();
  });

  const leo = makeTraveller('Leo');
  const page = await enter(browser, origin, leo);
  await test.step('the first gets in, the second does not §1.5', async () => {
    await new Entrance(page).enterInviteCode('friends');
    await expect(page.getByRole('heading', { name: 'Welcome back, Leo!' })).toBeVisible();
    const second = await enter(browser, origin, makeTraveller('Una'));
    await new Entrance(second).enterInviteCode('FRIENDS');
    await expect(second.getByRole('alert')).toBeVisible();
    await second.goto('/playground');
    await expect(second.getByText('Welcome back')).toHaveCount(0);
  });

  await test.step('the traveller sends feedback, and the admin reads it', async () => {
    await page.getByRole('button', { name: 'Account: Leo' }).click();
    await page.getByRole('button', { name: 'Feedback' }).click();
    await page.getByLabel('Your feedback').fill('The map is lovely.');
    await page.getByRole('button', { name: 'Send feedback' }).click();
    await expect(page.getByText('Feedback submitted')).toBeVisible();
    await admin.getByRole('tab', { name: 'Analytics' }).click();
    await expect(admin.getByText('The map is lovely.')).toBeVisible();
  });

  await test.step('the admin finds the traveller §2.9', async () => {
    await admin.goto('/playground');
    await admin.getByPlaceholder('Search by email, name, or invite code...').fill(leo.email);
    await expect(admin.getByRole('row', { name: new RegExp(leo.email) })).toBeVisible();
    await expect(admin.getByText('Code: FRIENDS')).toBeVisible();
  });

  await test.step('a traveller has no control deck §1.18 §6.11', async () => {
    await page.goto('/playground');
    await expect(
      page.getByText(
        'Access Denied – This playground is only accessible to authorized administrators.',
      ),
    ).toBeVisible();
  });

  await test.step('the traveller leaves for good', async () => {
    await page.goto('/account');
    await page.getByRole('button', { name: 'Delete account…' }).click();
    await page.getByLabel(`Type ${leo.email} to confirm`).fill(leo.email);
    await page.getByRole('button', { name: 'Delete for good' }).click();
    await expect(page.getByRole('button', { name: 'Start Planning' })).toBeVisible();
    await admin.reload();
    await expect(admin.getByText('No users match your filters')).toBeVisible();
  });
});
