import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { startTestApp } from '../testing/test-app.ts';
import { findGateway, parseGateway } from './gateway.ts';

async function signIn(
  app: FastifyInstance,
  remoteAddress: string,
  headers: Record<string, string> = {},
): Promise<number> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/login/local',
    payload: { email: 'admin@localhost', name: 'Mallory' },
    headers: { host: 'localhost:3000', ...headers },
    remoteAddress,
  });
  return answer.statusCode;
}

const { app: alone } = await startTestApp();
const { app: open } = await startTestApp({
  HOST: '0.0.0.0',
  LOCAL_SIGN_IN_FROM: 'gateway, 172.18.0.1, fd00:1::/64',
});
const { app: behind } = await startTestApp({ TRUSTED_PROXIES: '10.0.0.1' });

test.each(['127.0.0.1', '127.8.9.10', '::1', '::ffff:127.0.0.1'])(
  'from %s the machine itself signs in',
  async (address) => {
    expect(await signIn(alone, address)).toBe(204);
  },
);

test.each(['192.168.1.7', '172.18.0.1', '::ffff:192.168.1.7', 'fe80::1', '203.0.113.9'])(
  'from %s no one does, whatever host name they give',
  async (address) => {
    for (const host of ['localhost', '127.0.0.1', '[::1]:3000']) {
      expect(await signIn(alone, address, { host })).toBe(403);
    }
  },
);

test('it works from an allowed address, and not from the one next to it', async () => {
  for (const address of ['172.18.0.1', '::ffff:172.18.0.1', 'fd00:1::5', '127.0.0.1']) {
    expect(await signIn(open, address)).toBe(204);
  }
  for (const address of ['172.18.0.2', 'fd00:2::5', '192.168.1.7']) {
    expect(await signIn(open, address)).toBe(403);
  }
  expect(await signIn(open, '172.18.0.1', { host: 'evil.example' })).toBe(403);
});

test('a refusal says where the request came from and where to go', async () => {
  const answer = await alone.inject({
    method: 'POST',
    url: '/api/login/local',
    payload: { email: 'admin@localhost', name: 'Mallory' },
    remoteAddress: '192.168.1.7',
  });
  expect(answer.json()).toMatchObject({
    code: 'FORBIDDEN',
    message:
      'You can sign in this way only on the machine that OOO runs on. It came from 192.168.1.7. Open http://localhost:3000.',
  });
});

const from = (address: string) => ({ 'x-forwarded-for': address });

test('a trusted proxy forwards the address, and any other proxy is refused', async () => {
  expect(await signIn(behind, '10.0.0.1', from('127.0.0.1'))).toBe(204);
  expect(await signIn(behind, '10.0.0.1', from('127.0.0.1, 203.0.113.9'))).toBe(403);
  expect(await signIn(behind, '10.0.0.1')).toBe(403);
  expect(await signIn(behind, '192.168.1.7', from('127.0.0.1'))).toBe(403);
});

test.each([
  { forwarded: 'for=203.0.113.9' },
  { via: '1.1 tunnel' },
  { 'x-forwarded-for': '127.0.0.1' },
  { 'x-forwarded-host': 'trips.example.com' },
  { 'x-forwarded-proto': 'https' },
  { 'x-forwarded-port': '443' },
  { 'x-real-ip': '203.0.113.9' },
  { 'cf-connecting-ip': '203.0.113.9' },
  { 'true-client-ip': '127.0.0.1' },
  { 'X-Client-IP': '' },
])('a request through a tunnel on this machine is not local: %o', async (headers) => {
  expect(await signIn(alone, '127.0.0.1', headers)).toBe(403);
  expect(await signIn(open, '172.18.0.1', headers)).toBe(403);
});

test.each([
  [204, { 'x-real-ip': '127.0.0.1', 'x-forwarded-proto': 'http', via: '1.1 nginx' }],
  [204, { forwarded: 'for="[::1]:5173";proto=http, for=127.0.0.1:80' }],
  [403, { 'x-real-ip': '203.0.113.9' }],
  [403, { 'cf-connecting-ip': '203.0.113.9' }],
  [403, { forwarded: 'for=127.0.0.1, proto=http;for="[2001:db8::1]:80"' }],
  [403, { forwarded: 'for=_hidden' }],
  [403, { 'x-forwarded-for': '203.0.113.9, 127.0.0.1' }],
])('behind a trusted proxy, every address has to be local: %i %o', async (status, headers) => {
  const sent = { 'x-forwarded-for': '127.0.0.1', ...headers };
  expect(await signIn(behind, '10.0.0.1', sent)).toBe(status);
});

test('being reached through a proxy is logged once', async () => {
  const lines: string[] = [];
  const logStream = { write: (line: string): unknown => lines.push(line) };
  const { app } = await startTestApp({ LOG_LEVEL: 'warn' }, { logStream });
  for (let n = 0; n < 3; n += 1) await signIn(app, '127.0.0.1', { 'x-real-ip': '203.0.113.9' });
  const told = lines.filter((line) => line.includes('through a proxy or a tunnel'));
  expect(told).toHaveLength(1);
  expect(JSON.parse(told[0] ?? '')).toMatchObject({ header: 'x-real-ip' });
  expect(lines.join('')).not.toContain('203.0.113.9');
});

test('the gateway is read from the table of routes', () => {
  const head = 'Iface\tDestination\tGateway \tFlags\tRefCnt\tUse\tMetric\tMask\n';
  const direct = 'eth0\t000012AC\t00000000\t0001\t0\t0\t0\t0000FFFF\n';
  const through = 'eth0\t00000000\t010012AC\t0003\t0\t0\t0\t00000000\n';
  expect(parseGateway(`${head}${direct}${through}`)).toBe('172.18.0.1');
  expect(parseGateway(`${head}${direct}`)).toBeUndefined();
  expect(parseGateway('')).toBeUndefined();
  expect(findGateway() ?? '0.0.0.0').toMatch(/^(\d+\.){3}\d+$/);
});
