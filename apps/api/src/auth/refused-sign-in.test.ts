import { EncryptJWT, generateKeyPair, UnsecuredJWT } from 'jose';
import { afterEach, expect, test, vi } from 'vitest';
import { Browser } from '../testing/oidc/browser.ts';
import { CLIENT } from '../testing/oidc/identity-provider.ts';
import { ownPort } from '../testing/own-port.ts';
import { KIM, startSignInSite } from '../testing/oidc/sign-in-site.ts';

const site = await startSignInSite();
const { meddler } = site.idp;
const flowJar = (browser: Browser): Map<string, string> => browser.jarOf(new URL(site.address));

afterEach(() => {
  meddler.changeIdToken = undefined;
  meddler.broken = undefined;
  vi.useRealTimers();
});

const pathOf = ({ pathname, search }: URL): string => `${pathname}${search}`;

async function expectNobody(browser: Browser): Promise<void> {
  expect((await site.userOf(browser)).status).toBe(401);
  expect([...flowJar(browser).keys()]).toEqual([]);
}

/** Where a sign-in ends, what it leaves in the browser, and what the server keeps. */
async function outcome() {
  const browser = new Browser();
  const before = await site.audit('sign-in-refused');
  const end = await site.signIn(browser, KIM);
  const { status } = await site.userOf(browser);
  const records = (await site.audit('sign-in-refused')).slice(0, -before.length || undefined);
  const problems = records.map(({ subject, details }) => [subject, details?.['problem']]);
  return { end, status, cookies: [...flowJar(browser).keys()], problems };
}

const REFUSED = {
  end: '/sign-in?problem=refused',
  status: 401,
  cookies: [],
  problems: [['oidc', 'refused']],
};

const nowSec = (): number => Math.floor(Date.now() / 1000);
const WRONG_CLAIMS: readonly [name: string, claims: () => object][] = [
  ['the nonce of another sign-in', () => ({ nonce: 'x'.repeat(43) })],
  ['no nonce', () => ({ nonce: undefined })],
  ['another issuer', () => ({ iss: 'https://evil.example' })],
  ['the same issuer with a slash', () => ({ iss: `${site.idp.issuer}/` })],
  ['another audience', () => ({ aud: 'another-client' })],
  ['an audience besides us that it was made for', () => ({ aud: ['ooo', 'b'], azp: 'b' })],
  ['several audiences and nobody whom it was made for', () => ({ aud: ['ooo', 'b'] })],
  ['its time over', () => ({ iat: nowSec() - 700, exp: nowSec() - 100 })],
  ['a time that has not come', () => ({ nbf: nowSec() + 600 })],
  ['no end', () => ({ exp: undefined })],
  ['no subject', () => ({ sub: undefined })],
  ['an empty subject', () => ({ sub: '' })],
  ['a subject with a zero byte', () => ({ sub: 'kim\u0000-1' })],
  ['a subject without end', () => ({ sub: 'k'.repeat(256) })],
];

test.each(WRONG_CLAIMS)('an ID token with %s signs no one in', async (_name, claims) => {
  meddler.changeIdToken = async (token) => meddler.resign(token, claims());
  expect(await outcome()).toEqual(REFUSED);
});

test('the same token unchanged signs in', async () => {
  meddler.changeIdToken = async (token) => meddler.resign(token, { extra: true });
  expect(await site.signIn(new Browser(), KIM)).toBe('/');
});

const WRONG_SIGNATURES: readonly [name: string, change: typeof meddler.changeIdToken][] = [
  [
    'signed by somebody else',
    async (token) => meddler.resign(token, {}, (await generateKeyPair('RS256')).privateKey),
  ],
  [
    'signed with the secret that we share',
    async (token) => meddler.resign(token, {}, new TextEncoder().encode(CLIENT.secret), 'HS256'),
  ],
  ['that is not signed', async () => new UnsecuredJWT({ sub: 'kim-1', aud: 'ooo' }).encode()],
  ['that is cut', async (token) => token.slice(0, -20)],
  ['that is no token', async () => 'x.y.z'],
  ['that is not there', async () => undefined],
];

