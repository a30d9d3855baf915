import { LANGUAGES } from '@ooo/texts/languages';
import { MAX_PACKED_ITEMS } from '@ooo/domain/packing/packed.schema';
import { MAX_PACKING_ITEMS } from '@ooo/domain/packing/packing.schema';
import { expect, test } from 'vitest';
import { callerOf, makeInvitedUser } from '../../testing/callers.ts';
import { SEOUL, UNUSED } from '../../testing/samples.ts';
import { makeTestDeps } from '../../testing/test-deps.ts';

const deps = await makeTestDeps({ MAX_TRIPS_PER_USER: '100' });
const { packing, trips } = callerOf(deps, await makeInvitedUser(deps));
const stranger = callerOf(deps, await makeInvitedUser(deps));

const many = (prefix: string): string[] =>
  Array.from({ length: MAX_PACKED_ITEMS / 3 }, (_, at) => `${prefix}-${at}`);
const makeTripId = async (): Promise<number> => (await trips.create(SEOUL)).id;
const set = async (tripId: number, itemIds: string[], packed = true) =>
  packing.setPacked({ tripId, itemIds, packed });
const read = async (tripId: number) => (await packing.packed({ tripId })).toSorted();

test('what is packed stays packed until it is unpacked, whatever happens to the list §3.33', async () => {
  const tripId = await makeTripId();
  expect(await read(tripId)).toEqual([]);
  await set(tripId, ['passport', 'socks']);
  await set(tripId, ['socks'], true);
  await trips.update({ id: tripId, patch: { checkedBags: 3, gender: 'male' } });
  await packing.enhance({ tripId, language: 'ko' });
  expect(await read(tripId)).toEqual(['passport', 'socks']);
  await set(tripId, ['socks', 'never-packed'], false);
  expect(await read(tripId)).toEqual(['passport']);
});

test('every item of a list has the same id in every language', async () => {
  const tripId = await makeTripId();
  await packing.addItem({ tripId, item: '쌍안경', language: 'ko' });
  const lists = await Promise.all(
    LANGUAGES.map(async (language) => {
      const { recommendations } = await packing.enhance({ tripId, language });
      return recommendations.map(({ id }) => id);
    }),
  );
  expect(new Set(lists.map((ids) => ids.join())).size).toBe(1);
  expect(lists[0]).toContain('own-쌍안경');
});

test('two devices that pack at once keep what both have packed', async () => {
  const tripId = await makeTripId();
  const ids = Array.from({ length: 12 }, (_, at) => `item-${10 + at}`);
  await Promise.all(ids.map(async (id) => set(tripId, [id])));
  expect(await read(tripId)).toEqual(ids);
});

test('a trip has a limit of packed items, and reaching it loses nothing', async () => {
  const tripId = await makeTripId();
  for (const prefix of ['a', 'b', 'c']) await set(tripId, many(prefix));
  await expect(set(tripId, ['one-more'])).rejects.toMatchObject({
    cause: { code: 'RULE_VIOLATED', details: { reason: 'packed-limit', limit: 300 } },
  });
  expect(await read(tripId)).toHaveLength(MAX_PACKED_ITEMS);
});

test.each<[string, string[], string]>([
  ['no item', [], 'itemIds'],
  ['an empty id', [''], 'itemIds.0'],
  ['a long id', ['x'.repeat(61)], 'itemIds.0'],
  ['an id that cannot be stored', ['\u0000'], 'itemIds.0'],
  ['too many at once', Array.from({ length: MAX_PACKING_ITEMS + 1 }, () => 'socks'), 'itemIds'],
])('%s is refused', async (_what, itemIds, field) => {
  const tripId = await makeTripId();
  await expect(set(tripId, itemIds)).rejects.toMatchObject({
    cause: { code: 'BAD_REQUEST', details: { fields: { [field]: expect.any(String) } } },
  });
});

test('another user’s trip is not found, nor one that does not exist', async () => {
  const tripId = await makeTripId();
  await set(tripId, ['socks']);
  const notFound = { cause: { code: 'NOT_FOUND' } };
  for (const [caller, id] of [
    [stranger.packing, tripId],
    [packing, UNUSED.tripId],
  ] as const) {
    await expect(caller.packed({ tripId: id })).rejects.toMatchObject(notFound);
    const change = { tripId: id, itemIds: ['socks'], packed: false };
    await expect(caller.setPacked(change)).rejects.toMatchObject(notFound);
  }
  expect(await read(tripId)).toEqual(['socks']);
});
