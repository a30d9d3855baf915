import { expect, test } from 'vitest';
import { startTestApp } from '../testing/test-app.ts';

async function policyOf(variables: Record<string, string>): Promise<Map<string, string>> {
  const { app } = await startTestApp(variables);
  const { headers } = await app.inject({ url: '/' });
  const policy = String(headers['content-security-policy']);
  return new Map(
    policy.split(';').map((directive): [string, string] => {
      const [name = '', ...sources] = directive.trim().split(' ');
      return [name, sources.join(' ')];
    }),
  );
}

test('only our own script files run, and no site can frame us §7.34', async () => {
  const policy = await policyOf({});
  expect(policy.get('script-src')).toBe("'self'");
  expect(policy.get('script-src-attr')).toBe("'none'");
  expect(policy.get('object-src')).toBe("'none'");
  expect(policy.get('frame-ancestors')).toBe("'none'");
  expect(policy.has('upgrade-insecure-requests')).toBe(false);
});

async function imagesOf(variables: Record<string, string>): Promise<string | undefined> {
  return (await policyOf(variables)).get('img-src');
}

test('pictures come only from us and from the tile servers', async () => {
  expect(await imagesOf({ OFFLINE: 'on' })).toBe("'self' data: blob:");
  expect(await imagesOf({ OFFLINE: 'off' })).toBe(
    "'self' data: blob: https://tile.openstreetmap.org",
  );
  const TILE_URL = 'https://{s}.tiles.example.com:8443/{z}/{x}/{y}.png';
  expect(await imagesOf({ OFFLINE: 'off', TILE_URL })).toBe(
    "'self' data: blob: https://*.tiles.example.com:8443",
  );
});

async function connectionsOf(variables: Record<string, string>): Promise<string | undefined> {
  return (await policyOf(variables)).get('connect-src');
}

test('the page connects only to us and to the origin of the PMTiles file', async () => {
  const PMTILES_URL = 'https://maps.example.com:8443/planet/world.pmtiles?v=3';
  expect(await connectionsOf({ OFFLINE: 'off' })).toBe("'self'");
  expect(await connectionsOf({ OFFLINE: 'off', PMTILES_URL })).toBe(
    "'self' https://maps.example.com:8443",
  );
  expect(await connectionsOf({ OFFLINE: 'on', PMTILES_URL })).toBe("'self'");
});

test('no page asks a sign-in provider for a picture', async () => {
  const tiles = "'self' data: blob: https://tile.openstreetmap.org";
  const GOOGLE = { GOOGLE_CLIENT_ID: 'ooo', GOOGLE_CLIENT_SECRET: 'secret' };
  const OIDC = {
    OIDC_ISSUER: 'https://login.example.com:8443/realms/travel',
    OIDC_CLIENT_ID: 'ooo',
    OIDC_CLIENT_SECRET: 'secret',
  };
  expect(await imagesOf({ OFFLINE: 'off', ...GOOGLE, ...OIDC })).toBe(tiles);
});

test('tile servers learn which site asks, but no path of it', async () => {
  const { app } = await startTestApp();
  const { headers } = await app.inject({ url: '/' });
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test('a page may ask where the traveller is, and a frame in it may not', async () => {
  const { app } = await startTestApp();
  const { headers } = await app.inject({ url: '/' });
  const policy = String(headers['permissions-policy']);
  expect(policy.split(', ')).toContain('geolocation=(self)');
  expect(policy).toContain('camera=()');
});

test('data is not a page: a browser that shows it as one gives it no rights', async () => {
  const { app } = await startTestApp();
  for (const url of ['/api/health', '/api/trips', '/trpc/trips.list', '/api/nowhere']) {
    const { headers } = await app.inject({ url });
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
  }
  const docs = await app.inject({ url: '/api/docs' });
  expect(docs.headers['content-security-policy']).toContain("style-src 'self' 'unsafe-inline'");
});