test.each(WRONG_SIGNATURES)('an ID token %s signs no one in', async (_name, change) => {
  meddler.changeIdToken = change;
  expect(await outcome()).toEqual(REFUSED);
});

test('an answer in another issuer’s name signs no one in', async () => {
  for (const iss of ['https://evil.example', '']) {
    const browser = new Browser();
    const callback = await site.comeBack(browser, KIM);
    callback.searchParams.set('iss', iss);
    const end = await browser.open(callback, site.isWeb);
    expect(pathOf(end)).toBe('/sign-in?problem=refused');
    await expectNobody(browser);
  }
});

test('a callback that a browser calls twice signs in once', async () => {
  const browser = new Browser();
  const callback = await site.comeBack(browser, KIM, '?returnTo=/trip/7');
  expect(pathOf(await browser.open(callback, site.isWeb))).toBe('/trip/7');
  expect(pathOf(await browser.open(callback, site.isWeb))).toBe('/sign-in?problem=expired');
  expect((await site.userOf(browser)).status).toBe(200);
});

test('a code works once, even for someone who copied every cookie', async () => {
  const browser = new Browser();
  const callback = await site.comeBack(browser, KIM);
  const thief = browser.copy();
  await browser.open(callback, site.isWeb);
  expect(pathOf(await thief.open(callback, site.isWeb))).toBe('/sign-in?problem=expired');
  await expectNobody(thief);
});

test('two calls at once sign in at most once', async () => {
  const browser = new Browser();
  const callback = await site.comeBack(browser, KIM);
  const ends = await Promise.all(
    [browser.copy(), browser.copy()].map(async (one) =>
      pathOf(await one.open(callback, site.isWeb)),
    ),
  );
  expect(ends.sort()).toEqual(['/', '/sign-in?problem=expired']);
});

test('one browser cannot finish what another began', async () => {
  const callback = await site.comeBack(new Browser(), KIM);
  const victim = new Browser();
  expect(pathOf(await victim.open(callback, site.isWeb))).toBe('/sign-in?problem=expired');
  await expectNobody(victim);

  await site.comeBack(victim, KIM);
  expect(pathOf(await victim.open(callback, site.isWeb))).toBe('/sign-in?problem=expired');
  await expectNobody(victim);
});

function replaceAt(text: string, fromEnd: number): string {
  const other = text.at(-fromEnd) === 'A' ? 'B' : 'A';
  return `${text.slice(0, -fromEnd)}${other}${text.slice(1 - fromEnd)}`;
}

const anotherKey = new Uint8Array(32);
const sealed = async (): Promise<string> =>
  new EncryptJWT({ state: 's', nonce: 'n', codeVerifier: 'v', returnTo: '/' })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setExpirationTime('10m')
    .encrypt(anotherKey);
const FORGED: readonly [name: string, forge: (cookie: string) => string | Promise<string>][] = [
  ['cut', (cookie) => cookie.slice(0, -5)],
  ['changed in one place', (cookie) => replaceAt(cookie, 31)],
  ['sealed with another key', sealed],
  ['made up', () => '{"state":"s"}'],
  ['long', () => 'a'.repeat(4000)],
  ['with bytes that are no text', () => '%00%ff'],
];

test.each(FORGED)(
  'a cookie that is %s ends the sign-in, and the audit log says so',
  async (_name, forge) => {
    const browser = new Browser();
    const callback = await site.comeBack(browser, KIM);
    const cookie = flowJar(browser).get('ooo_sign_in') ?? '';
    flowJar(browser).set('ooo_sign_in', await forge(cookie));
    expect(pathOf(await browser.open(callback, site.isWeb))).toBe('/sign-in?problem=expired');
    await expectNobody(browser);
    const [entry] = await site.audit('sign-in-refused');
    expect(entry).toMatchObject({ subject: 'oidc', details: { problem: 'forged' } });
  },
);

