import { expect, test } from 'vitest';
import type { CurrentUser } from '@ooo/domain/account/user.schema';
import { Browser } from '../testing/oidc/browser.ts';
import { KIM, startSignInSite } from '../testing/oidc/sign-in-site.ts';

const site = await startSignInSite();

test('a sign-in ends where it was asked for, with an account', async () => {
  const browser = new Browser();
  expect(await site.signIn(browser, KIM, '?returnTo=/trip/1000001%3Ftab%3Dmap')).toBe(
    '/trip/1000001?tab=map',
  );
  expect(JSON.parse((await site.userOf(browser)).text)).toMatchObject({
    email: 'kim@example.com',
    firstName: 'Min-ji',
    inviteCode: null,
    isAdmin: false,
    ageConfirmed: false,
  });
  expect([...browser.jarOf(new URL(site.address)).keys()]).toEqual(['ooo_session']);
  const [entry] = await site.audit('sign-in');
  expect(entry).toMatchObject({ subject: 'oidc', actor: { email: 'kim@example.com' } });
});

test('the provider is asked for no more than is needed, with proof', async () => {
  const { headers } = await new Browser().ask(`${site.address}/api/login`);
  const address = new URL(headers.get('location') ?? '');
  expect(`${address.origin}${address.pathname}`).toBe(`${site.idp.issuer}/auth`);
  expect(Object.fromEntries(address.searchParams)).toEqual({
    response_type: 'code',
    client_id: 'ooo',
    redirect_uri: `${site.address}/api/login/callback/oidc`,
    scope: 'openid email profile',
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
  });
  const [cookie = ''] = headers.getSetCookie();
  expect(cookie).toMatch(/^ooo_sign_in=[\w.-]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/);
  for (const secret of ['state', 'nonce'])
    expect(cookie).not.toContain(address.searchParams.get(secret));
});

test('a request with another host does not change the return address', async () => {
  const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
  const { headers: sent } = await site.app.inject({ url: '/api/login', headers });
  const back = new URL(String(sent.location)).searchParams.get('redirect_uri');
  expect(back).toBe(`${site.address}/api/login/callback/oidc`);
});

test('a returning user is the same user, even with another name and e-mail', async () => {
  const [first, second] = [new Browser(), new Browser()];
  const lee = { sub: 'lee-1', email: 'lee@example.com', email_verified: true, name: 'Lee' };
  await site.signIn(first, lee);
  await site.signIn(second, { ...lee, email: 'lee.new@example.com', given_name: 'Ha-eun' });
  const [before, after] = [await site.userOf(first), await site.userOf(second)];
  expect(JSON.parse(after.text)).toMatchObject({
    email: 'lee.new@example.com',
    firstName: 'Ha-eun',
  });
  expect(JSON.parse(before.text)).toEqual(JSON.parse(after.text));
});

test('another account at the provider is another user; one with a known e-mail is turned away', async () => {
  const browser = new Browser();
  const impostor = { ...KIM, sub: 'kim-2' };
  expect(await site.signIn(browser, impostor, '?returnTo=/trip/7')).toBe(
    '/sign-in?problem=email-taken&returnTo=%2Ftrip%2F7',
  );
  expect((await site.userOf(browser)).status).toBe(401);
  const [entry] = await site.audit('sign-in-refused');
  expect(entry).toMatchObject({ subject: 'oidc', details: { problem: 'email-taken' } });
  expect(JSON.stringify(entry)).not.toContain('@');
});

test.each([
  ['is not verified', { email: 'x@example.com', email_verified: false }],
  ['is not said to be verified', { email: 'x@example.com' }],
  ['is missing', {}],
  ['is no e-mail', { email: 'nobody', email_verified: true }],
])('an e-mail that %s lets no one in', async (_name, claims) => {
  const browser = new Browser();
  expect(await site.signIn(browser, { sub: 'x', name: 'X', ...claims })).toBe(
    '/sign-in?problem=email-unverified',
  );
  expect((await site.userOf(browser)).status).toBe(401);
});

