import { date } from '@ooo/domain/testing/literals';
import { makeOverview } from '@ooo/domain/testing/make-overview';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTrip, makeUser } from '../testing/factories.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { saveOverviewCache } from './overview-cache.queries.ts';
import type { TripFields } from './trip-row.ts';
import { deleteTrip, findTrip, updateTrip } from './trips.queries.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const made = { overview: makeOverview(), cachedAt: new Date('2026-05-01T10:00:00Z') };

async function makeOwn() {
  const { db } = database;
  const { id: userId } = await makeUser(db);
  const trip = await makeTrip(db, { userId, arrivalAirport: 'ICN' });
  return { db, trip, own: { id: trip.id, userId } };
}

test('the owner’s overview is kept, and the trip counts as unchanged', async () => {
  const { db, trip, own } = await makeOwn();
  const stranger = { id: trip.id, userId: (await makeUser(db)).id };
  expect(await saveOverviewCache(db, { ...stranger, basis: trip, ...made })).toBe(false);
  expect(await findTrip(db, own)).toEqual(trip);
  expect(await saveOverviewCache(db, { ...own, basis: trip, ...made })).toBe(true);
  expect(await findTrip(db, own)).toEqual({
    ...trip,
    destinationOverviewCache: made.overview,
    destinationOverviewCachedAt: '2026-05-01T10:00:00.000Z',
  });
});

test.each<[string, TripFields]>([
  ['the first date', { startDate: date('2025-10-02') }],
  ['the last date', { endDate: date('2025-10-05') }],
  ['the destination', { destination: 'Busan' }],
  ['the airport', { arrivalAirport: null }],
])('an overview is not kept once %s is another', async (_, patch) => {
  const { db, trip, own } = await makeOwn();
  const changed = await updateTrip(db, { ...own, patch });
  expect(await saveOverviewCache(db, { ...own, basis: trip, ...made })).toBe(false);
  expect(await findTrip(db, own)).toEqual(changed);
});

test('an overview of a trip that is gone is not kept', async () => {
  const { db, trip, own } = await makeOwn();
  await deleteTrip(db, own);
  expect(await saveOverviewCache(db, { ...own, basis: trip, ...made })).toBe(false);
});