test('a sign-in that takes longer than ten minutes begins again', async () => {
  const browser = new Browser();
  const callback = await site.comeBack(browser, KIM);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 });
  expect(pathOf(await browser.open(callback, site.isWeb))).toBe('/sign-in?problem=expired');
});

test.each([
  ['says that it was cancelled', '?error=access_denied'],
  ['says nothing', ''],
  ['is made up', '?state=x&code=y'],
  ['says everything twice', '?code=y&code=z&state[]=1'],
  ['is long', `?code=${'c'.repeat(10_000)}&state=${'s'.repeat(3000)}`],
  ['holds line breaks', '?code=%00&state=%00%0d%0aset-cookie:a=b'],
])('a callback without a sign-in that %s is expired', async (_name, query) => {
  const answer = await site.app.inject({ url: `/api/login/callback/oidc${query}` });
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/sign-in?problem=expired']);
});

test('a provider that is not offered is not a server error', async () => {
  for (const id of ['google', 'constructor', '__proto__', '%00', '..%2f', 'x'.repeat(4000)]) {
    for (const url of [`/api/login/callback/${id}`, `/api/login?provider=${id}`]) {
      const { statusCode, headers } = await site.app.inject({ url });
      expect([statusCode, headers.location]).toEqual([302, '/sign-in?problem=not-offered']);
    }
  }
});

test.each([
  ['its tokens', /^\/token/],
  ['its keys', /^\/jwks/],
])('a provider that fails half-way, at %s, is reported', async (_name, broken) => {
  const fresh = await startSignInSite();
  const browser = new Browser();
  const callback = await fresh.comeBack(browser, KIM, '?returnTo=/trip/7');
  fresh.idp.meddler.broken = broken;
  expect(pathOf(await browser.open(callback, fresh.isWeb))).toBe(
    '/sign-in?problem=unavailable&returnTo=%2Ftrip%2F7',
  );
  fresh.idp.meddler.broken = undefined;
  expect(await fresh.signIn(browser, KIM)).toBe('/');
});

test('a provider that is down from the start is reported, with a way back', async () => {
  const fresh = await startSignInSite();
  fresh.idp.meddler.broken = /./;
  const end = await fresh.signIn(new Browser(), KIM, '?returnTo=/trip/7&invite=redline');
  expect(end).toBe('/sign-in?problem=unavailable&returnTo=%2Ftrip%2F7&invite=REDLINE');
  fresh.idp.meddler.broken = undefined;
  expect(await fresh.signIn(new Browser(), KIM, '?returnTo=/trip/7')).toBe('/trip/7');
});

test('a provider that is not there at all is reported', async () => {
  const gone = await startSignInSite({ OIDC_ISSUER: `http://127.0.0.1:${await ownPort()}` });
  expect(await gone.signIn(new Browser(), KIM)).toBe('/sign-in?problem=unavailable');
});

const ELSEWHERE = [
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/%5cevil.example/..//evil.example',
  'javascript:alert(1)',
  '/api/logout',
  '/trip/7\r\nset-cookie: a=b',
  `/${'a'.repeat(5000)}`,
];

test('the sign-in leads nowhere else', async () => {
  for (const returnTo of ELSEWHERE) {
    const query = `?${new URLSearchParams({ returnTo }).toString()}`;
    const end = await site.signIn(new Browser(), KIM, query);
    expect(end).not.toMatch(/^\/(api|\/|\\)/);
    expect(new URL(end, site.address).origin).toBe(site.address);
  }
});

test('too many sign-ins from one address end on a page that says so', async () => {
  const limited = await startSignInSite({ RATE_LIMITS: 'on' });
  const ends = new Set<string>();
  for (let count = 0; count < 21; count += 1) {
    const url = '/api/login/callback/oidc?state=x';
    ends.add(String((await limited.app.inject({ url })).headers.location));
  }
  expect([...ends]).toEqual(['/sign-in?problem=expired', '/sign-in?problem=too-often']);
});
