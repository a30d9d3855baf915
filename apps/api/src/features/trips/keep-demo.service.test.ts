import { makeLocalDemoTrip } from '@ooo/domain/demo/demo-trip';
import { toKeptDemo } from '@ooo/domain/demo/kept-demo.schema';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import { date, time } from '@ooo/domain/testing/literals';
import { makePoi } from '@ooo/domain/testing/make-trip';
import { isDemoTrip } from '@ooo/domain/trips/trip-ids';
import { expect, test } from 'vitest';
import { callerOf, makeInvitedUser } from '../../testing/callers.ts';
import { SEOUL } from '../../testing/samples.ts';
import { makeTestDeps } from '../../testing/test-deps.ts';

const deps = await makeTestDeps();
const demo = {
  ...makeLocalDemoTrip({ now: '2027-03-01T00:00:00Z', today: date('2027-03-01') }),
  packingPreferences: { laundry: true },
};
const visit = { date: date('2027-10-05'), startTime: time('10:00'), duration: 90 };

const poi = (fields: Partial<Poi>) => makePoi({ tripId: demo.id, sourceId: null, ...fields });

test('a changed demo becomes an ordinary trip with dates, flights, places and times', async () => {
  const caller = callerOf(deps, await makeInvitedUser(deps));
  const pois = [
    poi({ name: 'Jongmyo Shrine', tag: 'tour', sourceId: 'seoul/jongmyo-shrine', ...visit }),
    poi({ name: 'A friend', notes: 'bring cake' }),
  ];
  const trip = await caller.trips.keepDemo(toKeptDemo(demo, pois, ['passport']));
  expect(isDemoTrip(trip)).toBe(false);
  expect(trip).toMatchObject({
    name: 'Seoul Trip 2027',
    startDate: '2027-10-01',
    endDate: '2027-10-13',
    flightDetails: demo.flightDetails,
    packingPreferences: { laundry: true },
    countryFlag: '🇰🇷',
  });
  expect(trip.id).toBeGreaterThanOrEqual(1_000_001);
  const kept = await caller.pois.list({ tripId: trip.id });
  expect(kept).toMatchObject([
    { name: 'Jongmyo Shrine', sourceId: 'seoul/jongmyo-shrine', ...visit },
    { name: 'A friend', notes: 'bring cake', date: null },
  ]);
  expect(await caller.packing.packed({ tripId: trip.id })).toEqual(['passport']);
});

test.each([
  ['before the landing', { date: date('2027-10-01'), startTime: time('09:00'), duration: 60 }],
  ['after the last day', { date: date('2027-10-14'), startTime: time('09:00'), duration: 60 }],
])('a place with a time %s is kept without it', async (_when, early) => {
  const caller = callerOf(deps, await makeInvitedUser(deps));
  const trip = await caller.trips.keepDemo(
    toKeptDemo(demo, [poi({ name: 'Somewhere', planned: true, ...early })], []),
  );
  const [kept] = await caller.pois.list({ tripId: trip.id });
  expect(kept).toMatchObject({ date: null, startTime: null, duration: null, planned: false });
});

test('a place that was saved twice from one source is kept once', async () => {
  const caller = callerOf(deps, await makeInvitedUser(deps));
  const twice = ['One', 'Other'].map((name) => poi({ name, sourceId: 'seoul/one' }));
  const trip = await caller.trips.keepDemo(
    toKeptDemo(demo, [...twice, poi({ name: 'Third' })], []),
  );
  const kept = await caller.pois.list({ tripId: trip.id });
  expect(kept.map(({ name }) => name)).toEqual(['One', 'Third']);
});

test('a place that ends before it begins is refused, and no trip is made', async () => {
  const caller = callerOf(deps, await makeInvitedUser(deps));
  const backwards = poi({ ...visit, endDate: date('2027-10-04') });
  await expect(caller.trips.keepDemo(toKeptDemo(demo, [backwards], []))).rejects.toMatchObject({
    code: 'BAD_REQUEST',
  });
  expect(await caller.trips.list()).toEqual([]);
});

test('the trip limit holds, and nothing is made', async () => {
  const caller = callerOf(deps, await makeInvitedUser(deps));
  for (let made = 0; made < 3; made += 1) await caller.trips.create(SEOUL);
  await expect(caller.trips.keepDemo(toKeptDemo(demo, [poi({})], []))).rejects.toMatchObject({
    cause: { code: 'TRIP_LIMIT_REACHED' },
  });
  expect(await caller.trips.list()).toHaveLength(3);
});
