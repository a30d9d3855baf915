import { mkdtempSync, mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import type { Refusal } from '../testing/answer-shapes.ts';
import { startTestApp } from '../testing/test-app.ts';

const webRoot = mkdtempSync(join(tmpdir(), 'ooo-web-'));
mkdirSync(join(webRoot, 'assets'));
const PREVIEW = '<meta property="og:image" content="{{PUBLIC_URL}}/preview.jpg" />';
writeFileSync(join(webRoot, 'index.html'), `<!doctype html>${PREVIEW}<title>OOO</title>`);
writeFileSync(join(webRoot, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
const script = 'export {};\n'.repeat(500);
writeFileSync(join(webRoot, 'assets/main-abc123.js'), script);
writeFileSync(join(webRoot, 'assets/main-abc123.js.br'), brotliCompressSync(script));
writeFileSync(join(webRoot, 'assets/main-abc123.js.gz'), gzipSync(script));

afterAll(() => rmSync(webRoot, { recursive: true }));

const { app } = await startTestApp({ PUBLIC_URL: 'http://localhost:4321' }, { webRoot });
const inBrowser = { accept: 'text/html,application/xhtml+xml' };

test.each(['/', '/trip/1000001', '/invite', '/no/such/page', '/trip/v1.2'])(
  '%s opens the application, and is requested again each time',
  async (url) => {
    const answer = await app.inject({ url, headers: inBrowser });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toMatch(/^text\/html/);
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.body).toContain('<title>OOO</title>');
  },
);

test.each(['/', '/index.html', '/landing', '/trip/1000001?view=saved'])(
  '%s tells a client that previews it and accepts anything where its picture is',
  async (url) => {
    const answer = await app.inject({ url, headers: { accept: '*/*' } });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('content="http://localhost:4321/preview.jpg"');
  },
);

test('every screen of the web application is among the addresses with a preview', async () => {
  const file = resolve(import.meta.dirname, '../../../web/src/lib/paths.ts');
  const [own = ''] = readFileSync(file, 'utf8').split('serverPaths');
  const screens = new Set(own.match(/(?<=['`])\/[a-z-]+(?=['`])/g));
  expect(screens.size).toBeGreaterThan(8);
  for (const url of screens) {
    const { statusCode } = await app.inject({ url, headers: { accept: '*/*' } });
    expect([url, statusCode]).toEqual([url, 200]);
  }
});

const ask = async (headers: Record<string, string>) =>
  app.inject({ url: '/landing', headers: { ...inBrowser, ...headers } });

test('the page is sent compressed, and not at all to a client that has it', async () => {
  const { body, headers } = await ask({});
  const br = await ask({ 'accept-encoding': 'gzip, deflate, br' });
  const zipped = await ask({ 'accept-encoding': 'gzip' });
  expect([br.headers['content-encoding'], zipped.headers['content-encoding']]).toEqual([
    'br',
    'gzip',
  ]);
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(body);
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(body);
  const known = await ask({ 'if-none-match': String(headers.etag) });
  expect([known.statusCode, known.body]).toEqual([304, '']);
});

test('a rebuilt page is sent again', async () => {
  const file = join(webRoot, 'index.html');
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, before.replace('<title>', '<title>New '));
  utimesSync(file, new Date(), new Date(Date.now() + 5000));
  const answer = await app.inject({ url: '/', headers: inBrowser });
  expect(answer.body).toContain('New OOO');
  writeFileSync(file, before);
});

test('files with a hash in their name are kept for good, and travel compressed', async () => {
  const url = '/assets/main-abc123.js';
  for (const [accepted, encoding] of [
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ]) {
    const answer = await app.inject({ url, headers: { 'accept-encoding': accepted } });
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['content-encoding']).toBe(encoding);
  }
});

test('other files may change under their name', async () => {
  const answer = await app.inject({ url: '/favicon.svg' });
  expect(answer.headers['cache-control']).toBe('no-cache');
});

test.each(['/assets/gone.js', '/api/nothing', '/trpc', '/api'])(
  '%s is missing, even for a browser',
  async (url) => {
    const answer = await app.inject({ url, headers: inBrowser });
    expect([answer.statusCode, answer.json<Refusal>().code]).toEqual([404, 'NOT_FOUND']);
  },
);

test('a script that asks for a missing file is not sent a page', async () => {
  const answer = await app.inject({ url: '/missing.json', headers: { accept: '*/*' } });
  expect([answer.statusCode, answer.json<Refusal>().code]).toEqual([404, 'NOT_FOUND']);
});

test.each(['/../package.json', '/%2e%2e/package.json', '/assets/..%2f..%2fpackage.json', '/.env'])(
  '%s leads nowhere',
  async (url) => {
    expect((await app.inject({ url })).statusCode).toBeGreaterThanOrEqual(400);
    expect((await app.inject({ url })).statusCode).toBeLessThan(500);
  },
);
