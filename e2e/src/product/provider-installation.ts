import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import getPort from 'get-port';
import { CLIENT, IdentityProvider } from './identity-provider.ts';
import { Product } from './product.ts';
import { test as base } from './watched-test.ts';

/** An installation in which a provider is the only way to sign in, and that provider. */
export interface ProviderInstallation {
  readonly product: Product;
  readonly provider: IdentityProvider;
}

async function startProviderInstallation(): Promise<ProviderInstallation> {
  const port = await getPort();
  const product = await Product.on(await mkdtemp(join(tmpdir(), 'ooo-journey-')), {
    OIDC_ISSUER: `http://localhost:${port}`,
    OIDC_CLIENT_ID: CLIENT.id,
    OIDC_CLIENT_SECRET: CLIENT.secret,
    OIDC_NAME: 'Example Provider',
  });
  const provider = new IdentityProvider(port, `${product.url}/api/login/callback/oidc`);
  await provider.listen();
  await product.start();
  return { product, provider };
}

/** Journeys share one installation; its provider misbehaves only where a journey asks for it. */
export const test = base.extend<
  { installation: ProviderInstallation },
  { sharedInstallation: ProviderInstallation }
>({
  sharedInstallation: [
    async ({}, provide) => {
      const installation = await startProviderInstallation();
      await provide(installation);
      await Promise.all([installation.provider.close(), installation.product.dispose()]);
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  installation: async ({ sharedInstallation }, provide) => {
    await provide(sharedInstallation);
    sharedInstallation.provider.claims = {};
    sharedInstallation.provider.fault = undefined;
  },
  origin: async ({ sharedInstallation }, provide) => {
    await provide(sharedInstallation.product.url);
  },
  asks: async ({ sharedInstallation }, provide) => {
    await provide([sharedInstallation.provider.issuer]);
  },
});

/** From the hero to the provider. */
export async function goToProvider(page: Page, { product }: ProviderInstallation): Promise<void> {
  await page.goto(product.url);
  await page.getByRole('button', { name: 'Start Planning' }).click();
  await page.getByText('Continue with Example Provider').click();
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
