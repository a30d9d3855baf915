import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { Entrance } from '../pages/entrance.ts';
import { freePort } from '../product/free-port.ts';
import { CLIENT, IdentityProvider } from '../product/identity-provider.ts';
import { Product } from '../product/product.ts';

test('sign in at a provider, and be asked age and invite code once', async ({ page }) => {
  const port = await freePort();
  const product = await Product.on(await mkdtemp(join(tmpdir(), 'ooo-journey-')), {
    OIDC_ISSUER: `http://localhost:${port}`,
    OIDC_CLIENT_ID: CLIENT.id,
    OIDC_CLIENT_SECRET: CLIENT.secret,
    OIDC_NAME: 'Example House',
  });
  const provider = await IdentityProvider.listen(port, `${product.url}/api/login/callback/oidc`);
  await product.start();

  const goToProvider = async (): Promise<void> => {
    await page.goto(product.url);
    await page.getByRole('button', { name: 'Start Planning' }).click();
    await page.getByText('Continue with Example House').click();
  };

  await test.step('over the provider to the invite', async () => {
    await goToProvider();
    await page.locator('input[name=login]').fill('rosa@example.com');
    await page.locator('input[name=password]').fill('whatever');
    await page.getByRole('button', { name: 'Sign-in' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('I am at least 13 years old').check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('rosa@example.com')).toBeVisible();
    await new Entrance(page).enterInviteCode('ALLBLUE');
    await expect(page.getByRole('heading', { name: /^Welcome back, / })).toBeVisible();
  });

  await test.step('out, and in again without being asked', async () => {
    await page.goto(`${product.url}/api/logout`);
    await expect(page.getByRole('button', { name: 'Start Planning' })).toBeVisible();
    await goToProvider();
    await expect(page.getByRole('heading', { name: /^Welcome back, / })).toBeVisible();
    await page.goto(`${product.url}/api/logout`);
  });

  await test.step('the provider is down', async () => {
    await provider.close();
    await product.restart();
    await goToProvider();
    await expect(page).toHaveURL(/\/sign-in\?problem=/);
    await expect(page.getByRole('alert')).toBeVisible();
  });
  await product.dispose();
});