test('pressing Cancel leads back to the sign-in, and is not logged', async () => {
  const before = await site.audit('sign-in-refused');
  const end = await site.signIn(new Browser(), null, '?returnTo=/trip/7&invite=redline');
  expect(end).toBe('/sign-in?problem=cancelled&returnTo=%2Ftrip%2F7&invite=REDLINE');
  expect(await site.audit('sign-in-refused')).toEqual(before);
});

test('an invite code in the sign-in address is redeemed, and counted once', async () => {
  const browser = new Browser();
  const max = { sub: 'max', email: 'max@example.com', email_verified: true };
  const query = '?invite=redline&returnTo=/trip/7';
  expect(await site.signIn(browser, max, query)).toBe('/trip/7');
  expect(await site.signIn(browser, max, query)).toBe('/trip/7');
  expect(JSON.parse((await site.userOf(browser)).text)).toMatchObject({
    firstName: 'max',
    inviteCode: 'REDLINE',
  });
  const row = await site.deps.db
    .selectFrom('invite_codes')
    .select('uses')
    .where('code', '=', 'REDLINE')
    .executeTakeFirst();
  expect(row).toEqual({ uses: 1 });
  expect(await site.audit('invite-redeemed')).toMatchObject([{ subject: 'REDLINE' }]);
});

test('an invite code that is refused is shown on the invite screen', async () => {
  const browser = new Browser();
  const eve = { sub: 'eve', email: 'eve@example.com', email_verified: true };
  expect(await site.signIn(browser, eve, '?invite=NO+SUCH&returnTo=/trip/7')).toBe(
    '/invite?code=NO+SUCH&returnTo=%2Ftrip%2F7',
  );
  expect(JSON.parse((await site.userOf(browser)).text)).toMatchObject({ inviteCode: null });
  expect(await site.audit('invite-refused')).toMatchObject([
    { subject: null, details: { reason: 'unknown' } },
  ]);
});

/** The language of the account of `sub` after a sign-in that began with this query. */
async function languageAfter(sub: string, query: string): Promise<string> {
  const browser = new Browser();
  const claims = { sub, email: `${sub}@example.com`, email_verified: true };
  expect(await site.signIn(browser, claims, query)).toBe('/');
  const { text } = await site.userOf(browser);
  return (JSON.parse(text) as CurrentUser).language;
}

test('a new account begins with the language of the sign-in address', async () => {
  expect(await languageAfter('lengua', '?language=es')).toBe('es');
  expect(await languageAfter('lengua', '?language=ko')).toBe('es');
  expect(await languageAfter('lingua', '?language=it')).toBe('en');
  expect(await languageAfter('tongue', '')).toBe('en');
});

test('what cannot be an invite code is ignored', async () => {
  const ana = { sub: 'ana', email: 'ana@example.com', email_verified: true };
  for (const invite of ['%00', 'A%00B', 'A'.repeat(10_000), '', 'A&invite=B'])
    expect(await site.signIn(new Browser(), ana, `?invite=${invite}`)).toBe('/');
});

test('signing out ends the session, and does not go to the provider', async () => {
  const browser = new Browser();
  await site.signIn(browser, KIM);
  const signOut = async () => (await browser.open(`${site.address}/api/logout`, site.isWeb)).href;
  expect(await signOut()).toBe(`${site.address}/`);
  expect(await signOut()).toBe(`${site.address}/`);
  expect((await site.userOf(browser)).status).toBe(401);
});

test('signing in again in the same browser leaves no session behind', async () => {
  const browser = new Browser();
  const sol = { sub: 'sol', email: 'sol@example.com', email_verified: true };
  await site.signIn(browser, sol);
  await site.signIn(browser, sol);
  await site.signIn(new Browser(), sol);
  const page = await browser.ask(`${site.address}/api/auth/user`);
  const sessions = await site.deps.db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', (JSON.parse(page.text) as CurrentUser).id)
    .execute();
  expect(sessions).toHaveLength(2);
});

test('an e-mail that the ID token lacks is requested, as the standard says', async () => {
  const { signIn, userOf } = await startSignInSite({}, { keepsToTheLetter: true });
  const browser = new Browser();
  expect(await signIn(browser, KIM)).toBe('/');
  expect(JSON.parse((await userOf(browser)).text)).toMatchObject({ firstName: 'Min-ji' });
});
