import { date } from '@ooo/domain/testing/literals';
import { expect, test } from 'vitest';
import { callerOf, makeInvitedUser } from '../../testing/callers.ts';
import { SEOUL, UNUSED } from '../../testing/samples.ts';
import { makeTestDeps } from '../../testing/test-deps.ts';

const deps = await makeTestDeps({ MAX_TRIPS_PER_USER: '100' });
const stranger = callerOf(deps, await makeInvitedUser(deps));
const BINOCULARS = { item: 'Binoculars', category: 'Accessories', quantity: 2 } as const;

/** A traveller with a past trip, for which binoculars were added and three things packed, and one to come. */
async function makeTraveller() {
  const { packing, trips } = callerOf(deps, await makeInvitedUser(deps));
  const { id: past } = await trips.create({ ...SEOUL, name: 'Ski 2026' });
  await trips.update({
    id: past,
    patch: { packingPreferences: { activities: ['skiing'], childrenAges: [4], laundry: true } },
  });
  await packing.addItem({ tripId: past, ...BINOCULARS });
  const itemIds = ['own-binoculars', 'ski-goggles', 'toiletries'];
  await packing.setPacked({ tripId: past, itemIds, packed: true });
  const { id: next } = await trips.create({ ...SEOUL, startDate: date('2026-10-02') });
  return { packing, trips, past, next };
}

test('what is missing here is copied once, with the preferences', async () => {
  const { packing, trips, past, next } = await makeTraveller();
  expect(await packing.sources({ tripId: next })).toEqual([
    { tripId: past, name: 'Ski 2026', startDate: '2026-10-01', ownCount: 1, packedCount: 3 },
  ]);
  const copied = await packing.copyFrom({ tripId: next, fromTripId: past });
  const goggles = { item: 'Ski goggles', category: 'Accessories', quantity: 1 };
  expect(copied).toEqual({ added: [BINOCULARS, goggles], leftOut: 0, habits: true });
  expect((await trips.get({ id: next })).packingPreferences).toEqual({
    childrenAges: [4],
    laundry: true,
    ownItems: [BINOCULARS, goggles],
  });
  const { recommendations } = await packing.enhance({ tripId: next });
  expect(recommendations.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['own-binoculars', 'own-ski-goggles', 'childrens-snacks']),
  );
  expect(await packing.copyFrom({ tripId: next, fromTripId: past })).toEqual({
    added: [],
    leftOut: 0,
    habits: false,
  });
  expect(await packing.packed({ tripId: next })).toEqual([]);
});

test('the names are in the language that is asked for', async () => {
  const { packing, past, next } = await makeTraveller();
  const { added } = await packing.copyFrom({ tripId: next, fromTripId: past, language: 'ko' });
  expect(added.map(({ item }) => item)).toEqual(['Binoculars', '스키 고글']);
});

test('own items alone leave the kept list as it is', async () => {
  const { packing, trips, past, next } = await makeTraveller();
  await packing.setPacked({ tripId: past, itemIds: ['ski-goggles'], packed: false });
  const patch = { packingPreferences: { childrenAges: [], laundry: false } };
  await trips.update({ id: next, patch });
  const before = (await packing.enhance({ tripId: next })).recommendations;
  await packing.copyFrom({ tripId: next, fromTripId: past });
  const { packingCache } = await trips.get({ id: next });
  expect(packingCache?.en?.filter(({ id }) => id !== 'own-binoculars')).toEqual(before);
  expect(packingCache?.en).toHaveLength(before.length + 1);
});

test('a trip without anything to copy is not a source, nor is the trip itself', async () => {
  const { packing, past, next } = await makeTraveller();
  expect(await packing.sources({ tripId: past })).toEqual([]);
  expect(await packing.copyFrom({ tripId: past, fromTripId: next })).toEqual({
    added: [],
    leftOut: 0,
    habits: false,
  });
  expect(await packing.copyFrom({ tripId: past, fromTripId: past })).toEqual({
    added: [],
    leftOut: 0,
    habits: false,
  });
});

test('two trips can copy from each other at once', async () => {
  const { packing, past, next } = await makeTraveller();
  await packing.addItem({ tripId: next, item: 'Piano' });
  await Promise.all([
    packing.copyFrom({ tripId: next, fromTripId: past }),
    packing.copyFrom({ tripId: past, fromTripId: next }),
  ]);
  const ids = await Promise.all(
    [past, next].map(async (tripId) => {
      const { recommendations } = await packing.enhance({ tripId });
      return recommendations.flatMap(({ id }) => (/^own-(bino|piano)/.test(id) ? id : []));
    }),
  );
  expect(ids.map((each) => each.toSorted())).toEqual([
    ['own-binoculars', 'own-piano'],
    ['own-binoculars', 'own-piano'],
  ]);
});

test('both trips have to exist and be the caller’s', async () => {
  const { packing, past, next } = await makeTraveller();
  const foreign = (await stranger.trips.create(SEOUL)).id;
  const notFound = { cause: { code: 'NOT_FOUND' } };
  for (const fromTripId of [foreign, UNUSED.tripId]) {
    await expect(packing.copyFrom({ tripId: next, fromTripId })).rejects.toMatchObject(notFound);
    await expect(packing.copyFrom({ tripId: fromTripId, fromTripId: past })).rejects.toMatchObject(
      notFound,
    );
    await expect(packing.sources({ tripId: fromTripId })).rejects.toMatchObject(notFound);
  }
});
