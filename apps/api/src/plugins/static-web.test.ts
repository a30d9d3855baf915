import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import type { Refusal } from '../testing/answer-shapes.ts';
import { startTestApp } from '../testing/test-app.ts';

const webRoot = mkdtempSync(join(tmpdir(), 'ooo-web-'));
mkdirSync(join(webRoot, 'assets'));
writeFileSync(join(webRoot, 'index.html'), '<!doctype html><title>OOO</title>');
writeFileSync(join(webRoot, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
const script = 'export {};\n'.repeat(500);
writeFileSync(join(webRoot, 'assets/main-abc123.js'), script);
writeFileSync(join(webRoot, 'assets/main-abc123.js.br'), brotliCompressSync(script));
writeFileSync(join(webRoot, 'assets/main-abc123.js.gz'), gzipSync(script));

afterAll(() => rmSync(webRoot, { recursive: true }));

const { app } = await startTestApp({}, { webRoot });
const inBrowser = { accept: 'text/html,application/xhtml+xml' };

test.each(['/', '/trip/1000001', '/invite', '/no/such/page', '/trip/v1.2'])(
  '%s opens the application, asked for anew each time',
  async (url) => {
    const answer = await app.inject({ url, headers: inBrowser });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toMatch(/^text\/html/);
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.body).toContain('<title>OOO</title>');
  },
);

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
  '%s is missing, also for a browser',
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
