import { expect, type Page } from '@playwright/test';
import { Entrance } from '../pages/entrance.ts';
import {
  confirmAge,
  goToProvider,
  type ProviderHouse,
  signInThere,
  test,
} from '../product/provider-house.ts';
import type { Fault } from '../product/identity-provider.ts';

const HOME = /^Welcome back, /;

async function signOut(page: Page, { product }: ProviderHouse): Promise<void> {
  await page.goto(`${product.url}/api/logout`);
  await page.getByRole('button', { name: 'Start Planning' }).waitFor();
}

/** The sentence on the sign-in page, and that nobody is signed in. */
async function expectProblem(page: Page, house: ProviderHouse, code: string, text: string) {
  await page.waitForURL(
    ({ pathname, searchParams }) => pathname === '/sign-in' && searchParams.get('problem') === code,
  );
  await expect(page.getByRole('alert')).toContainText(text);
  expect((await page.request.get(`${house.product.url}/api/auth/user`)).status()).toBe(401);
}

test.describe('sign-in at a provider', () => {
  test('asks age and invite code once', async ({ page, house }) => {
    await goToProvider(page, house);
    await signInThere(page, 'rosa');
    await confirmAge(page);
    await expect(page.getByText('rosa@example.com')).toBeVisible();
    await new Entrance(page).enterInviteCode('ALLBLUE');
    await expect(page.getByRole('heading', { name: HOME })).toBeVisible();

    await signOut(page, house);
    house.provider.claims = { email: 'rosa.new@example.com' };
    await goToProvider(page, house);
    await expect(page.getByRole('heading', { name: HOME })).toBeVisible();
    const user = (await (await page.request.get(`${house.product.url}/api/auth/user`)).json()) as {
      email: string;
      inviteCode: string;
    };
    expect(user).toMatchObject({ email: 'rosa.new@example.com', inviteCode: 'ALLBLUE' });
  });

  test('keeps the invite code through the redirect', async ({ page, house }) => {
    await page.goto(`${house.product.url}/api/login?provider=oidc&invite=REDLINE`);
    await signInThere(page, 'noa');
    await confirmAge(page);
    await expect(page.getByRole('heading', { name: HOME })).toBeVisible();
  });

  test('takes an answer once', async ({ page, house }) => {
    let callback = '';
    page.on('request', (request) => {
      if (request.url().includes('/api/login/callback/')) callback = request.url();
    });
    await goToProvider(page, house);
    await signInThere(page, 'kai');
    await page.getByLabel('I am at least 13 years old').waitFor();
    await signOut(page, house);
    await page.goto(callback);
    await expectProblem(page, house, 'expired', 'Please start again');
  });

  test('refuses an e-mail that is not verified', async ({ page, house }) => {
    house.provider.claims = { email_verified: false };
    await goToProvider(page, house);
    await signInThere(page, 'mallory');
    await expectProblem(page, house, 'email-unverified', 'hasn’t verified');
  });

  for (const fault of ['nonce', 'issuer'] satisfies Fault[]) {
    test(`refuses the wrong ${fault}`, async ({ page, house }) => {
      house.provider.fault = fault;
      await goToProvider(page, house);
      await signInThere(page, 'eve');
      await expectProblem(page, house, 'refused', 'couldn’t verify');
    });
  }

  test('says that the provider is down', async ({ page, house }) => {
    await house.provider.close();
    // What it said of itself is forgotten.
    await house.product.restart();
    await goToProvider(page, house);
    await expectProblem(page, house, 'unavailable', 'isn’t responding');
    await house.provider.listen();
  });
});
