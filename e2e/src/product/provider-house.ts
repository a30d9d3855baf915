import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Page, test as base } from '@playwright/test';
import { freePort } from './free-port.ts';
import { CLIENT, IdentityProvider } from './identity-provider.ts';
import { Product } from './product.ts';

/** A product whose only way in is a provider, with that provider. */
export interface ProviderHouse {
  readonly product: Product;
  readonly provider: IdentityProvider;
}

async function startProviderHouse(): Promise<ProviderHouse> {
  const port = await freePort();
  const product = await Product.on(await mkdtemp(join(tmpdir(), 'ooo-journey-')), {
    OIDC_ISSUER: `http://localhost:${port}`,
    OIDC_CLIENT_ID: CLIENT.id,
    OIDC_CLIENT_SECRET: CLIENT.secret,
    OIDC_NAME: 'Example House',
  });
  const provider = new IdentityProvider(port, `${product.url}/api/login/callback/oidc`);
  await provider.listen();
  await product.start();
  return { product, provider };
}

/** Journeys share one house; its provider errs only where a journey says so. */
export const test = base.extend<{ house: ProviderHouse }, { sharedHouse: ProviderHouse }>({
  sharedHouse: [
    async ({}, provide) => {
      const house = await startProviderHouse();
      await provide(house);
      await Promise.all([house.provider.close(), house.product.dispose()]);
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  house: async ({ sharedHouse }, provide) => {
    await provide(sharedHouse);
    sharedHouse.provider.claims = {};
    sharedHouse.provider.fault = undefined;
  },
});

/** From the hero to the provider. */
export async function goToProvider(page: Page, { product }: ProviderHouse): Promise<void> {
  await page.goto(product.url);
  await page.getByRole('button', { name: 'Start Planning' }).click();
  await page.getByText('Continue with Example House').click();
}

/** Types a name at the provider's own page and agrees. */
export async function signInThere(page: Page, name: string): Promise<void> {
  await page.locator('input[name=login]').fill(name);
  await page.locator('input[name=password]').fill('whatever');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** Answers the age question, which comes once. */
export async function confirmAge(page: Page): Promise<void> {
  await page.getByLabel('I am at least 13 years old').check();
  await page.getByRole('button', { name: 'Continue' }).click();
}
