import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { VARIABLES } from './environment-variables.ts';
import { EnvError } from './environment-error.ts';
import { parseEnv } from './environment.ts';

function problemsOf(source: Record<string, string>): string {
  try {
    parseEnv(source);
  } catch (error) {
    if (error instanceof EnvError) return error.message;
    throw error;
  }
  throw new Error('The environment was taken.');
}

test('an empty environment suits one’s own machine', () => {
  expect(parseEnv({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    isHttps: false,
    localSignIn: true,
    adminEmails: ['admin@localhost'],
    adminCode: '0000',
    inviteGate: true,
    maxTripsPerUser: 3,
    offline: false,
    privacyUrl: '/privacy',
    teamEmail: 'admin@localhost',
    rateLimits: true,
    logLevel: 'info',
  });
  expect(parseEnv({})).not.toHaveProperty('databaseUrl');
});

test('an empty value counts as absent', () => {
  expect(parseEnv({ PORT: '', DATABASE_URL: ' ', LOCAL_SIGN_IN: '' })).toEqual(parseEnv({}));
});

test('in public, no one signs in without proof and no one is an admin by default', () => {
  expect(parseEnv({ PUBLIC_URL: 'https://ooo.example.com/' })).toMatchObject({
    publicUrl: 'https://ooo.example.com',
    isHttps: true,
    localSignIn: false,
    adminEmails: [],
  });
  expect(parseEnv({ PUBLIC_URL: 'https://ooo.example.com' })).not.toHaveProperty('adminCode');
});

test('a provider takes the place of local sign-in', () => {
  const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
  expect(parseEnv(google).localSignIn).toBe(false);
  expect(parseEnv({ ...google, LOCAL_SIGN_IN: 'on' }).localSignIn).toBe(true);
});

test.each([
  [{ PORT: 'abc' }, 'PORT is "abc"; it should be a whole number from 1 to 65535.'],
  [{ PORT: '65536' }, 'PORT is "65536"; it should be a whole number from 1 to 65535.'],
  [{ PORT: '80.5' }, 'PORT is "80.5"; it should be a whole number from 1 to 65535.'],
  [{ OFFLINE: 'yes' }, 'OFFLINE is "yes"; it should be on or off.'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is "loud"; it should be one of fatal, error, warn'],
  [{ PUBLIC_URL: 'ooo.example.com' }, 'PUBLIC_URL is "ooo.example.com"; it should be an address'],
  [{ PUBLIC_URL: 'https://example.com/ooo' }, 'PUBLIC_URL is "https://example.com/ooo"; it should'],
  [{ LOCAL_SIGN_IN_FROM: 'lan' }, 'LOCAL_SIGN_IN_FROM is "lan"; it should be addresses'],
  [{ ADMIN_EMAILS: 'kim' }, 'ADMIN_EMAILS is "kim"; it should be e-mail addresses'],
  [{ PRIVACY_URL: '//evil.example' }, 'PRIVACY_URL is "//evil.example"; it should be a path'],
  [{ PRIVACY_URL: 'javascript:alert(1)' }, 'PRIVACY_URL is "javascript:alert(1)"; it should'],
  [
    { TILE_URL: 'https://tiles.example.com/' },
    'TILE_URL is "https://tiles.example.com/"; it should',
  ],
  [{ OSRM_URL: 'osrm:5000' }, 'OSRM_URL is "osrm:5000"; it should be an address like http://osrm'],
  [{ OSRM_URL: 'valhalla+ftp://valhalla' }, 'OSRM_URL is "valhalla+ftp://valhalla"; it should be'],
  [{ OSRM_URL: 'http://me:mine@osrm' }, 'OSRM_URL is "http://me:mine@osrm"; it should be'],
  [{ OSRM_URL: 'http://osrm/?key=1' }, 'OSRM_URL is "http://osrm/?key=1"; it should be'],
  [
    { DOCUMENT_KEY: 'c2hvcnQ=' },
    'DOCUMENT_KEY holds 8 characters (not shown); it should be 32 random',
  ],
  [
    { DOCUMENT_KEY_PREVIOUS: `${'A'.repeat(43)}=, c2hvcnQ=` },
    'DOCUMENT_KEY_PREVIOUS holds 54 characters (not shown); it should be former values',
  ],
  [
    { ASSISTANT_DAILY_USD: '-1' },
    'ASSISTANT_DAILY_USD is "-1"; it should be dollars, like 5 or 0.25',
  ],
  [{ MAX_TRIPS_PER_USER: '0' }, 'MAX_TRIPS_PER_USER is "0"; it should be a whole number'],
])('%j stops the start', (source, message) => {
  expect(problemsOf(source)).toContain(message);
});

test.each(['http://osrm:5000', 'https://example.com/osrm/car', 'valhalla+http://[::1]:8002/'])(
  '%s is a server of travel times',
  (OSRM_URL) => {
    expect(parseEnv({ OSRM_URL }).osrmUrl).toBe(OSRM_URL);
  },
);

test('every wrong variable is named at once', () => {
  expect(problemsOf({ PORT: 'x', OFFLINE: 'x' }).split('\n')).toHaveLength(2);
});

test('a secret is never printed', () => {
  const message = problemsOf({ DATABASE_URL: 'mysql://root:hunter2@db/ooo' });
  expect(message).toBe(
    'DATABASE_URL holds 27 characters (not shown); it should be an address like postgres://user:password@host:5432/database.',
  );
});

test('a password beside the address is encoded into it, whatever it holds', () => {
  const DATABASE_URL = 'postgres://ooo@db:5432/ooo?sslmode=require';
  const DATABASE_PASSWORD = ' p@ss/w#rd%2F?&:é\'" ';
  const { databaseUrl = '' } = parseEnv({ DATABASE_URL, DATABASE_PASSWORD });
  const url = new URL(databaseUrl);
  expect(decodeURIComponent(url.password)).toBe(DATABASE_PASSWORD);
  expect([url.host, url.pathname, url.search]).toEqual(['db:5432', '/ooo', '?sslmode=require']);
  expect(problemsOf({ DATABASE_PASSWORD })).toContain('it belongs to DATABASE_URL');
  const twice = { DATABASE_URL: 'postgres://ooo:hunter2@db/ooo', DATABASE_PASSWORD: 'hunter3' };
  expect(problemsOf(twice)).toContain('DATABASE_URL holds a password too');
  expect(problemsOf(twice)).not.toMatch(/hunter/);
});

test('half a provider is none', () => {
  expect(problemsOf({ GOOGLE_CLIENT_ID: 'id' })).toBe(
    'GOOGLE_CLIENT_SECRET is empty; it belongs to GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET: set all of them or none.',
  );
  expect(problemsOf({ OIDC_ISSUER: 'https://id.example.com' }).split('\n')).toHaveLength(2);
});

test.each(['https://ooo.example.com', 'http://192.168.1.5:3000', 'http://localhost.example.com'])(
  'what is safe only on one’s own machine is refused at %s',
  (PUBLIC_URL) => {
    const variables = { PUBLIC_URL, LOCAL_SIGN_IN: 'on', RATE_LIMITS: 'off' };
    expect(problemsOf(variables)).toContain(
      'LOCAL_SIGN_IN is "on"; it should be off where PUBLIC_URL',
    );
    expect(problemsOf(variables)).toContain(
      'RATE_LIMITS is "off"; it should be on where PUBLIC_URL',
    );
  },
);

test.each([
  ['', []],
  ['127.0.0.1', ['127.0.0.1']],
  ['10.0.0.0/8, ::1 ,fd00::/8', ['10.0.0.0/8', '::1', 'fd00::/8']],
])('the proxies of %j', (TRUSTED_PROXIES, networks) => {
  expect(parseEnv({ TRUSTED_PROXIES }).trustedProxies).toEqual(networks);
});

test('a provider has to use https, unless it is on this machine', () => {
  const OIDC_ISSUER = 'http://login.example.com';
  expect(problemsOf({ OIDC_ISSUER })).toBe(
    'OIDC_ISSUER is "http://login.example.com"; it should be an address that starts with https://.',
  );
  const client = { OIDC_CLIENT_ID: 'ooo', OIDC_CLIENT_SECRET: 'secret' };
  expect(parseEnv({ OIDC_ISSUER: 'http://127.0.0.1:8080', ...client }).oidc).toMatchObject({
    issuer: 'http://127.0.0.1:8080',
    name: '127.0.0.1',
  });
});

test.each([
  'proxy.example.com',
  '10.0.0.0/33',
  '::1/129',
  '10.0.0.0/8/8',
  '10.0.0.0/',
  'true',
  '*',
])('%s is not a network of proxies', (TRUSTED_PROXIES) => {
  expect(problemsOf({ TRUSTED_PROXIES })).toBe(
    `TRUSTED_PROXIES is "${TRUSTED_PROXIES}"; it should be addresses or networks with commas between them, like 127.0.0.1, 10.0.0.0/8.`,
  );
});

test.each([
  'http://localhost:3000',
  'http://127.0.0.1:8080',
  'http://[::1]:3000',
  'http://ooo.localhost',
])('%s is this machine', (PUBLIC_URL) => {
  expect(parseEnv({ PUBLIC_URL, LOCAL_SIGN_IN: 'on', RATE_LIMITS: 'off' }).localSignIn).toBe(true);
});

test.each(['0.0.0.0', '::', '192.168.1.5', 'ooo.example.com'])(
  'local sign-in with HOST=%s is for the addresses that are named, or for no one',
  (HOST) => {
    expect(problemsOf({ HOST })).toMatch(
      /^LOCAL_SIGN_IN is "on" \(by default, .*Set HOST=127\.0\.0\.1, or LOCAL_SIGN_IN=off, or LOCAL_SIGN_IN_FROM/,
    );
    expect(problemsOf({ HOST, LOCAL_SIGN_IN: 'on' })).toContain('LOCAL_SIGN_IN is "on"; it should');
    expect(parseEnv({ HOST, LOCAL_SIGN_IN: 'off' }).localSignIn).toBe(false);
    expect(parseEnv({ HOST, PUBLIC_URL: 'https://ooo.example.com' }).localSignIn).toBe(false);
    expect(parseEnv({ HOST, LOCAL_SIGN_IN_FROM: 'gateway, 10.0.0.0/8' })).toMatchObject({
      localSignIn: true,
      localSignInFrom: ['gateway', '10.0.0.0/8'],
    });
  },
);

test.each(['127.0.0.1', '127.0.0.2', '::1', 'localhost'])('HOST=%s lets no one else in', (HOST) => {
  expect(parseEnv({ HOST })).toMatchObject({ localSignIn: true, localSignInFrom: [] });
});

test('docker-compose.yml starts as it is, for its own machine only', () => {
  const file = readFileSync(join(import.meta.dirname, '../../../../docker-compose.yml'), 'utf8');
  const [, block = ''] = /\n    environment:\n((?: {6}.*\n)+)/.exec(file) ?? [];
  const pairs = [...block.matchAll(/^ {6}([A-Z_]+): (.*)$/gm)].map(
    ([, name = '', value = '']): [string, string] => [
      name,
      value.replaceAll(/\$\{[^}]*\}/g, 'password'),
    ],
  );
  expect(parseEnv(Object.fromEntries(pairs))).toMatchObject({
    host: '0.0.0.0',
    localSignIn: true,
    localSignInFrom: ['gateway', '192.168.65.1'],
  });
  const [, ports = ''] = /\n    ports:\n((?: {6}.*\n)+)/.exec(file) ?? [];
  expect(ports).toBe('      - 127.0.0.1:3000:3000\n');
});

test('users write to the team, or else to the first admin', () => {
  const ADMIN_EMAILS = 'kim@example.com, lee@example.com';
  expect(parseEnv({ ADMIN_EMAILS }).teamEmail).toBe('kim@example.com');
  expect(parseEnv({ ADMIN_EMAILS, TEAM_EMAIL: 'team@example.com' }).teamEmail).toBe(
    'team@example.com',
  );
  expect(parseEnv({ PUBLIC_URL: 'https://trips.example.com' })).not.toHaveProperty('teamEmail');
});

const example = readFileSync(join(import.meta.dirname, '../../../../.env.example'), 'utf8');

test('.env.example lists every variable, each under a comment of one line', () => {
  const blocks = example.trim().split('\n\n').slice(1);
  const names = blocks.map((block) => {
    expect(block).toMatch(/^# .+\n[A-Z_]+=.*$/);
    return /\n([A-Z_]+)=/.exec(block)?.[1];
  });
  expect(names).toEqual(Object.keys(VARIABLES));
});

test('.env.example holds the defaults', () => {
  const lines = example.split('\n').filter((line) => /^[A-Z_]+=/.test(line));
  const pairs = lines.map((line): [string, string] => {
    const at = line.indexOf('=');
    return [line.slice(0, at), line.slice(at + 1).replaceAll(/^'|'$/g, '')];
  });
  expect(parseEnv(Object.fromEntries(pairs))).toEqual(parseEnv({}));
});
