import type { OwnItemAddition } from '@ooo/domain/packing/packed.schema';
import { MAX_OWN_ITEMS } from '@ooo/domain/packing/packing.schema';
import { expect, test } from 'vitest';
import { callerOf, makeInvitedUser } from '../../testing/callers.ts';
import { SEOUL, UNUSED } from '../../testing/samples.ts';
import { makeTestDeps } from '../../testing/test-deps.ts';

const deps = await makeTestDeps({ MAX_TRIPS_PER_USER: '100' });
const { packing, trips } = callerOf(deps, await makeInvitedUser(deps));
const stranger = callerOf(deps, await makeInvitedUser(deps));

const makeTripId = async (fields: object = {}): Promise<number> =>
  (await trips.create({ ...SEOUL, departureAirport: 'JFK', ...fields })).id;
const listOf = async (tripId: number, language?: 'ko') =>
  (await packing.enhance({ tripId, language })).recommendations;
const ownOf = async (id: number) => (await trips.get({ id })).packingPreferences?.ownItems ?? [];

const BINOCULARS = { item: 'Binoculars', category: 'Accessories', quantity: 2 } as const;

test('an own item is in the list at once, and the kept lists stay as they are', async () => {
  const tripId = await makeTripId();
  const before = await listOf(tripId);
  await listOf(tripId, 'ko');
  const { packingCachedAt } = await trips.get({ id: tripId });
  const added = await packing.addItem({ tripId, ...BINOCULARS });
  expect(added).toEqual({
    ...BINOCULARS,
    id: 'own-binoculars',
    reason: 'You added this.',
    priority: 'recommended',
  });
  const after = await listOf(tripId);
  expect(after.filter(({ id }) => id !== added.id)).toEqual(before);
  expect(after).toContainEqual(added);
  const korean = await listOf(tripId, 'ko');
  expect(korean).toContainEqual({ ...added, reason: expect.stringContaining('추가') });
  expect((await trips.get({ id: tripId })).packingCachedAt).toBe(packingCachedAt);
});

test('without a kept list the answer is the item of the next list', async () => {
  const tripId = await makeTripId();
  const added = await packing.addItem({ tripId, item: 'Piano', language: 'es' });
  expect(added).toMatchObject({ id: 'own-piano', category: 'Utility', quantity: 1 });
  expect(await listOf(tripId)).toContainEqual({ ...added, reason: 'You added this.' });
});

test('adding it again changes quantity and category, and no other item', async () => {
  const tripId = await makeTripId();
  await packing.addItem({ tripId, ...BINOCULARS });
  await packing.addItem({ tripId, item: 'Piano' });
  await packing.addItem({ tripId, item: 'binoculars', quantity: 1 });
  await packing.addItem({ tripId, item: 'binoculars', category: 'Comfort' });
  expect(await ownOf(tripId)).toEqual([
    { ...BINOCULARS, quantity: 1, category: 'Comfort' },
    { item: 'Piano' },
  ]);
});

test('a removed item is gone, with its tick, and may be removed twice', async () => {
  const tripId = await makeTripId();
  const before = await listOf(tripId);
  const { id: itemId } = await packing.addItem({ tripId, ...BINOCULARS });
  await packing.setPacked({ tripId, itemIds: [itemId, 'passport'], packed: true });
  await packing.removeItem({ tripId, itemId });
  await packing.removeItem({ tripId, itemId });
  await packing.removeItem({ tripId, itemId: 'passport' });
  expect(await listOf(tripId)).toEqual(before);
  expect(await ownOf(tripId)).toEqual([]);
  expect(await packing.packed({ tripId })).toEqual(['passport']);
});

test('an own item that replaces one of the list gives it back', async () => {
  const tripId = await makeTripId();
  const before = await listOf(tripId);
  expect(before.some(({ id }) => id === 'passport')).toBe(true);
  const own = await packing.addItem({ tripId, item: '여권' });
  expect(own).toMatchObject({ id: 'own-여권', category: 'Documents', priority: 'essential' });
  expect((await listOf(tripId)).some(({ id }) => id === 'passport')).toBe(false);
  await packing.removeItem({ tripId, itemId: own.id });
  expect(await listOf(tripId)).toEqual(before);
});

test('two devices that add at once lose none of each other’s items', async () => {
  const tripId = await makeTripId();
  await listOf(tripId);
  const names = Array.from({ length: 10 }, (_, at) => `Thing ${10 + at}`);
  await Promise.all(names.map(async (item) => packing.addItem({ tripId, item })));
  expect((await ownOf(tripId)).map(({ item }) => item).toSorted()).toEqual(names);
  const ids = (await listOf(tripId)).map(({ id }) => id);
  expect(ids).toEqual(
    expect.arrayContaining(names.map((name) => name.replace('Thing ', 'own-thing-'))),
  );
});

test('preferences that do not name them leave own items alone', async () => {
  const tripId = await makeTripId();
  await packing.addItem({ tripId, ...BINOCULARS });
  const update = async (packingPreferences: object | null) =>
    (await trips.update({ id: tripId, patch: { packingPreferences } })).packingPreferences;
  expect(await update({ laundry: true })).toEqual({ laundry: true, ownItems: [BINOCULARS] });
  expect(await update({ ownItems: [] })).toEqual({ ownItems: [] });
  await packing.addItem({ tripId, ...BINOCULARS });
  expect(await update(null)).toBeNull();
});

test('the limit holds however many come at once', async () => {
  const tripId = await makeTripId();
  const ownItems = Array.from({ length: MAX_OWN_ITEMS - 2 }, (_, at) => ({ item: `Old ${at}` }));
  await trips.update({ id: tripId, patch: { packingPreferences: { ownItems } } });
  const answers = await Promise.allSettled(
    Array.from({ length: 6 }, async (_, at) => packing.addItem({ tripId, item: `New ${at}` })),
  );
  const refused = answers.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(4);
  const details = { reason: 'own-item-limit', limit: MAX_OWN_ITEMS };
  expect(refused[0]).toMatchObject({ reason: { cause: { code: 'RULE_VIOLATED', details } } });
  expect(await ownOf(tripId)).toHaveLength(MAX_OWN_ITEMS);
});

test.each<[string, Partial<OwnItemAddition>, string]>([
  ['no name', { item: '  ' }, 'item'],
  ['a long name', { item: 'x'.repeat(61) }, 'item'],
  ['no quantity', { quantity: 0 }, 'quantity'],
  ['half a quantity', { quantity: 1.5 }, 'quantity'],
])('%s is refused', async (_what, fields, field) => {
  const tripId = await makeTripId();
  const input = { tripId, item: 'Piano', ...fields };
  await expect(packing.addItem(input)).rejects.toMatchObject({
    cause: { code: 'BAD_REQUEST', details: { fields: { [field]: expect.any(String) } } },
  });
});

test('another user’s trip is not found, nor one that does not exist', async () => {
  const tripId = await makeTripId();
  await packing.addItem({ tripId, ...BINOCULARS });
  const notFound = { cause: { code: 'NOT_FOUND' } };
  for (const [caller, id] of [
    [stranger.packing, tripId],
    [packing, UNUSED.tripId],
  ] as const) {
    await expect(caller.addItem({ tripId: id, item: 'Piano' })).rejects.toMatchObject(notFound);
    const removal = { tripId: id, itemId: 'own-binoculars' };
    await expect(caller.removeItem(removal)).rejects.toMatchObject(notFound);
  }
  expect(await ownOf(tripId)).toEqual([BINOCULARS]);
});
