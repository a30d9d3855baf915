import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { startTestApp } from '../testing/test-app.ts';

const MAX = 20;
const { app } = await startTestApp({}, { maxSockets: MAX });
await app.listen({ port: 0, host: '127.0.0.1' });
const { port } = app.server.address() as AddressInfo;
const ASK = 'GET /api/live HTTP/1.1\r\nhost: localhost\r\n\r\n';
const HALF = 'POST /api/login/local HTTP/1.1\r\nhost: localhost\r\ncontent-length: 9000\r\n\r\n{';

/** On Linux every address of this network is the machine itself, elsewhere only the first. */
async function open(localAddress: string): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  socket.on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  return socket;
}

/** The status of the answer; rejects if the connection ends without one. */
async function ask(socket: Socket): Promise<string> {
  socket.write(ASK);
  const ended = once(socket, 'close').then(() => Promise.reject(new Error('It was closed.')));
  const [head] = (await Promise.race([once(socket, 'data'), ended])) as [Buffer];
  return head.toString().split(' ')[1] ?? '';
}

const countOpen = (sockets: readonly Socket[]): number =>
  sockets.filter((socket) => !socket.destroyed && socket.readyState !== 'writeOnly').length;

test.runIf(process.platform === 'linux').each([
  ['sends nothing', ''],
  ['sends half a head', 'GET /api/live HTTP/1.1\r\nhost: loc'],
  ['sends half a body', HALF],
  ['asks, and keeps the connection', ASK],
])('one address that %s keeps no one else out', async (_name, sent) => {
  const bystander = await open('127.0.0.2');
  expect(await ask(bystander)).toBe('200');
  const crowd: Socket[] = [];
  for (let n = 0; n < 3 * MAX; n += 1) {
    const socket = await open('127.0.0.1');
    socket.resume().write(sent);
    crowd.push(socket);
  }
  expect(await ask(await open('127.0.0.3'))).toBe('200');
  expect(await ask(bystander)).toBe('200');
  await expect.poll(() => countOpen(crowd)).toBeLessThan(MAX);
  expect(
    await new Promise((resolve) => app.server.getConnections((_e, n) => resolve(n))),
  ).toBeLessThanOrEqual(MAX);
  for (const socket of [...crowd, bystander]) socket.destroy();
});
