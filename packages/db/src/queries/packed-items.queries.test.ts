import { afterAll, beforeAll, expect, test } from 'vitest';
import { TripId, type UserId } from '@ooo/domain/shared/ids';
import { makeTrip, makeUser } from '../testing/factories.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import {
  countPackedByTrip,
  findPackedItems,
  listPackedOfUser,
  setPackedItems,
} from './packed-items.queries.ts';
import { deleteTrip } from './trips.queries.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

interface Own {
  readonly userId: UserId;
  readonly tripId: TripId;
}

async function makeOwnTrip(): Promise<Own> {
  const { id: userId } = await makeUser(database.db);
  return { userId, tripId: (await makeTrip(database.db, { userId })).id };
}

const set = async (own: Own, itemIds: readonly string[], packed = true, limit = 10) =>
  setPackedItems(database.db, { ...own, itemIds, packed, limit });
const read = async (own: Own) => (await findPackedItems(database.db, own))?.toSorted();

test('items are packed and unpacked, however often repeated, and others stay', async () => {
  const own = await makeOwnTrip();
  expect(await read(own)).toEqual([]);
  expect(await set(own, ['socks', 'passport', 'socks'])).toBe('done');
  const [{ packedAt } = {}] = await listPackedOfUser(database.db, own);
  expect(await set(own, ['socks', 'own-🎸'])).toBe('done');
  expect(await read(own)).toEqual(['own-🎸', 'passport', 'socks']);
  expect(await set(own, ['passport', 'tent'], false)).toBe('done');
  expect(await set(own, ['passport'], false)).toBe('done');
  expect(await read(own)).toEqual(['own-🎸', 'socks']);
  const socks = (await listPackedOfUser(database.db, own)).find(({ itemId }) => itemId === 'socks');
  expect(socks).toEqual({ tripId: own.tripId, itemId: 'socks', packedAt });
});

test('a stranger neither sees nor changes what is packed', async () => {
  const own = await makeOwnTrip();
  await set(own, ['socks']);
  const { id: userId } = await makeUser(database.db);
  const stranger = { tripId: own.tripId, userId };
  expect(await read(stranger)).toBeUndefined();
  expect(await listPackedOfUser(database.db, stranger)).toEqual([]);
  expect(await set(stranger, ['tent'])).toBe('not-found');
  expect(await set(stranger, ['socks'], false)).toBe('not-found');
  expect(await read(own)).toEqual(['socks']);
  const nowhere = { ...own, tripId: TripId.parse(1_999_999) };
  expect([await read(nowhere), await set(nowhere, ['x'])]).toEqual([undefined, 'not-found']);
});

test('twenty devices at once lose none of each other’s changes', async () => {
  const own = await makeOwnTrip();
  const ids = Array.from({ length: 20 }, (_, at) => `item-${10 + at}`);
  await set(own, ['old'], true, 100);
  const answers = await Promise.all([
    ...ids.map(async (id) => set(own, [id], true, 100)),
    set(own, ['old'], false),
  ]);
  expect(new Set(answers)).toEqual(new Set(['done']));
  expect(await read(own)).toEqual(ids);
});

test('the limit holds however many come at once', async () => {
  const own = await makeOwnTrip();
  const answers = await Promise.all(
    Array.from({ length: 8 }, async (_, at) => set(own, [`a-${at}`, `b-${at}`])),
  );
  expect(answers.filter((answer) => answer === 'done')).toHaveLength(5);
  expect(answers.filter((answer) => answer === 'limit-reached')).toHaveLength(3);
  const packed = (await read(own)) ?? [];
  expect(packed).toHaveLength(10);
  expect(await set(own, packed)).toBe('done');
  expect(await set(own, ['one-more'])).toBe('limit-reached');
  await set(own, packed.slice(0, 1), false);
  expect(await set(own, ['one-more'])).toBe('done');
});

test('each trip is counted, and only the user’s own', async () => {
  const [own, stranger] = [await makeOwnTrip(), await makeOwnTrip()];
  const other = { ...own, tripId: (await makeTrip(database.db, { userId: own.userId })).id };
  await makeTrip(database.db, { userId: own.userId });
  await set(own, ['socks', 'passport']);
  await set(other, ['tent']);
  await set(stranger, ['socks']);
  expect(await countPackedByTrip(database.db, own)).toEqual(
    new Map([
      [own.tripId, 2],
      [other.tripId, 1],
    ]),
  );
});

test('a deleted trip leaves nothing behind', async () => {
  const own = await makeOwnTrip();
  await set(own, ['socks']);
  await deleteTrip(database.db, { id: own.tripId, userId: own.userId });
  const left = await database.db
    .selectFrom('packed_items')
    .selectAll()
    .where('trip_id', '=', own.tripId)
    .execute();
  expect(left).toEqual([]);
});

test.each([
  ['nothing', ''],
  ['more than 60 characters', 'x'.repeat(61)],
])('the database refuses an id of %s', async (_what, id) => {
  const own = await makeOwnTrip();
  await expect(set(own, [id])).rejects.toThrow('packed_items_item_id_check');
});
