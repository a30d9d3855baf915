import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import type { TripId } from '@ooo/domain/shared/ids';
import type { TripDocument } from '@ooo/domain/trips/trip-document.schema';
import type { Refusal } from '../../testing/answer-shapes.ts';
import { callerOf, makeInvitedUser } from '../../testing/callers.ts';
import { ITINERARY, makePdf } from '../../testing/make-pdf.ts';
import { headersOf } from '../../testing/people.ts';
import { toForm } from '../../testing/rest-request.ts';
import { SEOUL } from '../../testing/samples.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { makeMasterKey } from './master-key.ts';

const { app, deps } = await startTestApp({ MAX_TRIPS_PER_USER: '100' });
const user = await makeInvitedUser(deps);
const headers = await headersOf(deps, user);
const { documents, trips } = callerOf(deps, user);
const pdf = new Uint8Array(await makePdf(ITINERARY));
const encode = (text: string) => new TextEncoder().encode(text);

const makeTrip = async () => (await trips.create(SEOUL)).id;

async function upload(tripId: TripId, name: string, bytes: Uint8Array) {
  const form = toForm({ field: 'document', name, bytes });
  return app.inject({
    method: 'POST',
    url: `/api/trips/${tripId}/documents`,
    ...form,
    headers: { ...headers, ...form.headers },
  });
}

