import type { Page } from '@playwright/test';
import { makeTraveller } from '../pages/entrance.ts';
import { expectAccessible } from '../product/accessible.ts';
import { expect, test } from '../product/test.ts';

const SEOUL = { destination: 'Seoul', startDate: '2027-04-11', endDate: '2027-04-14' };

/** Does what changes a preference, and waits until the account has it. */
async function change(page: Page, act: () => Promise<unknown>): Promise<void> {
  const kept = page.waitForResponse((response) => response.url().includes('setPreferences'));
  await act();
  expect((await kept).ok()).toBe(true);
}

const choose = async (page: Page, group: string, choice: string) =>
  change(page, () => page.getByRole('radiogroup', { name: group }).getByText(choice).click());

const chosen = (page: Page, group: string, choice: string) =>
  page.getByRole('radiogroup', { name: group }).getByRole('radio', { name: choice });

test('preferences of an account are the same on every device, and its trip follows them', async ({
  page,
  context,
}) => {
  const traveller = makeTraveller('Ravi');
  const signIn = async () => page.request.post('/api/login/local', { data: traveller });
  await signIn();
  await page.request.post('/api/invite-check', { data: { code: 'ALLBLUE' } });
  const made = await page.request.post('/api/trips', { data: SEOUL });
  const { id } = (await made.json()) as { id: number };
  const visit = { tripId: id, date: '2027-04-12', startTime: '15:30', duration: 60 };
  await page.request.post('/api/pois', { data: { ...visit, name: 'Bukchon' } });

  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Preferences' }).click();
  await expect(page.getByRole('heading', { name: 'Preferences' })).toBeVisible();
  await expectAccessible(page, 'preferences, light');
  await choose(page, 'Clock', '24-hour');
  await expect(page.getByText('Times look like 18:30.')).toBeVisible();
  await choose(page, 'Theme', 'Dark');
  await change(page, () => page.getByLabel('Week starts on').selectOption('Monday'));

  await test.step('a browser that knows nothing yet has them too', async () => {
    await context.clearCookies();
    await page.evaluate(() => localStorage.clear());
    await signIn();
    await page.goto('/preferences');
    await expect(chosen(page, 'Theme', 'Dark')).toBeChecked();
    await expect(chosen(page, 'Clock', '24-hour')).toBeChecked();
    await expect(page.getByLabel('Week starts on')).toHaveValue('monday');
    await expect(page.locator('html')).toHaveClass(/dark/);
    await expectAccessible(page, 'preferences, dark');
  });

  await test.step('times are on the chosen clock', async () => {
    await page.goto(`/trip/${id}?view=calendar&day=2027-04-12`);
    const stop = page.locator('li[data-poi]', { hasText: 'Bukchon' }).first();
    await expect(stop).toContainText('15:30');
    await expect(page.getByText('3:30 PM')).toHaveCount(0);
  });
});
