import { date } from '@ooo/domain/testing/literals';
import { makeOverview } from '@ooo/domain/testing/make-overview';
import { makeWeatherDay } from '@ooo/domain/testing/make-packing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isSomebodyWaiting } from '../testing/is-somebody-waiting.ts';
import { makeTrip, makeUser } from '../testing/factories.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { saveOverviewCache, savePackingCache, saveWeatherCache } from './trip-caches.queries.ts';
import type { TripFields } from './trip-row.ts';
import { deleteTrip, findTrip, lockTrip, updateTrip } from './trips.queries.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const at = (time: string) => new Date(`2026-05-01T${time}Z`);
const weatherOn = (day: string) => ({
  weather: [makeWeatherDay(date(day), [12, 20])],
  cachedAt: at('10:00:00'),
  nextRefresh: null,
});
const WEATHER = weatherOn('2025-10-01');
const OVERVIEW = { overview: makeOverview(), cachedAt: at('10:00:00') };
const PACKING = { packingCache: { ko: [] }, packingCachedAt: at('10:00:00') };

async function makeOwn() {
  const { db } = database;
  const { id: userId } = await makeUser(db);
  const trip = await makeTrip(db, { userId, arrivalAirport: 'ICN' });
  return { db, trip, own: { id: trip.id, userId } };
}

test('caches are kept for the trip’s owner, and the trip counts as unchanged', async () => {
  const { db, trip, own } = await makeOwn();
  const stranger = { id: trip.id, userId: (await makeUser(db)).id };
  expect(await saveWeatherCache(db, { ...stranger, basis: trip, ...WEATHER })).toBe(false);
  expect(await saveOverviewCache(db, { ...stranger, basis: trip, ...OVERVIEW })).toBe(false);
  await savePackingCache(db, { ...stranger, ...PACKING });
  expect(await findTrip(db, own)).toEqual(trip);

  expect(await saveWeatherCache(db, { ...own, basis: trip, ...WEATHER })).toBe(true);
  expect(await saveOverviewCache(db, { ...own, basis: trip, ...OVERVIEW })).toBe(true);
  await savePackingCache(db, { ...own, ...PACKING });
  expect(await findTrip(db, own)).toEqual({
    ...trip,
    weatherCache: WEATHER.weather,
    weatherCachedAt: '2026-05-01T10:00:00.000Z',
    packingCache: { ko: [] },
    packingCachedAt: '2026-05-01T10:00:00.000Z',
    destinationOverviewCache: OVERVIEW.overview,
    destinationOverviewCachedAt: '2026-05-01T10:00:00.000Z',
  });
});

test('weather is replaced by newer weather only', async () => {
  const { db, trip, own } = await makeOwn();
  const save = async (day: string, cachedAt: Date) =>
    saveWeatherCache(db, { ...own, basis: trip, ...weatherOn(day), cachedAt });
  expect(await save('2025-10-01', at('10:00:00'))).toBe(true);
  expect(await save('2025-10-02', at('09:59:00'))).toBe(false);
  expect(await save('2025-10-03', at('10:01:00'))).toBe(true);
  expect((await findTrip(db, own))?.weatherCache).toEqual(weatherOn('2025-10-03').weather);
});

test.each<[string, TripFields]>([
  ['the first date', { startDate: date('2025-10-02') }],
  ['the last date', { endDate: date('2025-10-05') }],
  ['the destination', { destination: 'Busan' }],
  ['the airport', { arrivalAirport: null }],
])('weather and overview are not kept once %s is another', async (_, patch) => {
  const { db, trip, own } = await makeOwn();
  const changed = await updateTrip(db, { ...own, patch });
  expect(await saveWeatherCache(db, { ...own, basis: trip, ...WEATHER })).toBe(false);
  expect(await saveOverviewCache(db, { ...own, basis: trip, ...OVERVIEW })).toBe(false);
  expect(await findTrip(db, own)).toEqual(changed);
});

test('a cache that arrives during a change of the trip waits, and is not kept', async () => {
  const { db, trip, own } = await makeOwn();
  const { saving } = await db.transaction().execute(async (tx) => {
    await updateTrip(tx, { ...own, patch: { destination: 'Busan' } });
    const pending = Promise.all([
      saveWeatherCache(db, { ...own, basis: trip, ...WEATHER }),
      saveOverviewCache(db, { ...own, basis: trip, ...OVERVIEW }),
    ]);
    await expect.poll(async () => isSomebodyWaiting(db)).toBe(true);
    return { saving: pending };
  });
  expect(await saving).toEqual([false, false]);
  expect(await findTrip(db, own)).toMatchObject({
    weatherCache: null,
    destinationOverviewCache: null,
  });
});

test('a later lock on a trip sees the caches that the earlier one wrote', async () => {
  const { db, own } = await makeOwn();
  const { locking } = await db.transaction().execute(async (tx) => {
    await lockTrip(tx, own);
    const pending = db.transaction().execute(async (next) => lockTrip(next, own));
    await expect.poll(async () => isSomebodyWaiting(db)).toBe(true);
    await savePackingCache(tx, { ...own, ...PACKING });
    return { locking: pending };
  });
  expect((await locking)?.packingCache).toEqual({ ko: [] });
});

test('nothing is kept for a deleted trip', async () => {
  const { db, trip, own } = await makeOwn();
  await saveWeatherCache(db, { ...own, basis: trip, ...WEATHER });
  await deleteTrip(db, own);
  expect(await saveWeatherCache(db, { ...own, basis: trip, ...WEATHER })).toBe(false);
  expect(await saveOverviewCache(db, { ...own, basis: trip, ...OVERVIEW })).toBe(false);
  expect(
    await db.selectFrom('trip_caches').select('trip_id').where('trip_id', '=', trip.id).execute(),
  ).toEqual([]);
});
