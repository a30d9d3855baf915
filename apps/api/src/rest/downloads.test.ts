import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { AppErrorBody } from '@ooo/domain/shared/app-error-code';
import type { Deps } from '../context/deps.ts';
import { createDocumentGates } from '../features/documents/document-gates.ts';
import { callerOf, makeInvitedUser } from '../testing/callers.ts';
import { watchBuffers } from '../testing/peak-memory.ts';
import { headersOf } from '../testing/people.ts';
import { sendHead } from '../testing/raw-request.ts';
import { SEOUL } from '../testing/samples.ts';
import { startTestApp } from '../testing/test-app.ts';

// Each moves some hundred megabytes, which is slow while other tests run.

const MEGABYTE = 1024 * 1024;
const LARGE = 20 * MEGABYTE;

const { app, deps } = await startTestApp();
const url = await app.listen({ port: 0, host: '127.0.0.1' });
const { port } = app.server.address() as AddressInfo;

/** A user with a kept document of 20 MB, no two parts of which are equal. */
async function makeKeeper(of: Deps = deps, size = LARGE) {
  const user = await makeInvitedUser(of);
  const { documents, trips } = callerOf(of, user);
  const { id: tripId } = await trips.create(SEOUL);
  const bytes = new Uint8Array(size);
  for (let at = 0; at < size; at += 4096) bytes.set([at >> 24, at >> 16, at >> 8], at);
  bytes.set(new TextEncoder().encode('%PDF-1.7'));
  const { id } = await documents.keep({ tripId, name: 'large.pdf', bytes });
  const headers = await headersOf(of, user);
  const path = `/api/trips/${tripId}/documents/${id}`;
  return { id, bytes, headers, path };
}

async function download(path: string, headers: Record<string, string>) {
  const answer = await fetch(`${url}${path}`, { headers });
  if (!answer.ok) return { answer, bytes: 0, error: AppErrorBody.parse(await answer.json()) };
  let bytes = 0;
  const parts: AsyncIterable<Uint8Array> | [] = answer.body ?? [];
  for await (const part of parts) bytes += part.byteLength;
  return { answer, bytes };
}

const keeper = await makeKeeper();

test('receivers that hardly take anything keep a place only until another waits for it', async () => {
  const documentGates = createDocumentGates({
    minPerSec: 64 * 1024,
    graceMs: 1500,
    turnMs: 60_000,
  });
  const { app: brisk, deps: own } = await startTestApp({}, { documentGates });
  await brisk.listen({ port: 0, host: '127.0.0.1' });
  const { port: at } = brisk.server.address() as AddressInfo;
  const hoarders = await Promise.all(
    Array.from({ length: 6 }, async () => makeKeeper(own, 10 * MEGABYTE)),
  );
  const sockets: Socket[] = [];
  for (const { path, headers } of hoarders) {
    for (let count = 0; count < 3; count += 1) {
      const socket = await sendHead(at, { method: 'GET', path, headers });
      await once(socket, 'readable');
      sockets.push(socket.pause());
      if (sockets.length === 16) break;
    }
  }
  const bystander = await makeKeeper(own, MEGABYTE);
  const answer = await fetch(`http://127.0.0.1:${at}${bystander.path}`, {
    headers: bystander.headers,
  });
  expect([answer.status, (await answer.arrayBuffer()).byteLength]).toEqual([200, MEGABYTE]);
  const ended = sockets.map(async (socket) => {
    socket.resume();
    await once(socket, 'close');
    return 'closed';
  });
  expect(await Promise.any(ended)).toBe('closed');
  for (const socket of sockets) socket.destroy();
});

test('a large document comes as it was kept, with its length', async () => {
  const answer = await fetch(`${url}${keeper.path}`, { headers: keeper.headers });
  expect([answer.status, answer.headers.get('content-length')]).toEqual([200, String(LARGE)]);
  expect(Buffer.from(await answer.arrayBuffer()).equals(keeper.bytes)).toBe(true);
});

test('55 downloads at once take a bounded amount of memory, and everyone else is answered', async () => {
  const bystander = await headersOf(deps, await makeInvitedUser(deps));
  const memory = watchBuffers();
  const end = new AbortController();
  const ask = async (): Promise<number[]> => {
    const statuses: number[] = [];
    while (!end.signal.aborted) {
      for (const path of ['/api/trips', '/api/health']) {
        statuses.push((await fetch(`${url}${path}`, { headers: bystander })).status);
      }
      await pause(20);
    }
    return statuses;
  };
  const asking = ask();
  const answers = await Promise.all(
    Array.from({ length: 55 }, async () => download(keeper.path, keeper.headers)),
  );
  end.abort();
  const statuses = await asking;
  expect(statuses.length).toBeGreaterThan(2);
  expect(new Set(statuses)).toEqual(new Set([200]));
  // Today's code had two gigabytes.
  expect(memory.stop()).toBeLessThan(200 * MEGABYTE);
  expect(answers.filter(({ bytes }) => bytes === LARGE).length).toBeGreaterThan(2);
  for (const { answer, bytes, error } of answers) {
    if (bytes === LARGE) continue;
    expect([answer.status, error?.code]).toEqual([503, 'UNAVAILABLE']);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  }
});

test('slow receivers hold neither a document nor a connection, and others are served', async () => {
  const memory = watchBuffers();
  const sockets = await Promise.all(
    Array.from({ length: 3 }, async () =>
      sendHead(port, { method: 'GET', path: keeper.path, headers: keeper.headers }),
    ),
  );
  for (const socket of sockets) {
    await once(socket, 'readable');
    socket.pause();
  }
  expect((await fetch(`${url}/api/health`)).status).toBe(200);
  const other = await makeKeeper();
  expect((await download(other.path, other.headers)).bytes).toBe(LARGE);
  expect(memory.stop()).toBeLessThan(250 * MEGABYTE);

  // Turns come back with the connections.
  for (const socket of sockets) socket.destroy();
  expect((await download(keeper.path, keeper.headers)).bytes).toBe(LARGE);
});

function flipByte(bytes: Uint8Array, at: number): Uint8Array {
  const flipped = Uint8Array.from(bytes);
  flipped[at] = (bytes[at] ?? 0) ^ 1;
  return flipped;
}

test('a content that was changed in the database is refused before its first byte is sent', async () => {
  const { id, path, headers } = await makeKeeper();
  const row = await deps.db
    .selectFrom('trip_documents')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { created_at: _at, ...kept } = row;
  const sealed_content = flipByte(kept.sealed_content, LARGE);
  await deps.db.deleteFrom('trip_documents').where('id', '=', id).execute();
  await deps.db
    .insertInto('trip_documents')
    .values({ ...kept, sealed_content })
    .execute();
  const { answer, error } = await download(path, headers);
  expect([answer.status, error?.details]).toEqual([422, { reason: 'damaged' }]);
});

test('the zip has large documents whole, and needs no more memory for them', async () => {
  const memory = watchBuffers();
  const { bytes } = await download('/api/account/export.zip', keeper.headers);
  expect(bytes).toBeGreaterThan(LARGE);
  expect(memory.stop()).toBeLessThan(100 * MEGABYTE);
});
