import { makePoi } from '@ooo/db/testing/factories';
import type { PoiCreate } from '@ooo/domain/pois/poi.schema';
import { MAX_POIS_PER_TRIP } from '@ooo/domain/pois/poi-limits';
import type { TripId } from '@ooo/domain/shared/ids';
import type { TripCreate } from '@ooo/domain/trips/trip.schema';
import { expect, test } from 'vitest';
import { callerOf, makeInvitedUser } from '../../testing/callers.ts';
import { SEOUL } from '../../testing/samples.ts';
import { makeTestDeps } from '../../testing/test-deps.ts';

const deps = await makeTestDeps({ MAX_TRIPS_PER_USER: '100' });
const owner = await makeInvitedUser(deps);
const caller = callerOf(deps, owner);

/** Lands at 14:00 on the first day, leaves at 18:00 on the last. */
const FLOWN = {
  ...SEOUL,
  flightDetails: { outbound: { arrivalTime: '14:00' }, return: { departureTime: '18:00' } },
} as TripCreate;

const OUTSIDE =
  "This time is outside your trip's arrival and departure times. Please choose a time between your arrival and departure.";

const poi = (tripId: TripId, fields: object = {}): PoiCreate => ({
  tripId,
  name: 'Gyeongbokgung',
  ...fields,
});

test('a POI comes back as it was saved, with the defaults §3.9 §7.14 §7.15', async () => {
  const { id: tripId } = await caller.trips.create(SEOUL);
  const saved = await caller.pois.create(
    poi(tripId, {
      tag: 'tour',
      location: { address: '161 Sajik-ro', coordinates: [126.977, 37.5796] },
      openingHours: 'We-Mo 09:00-18:00',
      notes: 'Go early.',
      description: 'Five gates and a pond.',
    }),
  );
  expect(saved).toMatchObject({
    tripId,
    notes: 'Go early.',
    description: 'Five gates and a pond.',
    name: 'Gyeongbokgung',
    category: 'POI',
    tag: 'tour',
    date: null,
    startTime: null,
    location: { address: '161 Sajik-ro', coordinates: [126.977, 37.5796] },
  });
  expect(await caller.pois.list({ tripId })).toEqual([saved]);
});

test.each([
  ['cafe', 'drink'],
  ['restaurant', 'eat'],
  ['bar', 'drink'],
  ['palace', 'tour'],
  ['cultural', 'tour'],
  ['museum', 'tour'],
  ['park', 'tour'],
] as const)('the tag %s is kept as the kind, and the tag is %s §3.12', async (kind, tag) => {
  const { id: tripId } = await caller.trips.create(SEOUL);
  const saved = await caller.pois.create(poi(tripId, { tag: kind }));
  expect(saved).toMatchObject({ tag, kind });
  const tour = await caller.pois.update({ id: saved.id, patch: { tag: 'shop' } });
  expect(tour).toMatchObject({ tag: 'shop', kind });
  const again = await caller.pois.update({ id: saved.id, patch: { tag: kind } });
  expect(again).toMatchObject({ tag, kind });
});

test('a patch sets what it names; null clears a value §7.16', async () => {
  const { id: tripId } = await caller.trips.create(SEOUL);
  const saved = await caller.pois.create(poi(tripId, { notes: 'Rating: 4.6', tag: 'tour' }));
  const changed = await caller.pois.update({ id: saved.id, patch: { notes: null } });
  expect(changed).toMatchObject({ notes: null, tag: 'tour', name: 'Gyeongbokgung' });
});

test('an undefined field of a patch leaves what is there', async () => {
  const { id: tripId } = await caller.trips.create(FLOWN);
  const saved = await caller.pois.create(
    poi(tripId, { date: '2026-10-02', startTime: '10:00', duration: 60 }),
  );
  const changed = await caller.pois.update({ id: saved.id, patch: { date: undefined } });
  expect(changed).toMatchObject({ date: '2026-10-02', startTime: '10:00' });
});

test.each([
  ['2026-09-30', '12:00', 'outside-trip'],
  ['2026-10-06', '12:00', 'outside-trip'],
  ['2026-10-01', '15:59', 'before-arrival'],
  ['2026-10-05', '16:01', 'after-departure'],
])('%s %s lies outside of the trip: %s §5.19', async (date, startTime, reason) => {
  const { id: tripId } = await caller.trips.create(FLOWN);
  const refusal = {
    message: OUTSIDE,
    cause: { code: 'RULE_VIOLATED', details: { reason } },
  };
  const time = { date, startTime, duration: 60 };
  await expect(caller.pois.create(poi(tripId, time))).rejects.toMatchObject(refusal);

  const saved = await caller.pois.create(poi(tripId));
  const { tripId: _, name: __, ...patch } = poi(tripId, time);
  await expect(caller.pois.update({ id: saved.id, patch })).rejects.toMatchObject(refusal);
  expect(await caller.pois.list({ tripId })).toEqual([saved]);
});

