import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MAX_KEPT_BYTES, MAX_KEPT_DOCUMENTS } from '@ooo/domain/trips/trip-document.schema';
import { findViolatedConstraint } from '../database-errors.ts';
import { makeTrip, makeTripDocument, makeUser } from '../testing/factories.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import {
  deleteTripDocument,
  findTripDocument,
  listDocumentsOfUser,
  listForeignDocumentKeys,
  findTripDocuments,
  readSealedPart,
  replaceDocumentKey,
} from './trip-documents.queries.ts';
import { deleteTrip } from './trips.queries.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const MEGABYTE = 1024 * 1024;

async function makeOwner() {
  const { id: userId } = await makeUser(database.db);
  const { id: tripId } = await makeTrip(database.db, { userId });
  return { userId, tripId };
}

test('a document is found with its content by its owner, and by no one else', async () => {
  const { db } = database;
  const owner = await makeOwner();
  const stranger = await makeOwner();
  const sealedContent = Uint8Array.from({ length: 32 }, (_, at) => at);
  const { id } = await makeTripDocument(db, { ...owner, name: 'Ticket 서울.pdf', sealedContent });

  const found = await findTripDocument(db, { ...owner, id });
  expect(found?.document).toMatchObject({ id, tripId: owner.tripId, name: 'Ticket 서울.pdf' });
  expect(found?.sealedBytes).toBe(32);
  const read = async (from: number, count: number, of = owner) =>
    readSealedPart(db, { ...of, id, from, count });
  expect(await read(0, 32)).toEqual(Buffer.from(sealedContent));
  expect(await read(2, 3)).toEqual(Buffer.from([2, 3, 4]));
  expect(await read(30, 100)).toEqual(Buffer.from([30, 31]));
  expect(await read(32, 1)).toEqual(Buffer.from([]));

  for (const foreign of [
    stranger,
    { ...stranger, tripId: owner.tripId },
    { ...owner, tripId: stranger.tripId },
  ]) {
    expect(await findTripDocument(db, { ...foreign, id })).toBeUndefined();
    const hasTrip = foreign === stranger;
    expect(await findTripDocuments(db, foreign)).toEqual(hasTrip ? [] : undefined);
    expect(await read(0, 32, foreign)).toBeUndefined();
    expect(await deleteTripDocument(db, { ...foreign, id })).toBe(false);
  }
  await expect(makeTripDocument(db, { ...stranger, tripId: owner.tripId })).rejects.toThrow(
    'not-found',
  );

  expect(await findTripDocuments(db, owner)).toEqual([found?.document]);
  expect(await deleteTripDocument(db, { ...owner, id })).toBe(true);
  expect(await deleteTripDocument(db, { ...owner, id })).toBe(false);
});

test('documents go with their trip', async () => {
  const owner = await makeOwner();
  await makeTripDocument(database.db, owner);
  await deleteTrip(database.db, { id: owner.tripId, userId: owner.userId });
  expect(await listDocumentsOfUser(database.db, owner)).toEqual([]);
});

test('a trip has a limit, even when more come at once, and another trip its own', async () => {
  const owner = await makeOwner();
  const results = await Promise.allSettled(
    Array.from({ length: MAX_KEPT_DOCUMENTS + 5 }, () => makeTripDocument(database.db, owner)),
  );
  const refused = results.flatMap((result): unknown[] =>
    result.status === 'rejected' ? [result.reason] : [],
  );
  expect(refused.map((reason) => (reason instanceof Error ? reason.message : reason))).toEqual(
    Array(5).fill('too-many'),
  );
  expect(await findTripDocuments(database.db, owner)).toHaveLength(MAX_KEPT_DOCUMENTS);
  const { id: tripId } = await makeTrip(database.db, { userId: owner.userId });
  await makeTripDocument(database.db, { ...owner, tripId });
});

test('a user has a limit of bytes over all trips, even when more come at once', async () => {
  const { db } = database;
  const owner = await makeOwner();
  const { id: other } = await makeTrip(db, { userId: owner.userId });
  const size = 20 * MEGABYTE;
  const trips = [owner.tripId, other, owner.tripId, other, owner.tripId, other];
  const results = await Promise.allSettled(
    trips.map((tripId) => makeTripDocument(db, { ...owner, tripId, size })),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(
    MAX_KEPT_BYTES / size,
  );
  await expect(makeTripDocument(db, { ...owner, size: 1 })).rejects.toThrow('no-room');
});

test.each([
  ['a line break in the name', { name: 'ticket\n.pdf' }, 'trip_documents_name_check'],
  ['no name', { name: '' }, 'trip_documents_name_check'],
  ['no media type', { type: 'pdf' }, 'trip_documents_type_check'],
  ['nothing in it', { size: 0 }, 'trip_documents_size_check'],
  ['more than is kept', { size: 20 * MEGABYTE + 1 }, 'trip_documents_size_check'],
  [
    'a content of another size',
    { size: 9, sealedContent: new Uint8Array(9) },
    'trip_documents_sealed_content_check',
  ],
  [
    'a key that is not sealed',
    { sealedKey: new Uint8Array(32) },
    'trip_documents_sealed_key_check',
  ],
])('%s is refused by the table', async (_name, fields, constraint) => {
  const owner = await makeOwner();
  const error: unknown = await makeTripDocument(database.db, { ...owner, ...fields }).catch(
    (thrown: unknown) => thrown,
  );
  expect(findViolatedConstraint(error)).toBe(constraint);
});

test('an id is given once', async () => {
  const owner = await makeOwner();
  const id = randomUUID();
  await makeTripDocument(database.db, { ...owner, id });
  await expect(makeTripDocument(database.db, { ...owner, id })).rejects.toMatchObject({
    code: '23505',
  });
});

test('keys under another master key are listed page by page, and replaced where they are still the same', async () => {
  const { db } = database;
  const owner = await makeOwner();
  const [current, former] = ['c'.repeat(16), 'f'.repeat(16)];
  const keep = async (keyId: string) => (await makeTripDocument(db, { ...owner, keyId })).id;
  const old = [await keep(former), await keep(former)].sort();
  await keep(current);

  const listAfter = async (after: string) => {
    const keys = await listForeignDocumentKeys(db, { current, after, limit: 1000 });
    return keys.filter(({ tripId }) => tripId === owner.tripId).map(({ id }) => id);
  };
  const [first = '', second = ''] = old;
  expect(await listAfter('00000000-0000-0000-0000-000000000000')).toEqual(old);
  expect(await listAfter(first)).toEqual([second]);
  expect(await listAfter(second)).toEqual([]);

  const from = { keyId: former, sealedKey: new Uint8Array(60) };
  const to = { keyId: current, sealedKey: new Uint8Array(60).fill(1) };
  expect(await replaceDocumentKey(db, { id: first, from, to })).toBe(true);
  expect(await replaceDocumentKey(db, { id: first, from, to })).toBe(false);
  expect(await findTripDocument(db, { ...owner, id: first })).toMatchObject({ keyId: current });
  expect(await listAfter('00000000-0000-0000-0000-000000000000')).toEqual([second]);
});
