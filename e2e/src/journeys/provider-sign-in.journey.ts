import { expect, type Page } from '@playwright/test';
import { Entrance } from '../pages/entrance.ts';
import {
  confirmAge,
  goToProvider,
  type ProviderInstallation,
  signInThere,
  test,
} from '../product/provider-installation.ts';
import type { Fault } from '../product/identity-provider.ts';

const HOME = /^Welcome back, /;

async function signOut(page: Page, { product }: ProviderInstallation): Promise<void> {
  await page.goto(`${product.url}/api/logout`);
  await page.getByRole('button', { name: 'Start Planning' }).waitFor();
}

/** Expects the sentence on the sign-in page, and that no user is signed in. */
async function expectProblem(
  page: Page,
  installation: ProviderInstallation,
  code: string,
  text: string,
) {
  await page.waitForURL(
    ({ pathname, searchParams }) => pathname === '/sign-in' && searchParams.get('problem') === code,
  );
  await expect(page.getByRole('alert')).toContainText(text);
  expect((await page.request.get(`${installation.product.url}/api/auth/user`)).status()).toBe(401);
}

test.describe('sign-in at a provider', () => {
  test('asks age and invite code once §1.2 §2.12', async ({ page, installation }) => {
    await goToProvider(page, installation);
    await signInThere(page, 'rosa');
    await confirmAge(page);
    await expect(page.getByText('rosa@example.com')).toBeVisible();
    await new Entrance(page).enterInviteCode('ALLBLUE');
    await expect(page.getByRole('heading', { name: HOME })).toBeVisible();

    await signOut(page, installation);
    installation.provider.claims = { email: 'rosa.new@example.com' };
    await goToProvider(page, installation);
    await expect(page.getByRole('heading', { name: HOME })).toBeVisible();
    const user = (await (
      await page.request.get(`${installation.product.url}/api/auth/user`)
    ).json()) as {
      email: string;
      inviteCode: string;
    };
    expect(user).toMatchObject({ email: 'rosa.new@example.com', inviteCode: 'ALLBLUE' });
  });

  test('keeps the invite code through the redirect', async ({ page, installation }) => {
    await page.goto(`${installation.product.url}/api/login?provider=oidc&invite=REDLINE`);
    await signInThere(page, 'noa');
    await confirmAge(page);
    await expect(page.getByRole('heading', { name: HOME })).toBeVisible();
  });

  test('shows the picture that the provider keeps, from our own address', async ({
    page,
    installation,
  }) => {
    const { product, provider } = installation;
    provider.claims = { picture: provider.portraitUrl };
    await goToProvider(page, installation);
    await signInThere(page, 'ines');
    await confirmAge(page);
    await new Entrance(page).enterInviteCode('ALLBLUE');
    await expect(page.getByRole('heading', { name: HOME })).toBeVisible();

    const ofMenu = page.getByRole('button', { name: 'Account: ines' }).locator('img');
    await expect(ofMenu).toHaveJSProperty('naturalWidth', 96);
    await page.goto(`${product.url}/account`);
    const ofPage = page.getByRole('main').locator('img');
    await expect(ofPage).toHaveJSProperty('naturalWidth', 96);
    await expect(ofPage).toHaveAttribute('src', /^\/api\/account\/picture\?v=/);
    // The server asked, once, and said nothing of the browser.
    const asked = provider.askedForPortrait.map(({ headers }) => headers);
    expect(asked).toHaveLength(1);
    expect(asked[0]).not.toHaveProperty('cookie');
    expect(asked[0]).toHaveProperty('user-agent', 'OOO');
  });

  test('takes an answer once', async ({ page, installation }) => {
    let callback = '';
    page.on('request', (request) => {
      if (request.url().includes('/api/login/callback/')) callback = request.url();
    });
    await goToProvider(page, installation);
    await signInThere(page, 'kai');
    await page.getByLabel('I am at least 13 years old').waitFor();
    await signOut(page, installation);
    await page.goto(callback);
    await expectProblem(page, installation, 'expired', 'Please start again');
  });

  test('refuses an e-mail that is not verified', async ({ page, installation }) => {
    installation.provider.claims = { email_verified: false };
    await goToProvider(page, installation);
    await signInThere(page, 'mallory');
    await expectProblem(page, installation, 'email-unverified', 'hasn’t verified');
  });

  for (const fault of ['nonce', 'issuer'] satisfies Fault[]) {
    test(`refuses the wrong ${fault}`, async ({ page, installation }) => {
      installation.provider.fault = fault;
      await goToProvider(page, installation);
      await signInThere(page, 'eve');
      await expectProblem(page, installation, 'refused', 'couldn’t verify');
    });
  }

  test('says that the provider is down', async ({ page, installation }) => {
    await installation.provider.close();
    // Its metadata is no longer cached.
    await installation.product.restart();
    await goToProvider(page, installation);
    await expectProblem(page, installation, 'unavailable', 'isn’t responding');
    await installation.provider.listen();
  });
});