test('a document is kept, listed, fetched as a file and removed', async () => {
  const tripId = await makeTrip();
  const kept = await upload(tripId, 'ticket.pdf', pdf);
  expect(kept.statusCode).toBe(201);
  const document = kept.json<TripDocument>();
  expect(document).toMatchObject({
    tripId,
    name: 'ticket.pdf',
    type: 'application/pdf',
    size: pdf.byteLength,
  });
  const url = `/api/trips/${tripId}/documents`;
  expect((await app.inject({ url, headers })).json()).toEqual([document]);

  const file = await app.inject({ url: `${url}/${document.id}`, headers });
  expect(file.statusCode).toBe(200);
  expect(new Uint8Array(file.rawPayload)).toEqual(pdf);
  expect(file.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename=ticket.pdf',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });

  const removed = await app.inject({ method: 'DELETE', url: `${url}/${document.id}`, headers });
  expect(removed.statusCode).toBe(204);
  expect((await app.inject({ url: `${url}/${document.id}`, headers })).statusCode).toBe(404);
  expect(await documents.list({ tripId })).toEqual([]);
});

test('the database holds nothing that could be read', async () => {
  const tripId = await makeTrip();
  const secret = 'Flight KE 081 of QX7R2M, 15 OCT 2026';
  const { id } = await documents.keep({ tripId, name: 'ticket.txt', bytes: encode(secret) });
  const row = await deps.db
    .selectFrom('trip_documents')
    .select(['sealed_content', 'sealed_key'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(row.sealed_content.toString('latin1')).not.toMatch(/KE 081|QX7R2M/);
  const { content } = await documents.get({ tripId, documentId: id });
  expect(await text(Readable.from(content.parts))).toBe(secret);
});

test.each([
  [
    '서울 항공권.pdf',
    'attachment; filename="?? ???.pdf"; filename*=UTF-8\'\'%EC%84%9C%EC%9A%B8%20%ED%95%AD%EA%B3%B5%EA%B6%8C.pdf',
  ],
  ['a"b\\c.pdf', 'attachment; filename=c.pdf'],
  ['tick\u0085et.pdf', 'attachment; filename="tick et.pdf"'],
])('the name %j goes into the head as text', async (name, disposition) => {
  const tripId = await makeTrip();
  const { id } = await documents.keep({ tripId, name, bytes: pdf });
  const file = await app.inject({ url: `/api/trips/${tripId}/documents/${id}`, headers });
  expect(file.headers['content-disposition']).toBe(disposition);
});

test('a page is sent as a file that may not run anything', async () => {
  const tripId = await makeTrip();
  const page = encode('<!doctype html><html><script>alert(1)</script></html>');
  const { id, type } = await documents.keep({ tripId, name: 'ticket.pdf', bytes: page });
  expect(type).toBe('text/html');
  const file = await app.inject({ url: `/api/trips/${tripId}/documents/${id}`, headers });
  expect(file.headers['content-disposition']).toMatch(/^attachment/);
  expect(file.headers['content-security-policy']).toMatch(/sandbox$/);
});

test.each([
  ['an empty file', new Uint8Array(), 400, 'BAD_REQUEST'],
  ['a picture of a kind that is not read', encode('GIF89a'), 415, 'UNSUPPORTED_TYPE'],
  ['a program', Uint8Array.from([0x7f, 69, 76, 70, 2, 1, 1, 0, 0, 0]), 415, 'UNSUPPORTED_TYPE'],
  ['more than 20 MB', new Uint8Array(20 * 1024 * 1024 + 1).fill(0x20), 413, 'TOO_LARGE'],
])('%s is not kept', async (_name, bytes, status, code) => {
  const tripId = await makeTrip();
  const answer = await upload(tripId, 'ticket.pdf', bytes);
  expect([answer.statusCode, answer.json<Refusal>().code]).toEqual([status, code]);
  expect(await documents.list({ tripId })).toEqual([]);
});

test('ten a trip, even when more come at once', async () => {
  const tripId = await makeTrip();
  const answers = await Promise.all(Array.from({ length: 13 }, () => upload(tripId, 'a.pdf', pdf)));
  const refused = answers.filter(({ statusCode }) => statusCode !== 201);
  expect(refused).toHaveLength(3);
  for (const answer of refused) {
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      { code: 'RULE_VIOLATED', details: { reason: 'too-many', limit: 10 } },
    ]);
  }
});

test('a hundred megabytes a user', async () => {
  const other = callerOf(deps, await makeInvitedUser(deps));
  const large = new Uint8Array(20 * 1024 * 1024).fill(0x20);
  large.set(encode('%PDF-1.7'));
  const [one, two] = [await other.trips.create(SEOUL), await other.trips.create(SEOUL)];
  for (const { id: tripId } of [one, one, two, two, two]) {
    await other.documents.keep({ tripId, name: 'large.pdf', bytes: large });
  }
  const keeping = other.documents.keep({ tripId: one.id, name: 'small.pdf', bytes: pdf });
  await expect(keeping).rejects.toMatchObject({
    cause: { code: 'RULE_VIOLATED', details: { reason: 'no-room', limit: 100 * 1024 * 1024 } },
  });
});

test('documents go with their trip', async () => {
  const tripId = await makeTrip();
  const { id } = await documents.keep({ tripId, name: 'ticket.pdf', bytes: pdf });
  await trips.delete({ id: tripId });
  const rows = await deps.db
    .selectFrom('trip_documents')
    .select('id')
    .where('id', '=', id)
    .execute();
  expect(rows).toEqual([]);
});

test('with another key of the installation a document stays closed, and says why', async () => {
  const tripId = await makeTrip();
  const { id: documentId } = await documents.keep({ tripId, name: 'ticket.pdf', bytes: pdf });
  const other = makeMasterKey(randomBytes(32));
  const documentKeys = async () => ({ current: other, previous: [] });
  const changed = callerOf({ ...deps, documentKeys }, user).documents;
  await expect(changed.get({ tripId, documentId })).rejects.toMatchObject({
    cause: {
      code: 'RULE_VIOLATED',
      message: expect.stringContaining('another key'),
      details: { reason: 'other-key' },
    },
  });
  expect(await changed.list({ tripId })).toHaveLength(1);
  expect((await documents.get({ tripId, documentId })).document.id).toBe(documentId);
});

test('a document that was moved to another row does not open', async () => {
  const tripId = await makeTrip();
  const [one, other] = [
    await documents.keep({ tripId, name: 'one.pdf', bytes: pdf }),
    await documents.keep({ tripId, name: 'other.pdf', bytes: pdf.map((byte) => byte) }),
  ];
  const { sealed_key, sealed_content, key_id, ...rest } = await deps.db
    .selectFrom('trip_documents')
    .selectAll()
    .where('id', '=', one.id)
    .executeTakeFirstOrThrow();
  await documents.remove({ tripId, documentId: other.id });
  const { created_at: _at, ...columns } = rest;
  const moved = { ...columns, id: other.id, sealed_key, sealed_content, key_id };
  await deps.db.insertInto('trip_documents').values(moved).execute();
  await expect(documents.get({ tripId, documentId: other.id })).rejects.toMatchObject({
    cause: { details: { reason: 'damaged' } },
  });
});

test('without a usable key nothing is kept, and no user sees why', async () => {
  const tripId = await makeTrip();
  const broken = {
    ...deps,
    documentKeys: async () => {
      throw new Error('/var/lib/ooo/document.key should hold a key');
    },
  };
  const keeping = callerOf(broken, user).documents.keep({ tripId, name: 'a.pdf', bytes: pdf });
  await expect(keeping).rejects.toMatchObject({
    cause: { code: 'UPSTREAM_UNAVAILABLE', message: expect.not.stringContaining('/var') },
  });
});