test.each([
  ['2026-10-01', '16:00'],
  ['2026-10-05', '16:00'],
])('%s %s lies in the trip, to the minute §5.18', async (date, startTime) => {
  const { id: tripId } = await caller.trips.create(FLOWN);
  const saved = await caller.pois.create(poi(tripId, { date, startTime, duration: 60 }));
  expect(saved).toMatchObject({ date, startTime });
});

test('the airport itself may have the time of the flight', async () => {
  const { id: tripId } = await caller.trips.create(FLOWN);
  const time = { date: '2026-10-01', startTime: '14:00' };
  expect(await caller.pois.create(poi(tripId, { tag: 'airport', ...time }))).toMatchObject(time);
});

test('a place that is already outside can still be renamed', async () => {
  const { id: tripId } = await caller.trips.create(SEOUL);
  const saved = await caller.pois.create(poi(tripId));
  await deps.db
    .updateTable('pois')
    .set({ date: poi(tripId, { date: '2027-01-01' }).date ?? null })
    .where('id', '=', saved.id)
    .execute();
  expect((await caller.pois.update({ id: saved.id, patch: { name: 'New' } })).name).toBe('New');
});

test.each([
  [{ name: ' ' }, 'name', 'Give the place a name.'],
  [
    { location: { coordinates: [126, 95] } },
    'location.coordinates.1',
    'Latitude must be between -90 and 90.',
  ],
  [
    { location: { coordinates: [181, 5] } },
    'location.coordinates.0',
    'Longitude must be between -180 and 180.',
  ],
  [{ startTime: '25:00' }, 'startTime', 'Enter the time as HH:mm, like 09:30.'],
  [{ duration: 4 }, 'duration', 'This should be at least 5.'],
  [
    { tag: 'cinema' },
    'tag',
    'This should be one of: eat, drink, tour, shop, hotel, airport, misc, palace, cultural, restaurant, bar, cafe, museum, park.',
  ],
  [
    { date: '2026-10-02', endDate: '2026-10-01' },
    'endDate',
    'The end date can’t be before the start date.',
  ],
])('%j is refused with a sentence at its field', async (fields, field, sentence) => {
  const { id: tripId } = await caller.trips.create(SEOUL);
  await expect(caller.pois.create(poi(tripId, fields))).rejects.toMatchObject({
    cause: { code: 'BAD_REQUEST', details: { fields: { [field]: sentence } } },
  });
});

test('a trip has at most 500 places, however many are saved at once', async () => {
  const { id: tripId } = await caller.trips.create(SEOUL);
  const names = Array.from({ length: MAX_POIS_PER_TRIP - 10 }, (_, at) => `Place ${at}`);
  for (const name of names) await makePoi(deps.db, { tripId, name });
  const results = await Promise.allSettled(
    Array.from({ length: 30 }, async (_, at) => caller.pois.create(poi(tripId, { name: `${at}` }))),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  expect(await caller.pois.list({ tripId })).toHaveLength(MAX_POIS_PER_TRIP);
  await expect(caller.pois.create(poi(tripId))).rejects.toMatchObject({
    cause: { code: 'RULE_VIOLATED', details: { reason: 'poi-limit', limit: MAX_POIS_PER_TRIP } },
    message: 'A trip can have at most 500 places. Remove one to save another.',
  });
});

test('twenty equal bookmarks at once make one place, and all of them have it', async () => {
  const { id: tripId } = await caller.trips.create(SEOUL);
  const bookmark = poi(tripId, { source: 'OOO', sourceId: 'seoul/gyeongbokgung-palace' });
  const answers = await Promise.all(
    Array.from({ length: 20 }, async () => caller.pois.create(bookmark)),
  );
  const saved = await caller.pois.list({ tripId });
  expect(saved).toHaveLength(1);
  expect(answers).toEqual(answers.map(() => saved[0]));
});

test('a bookmark in another language is the same place; a place without a source is always new', async () => {
  const { id: tripId } = await caller.trips.create(SEOUL);
  const sourceId = 'seoul/gyeongbokgung-palace';
  const first = await caller.pois.create(poi(tripId, { source: 'OOO', sourceId }));
  const korean = { name: '경복궁', source: 'OOO 지도', sourceId };
  expect(await caller.pois.create(poi(tripId, korean))).toEqual(first);
  await caller.pois.create(poi(tripId));
  await caller.pois.create(poi(tripId));
  expect(await caller.pois.list({ tripId })).toHaveLength(3);
});
