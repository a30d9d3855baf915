import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { startTestApp } from '../testing/test-app.ts';

const { app } = await startTestApp();
const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));

async function sendRaw(request: string): Promise<{ head: string; body: unknown }> {
  const socket = connect(Number(port), '127.0.0.1');
  socket.write(request);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  return { head, body: JSON.parse(body) };
}

test.each([
  ['what is not HTTP', 'hello\r\n\r\n'],
  ['a header with a line break in it', 'GET / HTTP/1.1\r\nhost: x\r\na: b\nc\r\n\r\n'],
  [
    'headers beyond every measure',
    `GET / HTTP/1.1\r\nhost: x\r\ncookie: ${'a'.repeat(20_000)}\r\n\r\n`,
  ],
  [
    'two lengths',
    'POST /api/trips HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\na',
  ],
  ['two hosts', 'GET /api/live HTTP/1.1\r\nHost: localhost\r\nhost: evil.example\r\n\r\n'],
  ['the same host twice', 'GET / HTTP/1.1\r\nhost: localhost\r\nHOST: localhost\r\n\r\n'],
])('%s is answered like any other bad request', async (_name, request) => {
  const { head, body } = await sendRaw(request);
  expect(head).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(body).toMatchObject({ code: 'BAD_REQUEST', requestId: expect.any(String) });
});

test('the refusal arrives while the client is still writing', async () => {
  const { head } = await sendRaw(`GET / HTTP/1.1\r\nhost: x\r\na: ${'a'.repeat(8_000_000)}`);
  expect(head).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
});

test('a client that never stops is cut off', async () => {
  const socket = connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true });
  socket.on('error', () => {});
  socket.write(`GET / HTTP/1.1\r\nhost: x\r\na: ${'a'.repeat(20_000)}`);
  const writing = setInterval(() => socket.write('more'), 20);
  await new Promise((resolve) => socket.resume().once('close', resolve));
  clearInterval(writing);
  expect(socket.destroyed).toBe(true);
});
