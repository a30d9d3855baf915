import { mkdtempSync } from 'node:fs';
import { mkdir, readdir, readlink, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { AppErrorBody } from '@ooo/domain/shared/app-error-code';
import { makeInvitedUser, makeSignedInUser } from '../testing/callers.ts';
import { watchBuffers } from '../testing/peak-memory.ts';
import { headersOf } from '../testing/people.ts';
import { firstAnswer, restOf, sendHead } from '../testing/raw-request.ts';
import { toForm } from '../testing/rest-request.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { AppOptions } from '../app.ts';

// Each moves some hundred megabytes, which is slow while other tests run.

const MEGABYTE = 1024 * 1024;
const PATH = '/api/parse-document';
const folder = mkdtempSync(join(tmpdir(), 'ooo-uploads-'));
afterAll(async () => rm(folder, { recursive: true, force: true }));

interface Listening extends TestApp {
  readonly port: number;
}

async function listen(
  variables: Record<string, string> = {},
  overrides: Partial<AppOptions> = {},
): Promise<Listening> {
  const started = await startTestApp({ DATA_DIR: folder, ...variables }, overrides);
  await started.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = started.app.server.address() as AddressInfo;
  return { ...started, port };
}

const usual = await listen();
const { app, deps, port } = usual;

const sessionOf = async ({ deps: of }: TestApp) => headersOf(of, await makeInvitedUser(of));

const BOUNDARY = 'half';
const HEAD = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="document"; filename="a.pdf"\r\n\r\n`;
const END = `\r\n--${BOUNDARY}--\r\n`;

/** The head of an upload that says how long its body will be. */
async function announce(
  session: Record<string, string>,
  bytes: number,
  { port: to = port, path = PATH }: { port?: number; path?: string } = {},
): Promise<Socket> {
  const type = `multipart/form-data; boundary=${BOUNDARY}`;
  return sendHead(to, {
    path,
    headers: { ...session, 'content-type': type, 'content-length': bytes },
  });
}

async function refusalOf(socket: Socket) {
  const { status, head, body } = await firstAnswer(socket);
  return { status, head, ...AppErrorBody.parse(JSON.parse(body)) };
}

const readSmall = async (of: FastifyInstance, session: Record<string, string>) => {
  const form = toForm({
    field: 'document',
    name: 'a.txt',
    bytes: new TextEncoder().encode('Flight KE 081, 15 OCT 2026, ICN 10:00 - JFK 11:05'),
  });
  const headers = { ...session, ...form.headers };
  return of.inject({ method: 'POST', url: PATH, ...form, headers });
};

test('a caller who may not upload is refused before a byte of the body is read', async () => {
  const stranger = await announce({}, MEGABYTE);
  expect(await refusalOf(stranger)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  const uninvited = await announce(await headersOf(deps, await makeSignedInUser(deps)), MEGABYTE);
  expect(await refusalOf(uninvited)).toMatchObject({ status: 403, code: 'INVITE_REQUIRED' });
  const tooLong = await announce(await sessionOf(usual), 32 * MEGABYTE);
  expect(await refusalOf(tooLong)).toMatchObject({ status: 413, code: 'TOO_LARGE' });
});

test('an upload over the minute’s limit is refused at its head, and none counts twice', async () => {
  const limited = await listen({ RATE_LIMITS: 'on' });
  const session = await sessionOf(limited);
  for (let count = 0; count < 30; count += 1) {
    // An empty form is refused after being counted.
    const form = toForm([]);
    const headers = { ...session, ...form.headers };
    const answer = await limited.app.inject({ method: 'POST', url: PATH, ...form, headers });
    expect(answer.statusCode).toBe(400);
  }
  const over = await refusalOf(await announce(session, MEGABYTE, limited));
  expect(over).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
  expect(over.head).toMatch(/retry-after: \d+/);
});

test('of one user’s 80 half uploads three are received, and others can upload meanwhile', async () => {
  const session = await sessionOf(usual);
  const bystander = await sessionOf(usual);
  const memory = watchBuffers();
  const sockets = await Promise.all(
    Array.from({ length: 80 }, async () => announce(session, 30 * MEGABYTE)),
  );
  const refusals = sockets.map(async (socket) => refusalOf(socket).catch(() => undefined));
  const half = Buffer.alloc(4 * MEGABYTE, 'x');
  for (const socket of sockets) {
    socket.write(HEAD);
    socket.write(half);
  }
  expect((await readSmall(app, bystander)).statusCode).toBe(200);
  await pause(1500);
  // 320 MB are on their way.
  expect(memory.stop()).toBeLessThan(100 * MEGABYTE);
  for (const socket of sockets) socket.destroy();
  const refused = (await Promise.all(refusals)).filter((refusal) => refusal !== undefined);
  expect(refused.length).toBeGreaterThan(60);
  expect(refused.length).toBeLessThanOrEqual(77);
  for (const refusal of refused) {
    expect(refusal).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
    expect(refusal.head).toMatch(/retry-after: \d+/);
    expect(refusal.message).toBe(
      'You are already sending several files. Wait until one of them is done, then try again.',
    );
  }
  await expect.poll(async () => (await readSmall(app, session)).statusCode).toBe(200);
});

test('a slow sender loses its place to one who waits, and is told so', async () => {
  const slow = { minPerSec: 64 * 1024, graceMs: 1500, turnMs: 60_000 };
  const brisk = await listen({}, { uploadPace: { windowMs: 60_000, minBytes: 1, slow } });
  const sockets: Socket[] = [];
  for (let user = 0; user < 8; user += 1) {
    const session = await sessionOf(brisk);
    for (let count = 0; count < 3; count += 1) {
      sockets.push(await announce(session, MEGABYTE, brisk));
    }
  }
  for (const socket of sockets) socket.write(HEAD);
  const trickle = setInterval(
    () => sockets.forEach((socket) => socket.write('x'.repeat(600))),
    100,
  );
  const refusals = sockets.map(refusalOf);
  await pause(300);
  const bystander = await sessionOf(brisk);
  for (let upload = 0; upload < 3; upload += 1) {
    expect((await readSmall(brisk.app, bystander)).statusCode).toBe(200);
  }
  const refused = await Promise.any(refusals);
  clearInterval(trickle);
  expect(refused).toMatchObject({
    status: 503,
    code: 'UNAVAILABLE',
    message: 'Many files are being sent at the moment. Try again in a few seconds.',
  });
  expect(refused.head).toMatch(/retry-after: \d+/);
  for (const socket of sockets) socket.destroy();
  await Promise.allSettled(refusals);
});

test('an upload that stops arriving is ended, and its place is free', async () => {
  const pace = { windowMs: 300, minBytes: 1000 };
  const brisk = await listen({}, { uploadPace: pace });
  const session = await sessionOf(brisk);
  const sockets = await Promise.all(
    Array.from({ length: 3 }, async () => announce(session, MEGABYTE, brisk)),
  );
  for (const socket of sockets) socket.write(`${HEAD}half of it`);
  for (const socket of sockets) {
    expect(await refusalOf(socket)).toMatchObject({
      status: 400,
      code: 'BAD_REQUEST',
      message: 'The file stopped arriving before it was complete. Send it again.',
    });
  }
  expect((await readSmall(brisk.app, session)).statusCode).toBe(200);
  for (const socket of sockets) socket.destroy();
});

test('a sender that is slow but not too slow is waited for', async () => {
  const patient = await listen({}, { uploadPace: { windowMs: 1000, minBytes: 10 } });
  const session = await sessionOf(patient);
  const content = 'Flight KE 081, 15 OCT 2026, ICN 10:00 - JFK 11:05';
  const body = HEAD.replace('a.pdf', 'a.txt') + content + END;
  const socket = await announce(session, body.length, patient);
  for (let at = 0; at < body.length; at += 40) {
    socket.write(body.slice(at, at + 40));
    await pause(100);
  }
  expect(await restOf(socket)).toContain('"KE81"');
});

test('files are on the disk without a name, and are gone with the answer', async () => {
  const uploads = join(folder, 'uploads');
  // Those of earlier tests go when their clients are noticed to be gone.
  await expect.poll(async () => countOpenFiles(uploads)).toBe(0);
  const session = await sessionOf(usual);
  const socket = await announce(session, MEGABYTE);
  socket.write(HEAD + 'x'.repeat(500_000));
  await expect.poll(async () => countOpenFiles(uploads)).toBe(1);
  expect(await readdir(uploads)).toEqual([]);
  socket.destroy();
  await expect.poll(async () => countOpenFiles(uploads)).toBe(0);
});

/** Open files of this process, even those without a name. Only Linux lists them; elsewhere the test checks nothing here. */
async function countOpenFiles(below: string): Promise<number> {
  const names = await readdir('/proc/self/fd');
  const links = names.map(async (name) => readlink(`/proc/self/fd/${name}`).catch(() => ''));
  return (await Promise.all(links)).filter((path) => path.startsWith(below)).length;
}

test('15 large documents that wait for a reader are on the disk', async () => {
  let readers = 0;
  let most = 0;
  const release = Promise.withResolvers<void>();
  const read = async (): Promise<never> => {
    readers += 1;
    most = Math.max(most, readers);
    await release.promise;
    readers -= 1;
    throw new Error('Nobody asks what comes of it.');
  };
  const busy = await listen(
    { LOG_LEVEL: 'silent' },
    {
      tickets: { read, readTogether: read, makePortrait: read },
    },
  );
  const body = Buffer.concat([
    Buffer.from(HEAD),
    Buffer.alloc(20 * MEGABYTE, '%PDF'),
    Buffer.from(END),
  ]);
  const memory = watchBuffers();
  const waiting: Promise<unknown>[] = [];
  for (let user = 0; user < 5; user += 1) {
    const session = await sessionOf(busy);
    for (let count = 0; count < 3; count += 1) {
      const socket = await announce(session, body.byteLength, busy);
      socket.write(body);
      waiting.push(restOf(socket));
    }
  }
  // Five are in memory and no longer on the disk. Until then up to ten can be open.
  const uploads = join(folder, 'uploads');
  await expect.poll(async () => [await countOpenFiles(uploads), readers]).toEqual([10, 5]);
  expect(most).toBe(5);
  // Three hundred megabytes were sent.
  expect(memory.stop()).toBeLessThan(200 * MEGABYTE);
  release.resolve();
  await Promise.all(waiting);
});

test('a disk that accepts nothing is reported, and only the log says what is wrong with it', async () => {
  const lines: string[] = [];
  const broken = join(folder, 'broken');
  await mkdir(broken);
  await writeFile(join(broken, 'uploads'), 'A file where a folder should be');
  const started = await startTestApp(
    { DATA_DIR: broken, LOG_LEVEL: 'error' },
    { logStream: { write: (line) => lines.push(line) } },
  );
  const answer = await readSmall(started.app, await sessionOf(started));
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '60']);
  expect(answer.json()).toMatchObject({
    code: 'UNAVAILABLE',
    message: 'The server cannot take files at the moment. Try again later.',
  });
  expect(lines.join('')).toContain('an upload could not be stored');
  expect(lines.join('')).toContain('EEXIST');
});
