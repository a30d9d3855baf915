import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { callerOf, makeInvitedUser } from '../testing/callers.ts';
import { headersOf } from '../testing/people.ts';
import { firstAnswer, sendHead } from '../testing/raw-request.ts';
import { SEOUL } from '../testing/samples.ts';
import { startTestApp } from '../testing/test-app.ts';

const lines: string[] = [];
const logStream = { write: (line: string): unknown => lines.push(line) };
const { app, deps } = await startTestApp({ LOG_LEVEL: 'trace' }, { logStream });
await app.listen({ port: 0, host: '127.0.0.1' });
const { port } = app.server.address() as AddressInfo;
const user = await makeInvitedUser(deps);
const session = await headersOf(deps, user);

const JSON_HEADERS = { ...session, 'content-type': 'application/json', 'content-length': 5000 };
const FORM = {
  ...session,
  'content-type': 'multipart/form-data; boundary=b',
  'content-length': 5_000_000,
};
const PART = '--b\r\ncontent-disposition: form-data; name="document"; filename="a.pdf"\r\n\r\nhalf';

test.each([
  ['JSON', '/api/trips', JSON_HEADERS, '{"name":'],
  ['a call', '/trpc/trips.create', JSON_HEADERS, '{"json":'],
  ['the text of a ticket', '/api/parse-text', JSON_HEADERS, '{"text":"half'],
  ['a form', '/api/parse-document', FORM, PART],
  ['a form before its first part', '/api/parse-document', FORM, '--b\r\ncontent-disp'],
  [
    'a form that is followed',
    '/api/read-documents',
    { ...FORM, accept: 'application/x-ndjson' },
    PART,
  ],
])(
  'a client that goes away in the middle of %s causes no warning',
  async (_name, path, headers, half) => {
    lines.splice(0);
    const socket = await sendHead(port, { path, headers });
    socket.write(half);
    await pause(150);
    socket.resetAndDestroy();
    await pause(300);
    expect(warningsOf(lines)).toEqual([]);
  },
);

test('nor does one that goes away in the middle of a download', async () => {
  const { documents, trips } = callerOf(deps, user);
  const { id: tripId } = await trips.create(SEOUL);
  const bytes = new Uint8Array(8 * 1024 * 1024).fill(0x20);
  bytes.set(new TextEncoder().encode('%PDF-1.7'));
  const { id } = await documents.keep({ tripId, name: 'a.pdf', bytes });
  for (const path of [`/api/trips/${tripId}/documents/${id}`, '/api/account/export.zip']) {
    lines.splice(0);
    const socket = await sendHead(port, { method: 'GET', path, headers: session });
    expect((await firstAnswer(socket)).status).toBe(200);
    socket.resetAndDestroy();
    await pause(300);
    expect(warningsOf(lines)).toEqual([]);
  }
});

test('nor does one that goes away during the answer', async () => {
  const paths = ['/api/trips', '/trpc/trips.list,app.config?batch=1', '/api/openapi.json', '/'];
  lines.splice(0);
  for (const path of paths) {
    for (const afterMs of [0, 1, 3, 6, 12, 25]) {
      const socket = await sendHead(port, { method: 'GET', path, headers: session });
      await pause(afterMs);
      socket.resetAndDestroy();
    }
  }
  await pause(300);
  expect(warningsOf(lines)).toEqual([]);
});

/** Log lines above `debug`, or with a stack. */
function warningsOf(log: readonly string[]): string[] {
  return log.filter((line) => {
    const { level } = JSON.parse(line) as { level: number };
    return level > 20 || line.includes('stack');
  });
}
