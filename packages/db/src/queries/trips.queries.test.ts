import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CalendarDate } from '@ooo/domain/shared/calendar-date.schema';
import { TripId, type UserId } from '@ooo/domain/shared/ids';
import { NO_CACHES } from '@ooo/domain/trips/no-caches';
import { TripWithCaches } from '@ooo/domain/trips/trip-caches.schema';
import { FlightDetails, Trip, UNSAID_TRIP } from '@ooo/domain/trips/trip.schema';
import { makeOverview } from '@ooo/domain/testing/make-overview';
import type { WeatherDay } from '@ooo/domain/weather/weather.schema';
import { connect } from '../connect.ts';
import { findViolatedConstraint } from '../database-errors.ts';
import { toJson } from '../tables/json-column.ts';
import { makePoi, makeTrip, makeTripCaches, makeUser } from '../testing/factories.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { listPois } from './pois.queries.ts';
import { TRIP_COLUMNS } from './trip-row.ts';
import {
  deleteTrip,
  findTrip,
  insertTripWithinLimit,
  listTrips,
  listTripOverviews,
  updateTrip,
  type NewTrip,
} from './trips.queries.ts';

const date = (text: string) => CalendarDate.parse(text);

const weatherOn = (day: string): WeatherDay => ({
  date: date(day),
  kind: 'forecast',
  source: 'Open-Meteo',
  asOf: '2025-09-30T08:00:00.000Z',
  condition: 'clear',
  tempMin: 54,
  tempMax: 70,
});

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const fields: NewTrip = {
  name: 'ICN 10-2025',
  destination: 'Seoul, South Korea',
  startDate: date('2025-10-01'),
  endDate: date('2025-10-13'),
};

async function makeUserId(): Promise<UserId> {
  return (await makeUser(database.db)).id;
}

async function insert(userId: UserId, overrides: Partial<NewTrip> = {}): Promise<TripWithCaches> {
  const trip = await insertTripWithinLimit(database.db, {
    userId,
    limit: 100,
    fields: { ...fields, ...overrides },
  });
  if (trip === 'limit-reached') throw new Error(trip);
  return trip;
}

test('a trip with the least comes back whole, by the wire schema', async () => {
  const userId = await makeUserId();
  const trip = await insert(userId);
  expect(TripWithCaches.parse(trip)).toEqual(trip);
  expect(trip.id).toBeGreaterThanOrEqual(1_000_001);
  expect(trip).toMatchObject({
    ...UNSAID_TRIP,
    ...fields,
    ...NO_CACHES,
    userId,
  });
  expect(await findTrip(database.db, { id: trip.id, userId })).toEqual(trip);
});

test('a trip with everything comes back as it went in', async () => {
  const everything = {
    ...fields,
    departureAirport: 'JFK',
    arrivalAirport: 'ICN',
    countryFlag: '🇰🇷',
    flightDetails: FlightDetails.parse({
      outbound: { flightNumber: 'KE 82', departureTime: '12:00', arrivalTime: '16:20+1' },
      baggage: { weightLimit: '23 kg' },
    }),
    occasion: 'hybrid',
    checkedBags: 3,
    carryOnBags: 2,
    gender: 'female',
    packingPreferences: { laundry: true },
    temperatureUnit: 'celsius',
  } satisfies NewTrip;
  const trip = await insert(await makeUserId(), everything);
  expect(trip).toMatchObject(everything);
});

test('another user’s trip is not found, changed or deleted', async () => {
  const [userId, stranger] = [await makeUserId(), await makeUserId()];
  const trip = await insert(userId);
  const asStranger = { id: trip.id, userId: stranger };
  expect(await findTrip(database.db, asStranger)).toBeUndefined();
  expect(await updateTrip(database.db, { ...asStranger, patch: { name: 'Mine' } })).toBeUndefined();
  expect(await deleteTrip(database.db, asStranger)).toBe(false);
  expect(await listTrips(database.db, { userId: stranger })).toEqual([]);
  expect(await findTrip(database.db, { id: trip.id, userId })).toEqual(trip);
});

test('an impossible trip number is not found', async () => {
  const userId = await makeUserId();
  for (const id of [0, -1, 999_999, Number.MAX_SAFE_INTEGER].map((n) => TripId.parse(n))) {
    expect(await findTrip(database.db, { id, userId })).toBeUndefined();
    expect(await deleteTrip(database.db, { id, userId })).toBe(false);
  }
});

test('trips are listed newest first, with their counts of places', async () => {
  const userId = await makeUserId();
  const [oldest, middle, newest] = [
    await insert(userId),
    await insert(userId),
    await insert(userId),
  ];
  await makeTrip(database.db, { userId: await makeUserId() });
  for (const trip of [oldest, oldest, newest]) await makePoi(database.db, { tripId: trip.id });
  expect(await listTrips(database.db, { userId })).toEqual([newest, middle, oldest]);
  expect(await listTripOverviews(database.db, { userId })).toEqual([
    { trip: Trip.parse(newest), poiCount: 1 },
    { trip: Trip.parse(middle), poiCount: 0 },
    { trip: Trip.parse(oldest), poiCount: 2 },
  ]);
});

test.each([
  ['no weather', null, undefined],
  ['an empty weather', [], undefined],
  [
    'some days',
    [
      { tempMin: 41, tempMax: 60, date: '2027-01-01' },
      { tempMin: 45.5, tempMax: 68, date: '2027-01-02' },
    ],
    { minF: 41, maxF: 68 },
  ],
  ['what is no weather', [{ tempMin: 'cold' }], undefined],
])('of a trip that keeps %s, a list has only the temperatures', async (_name, cache, range) => {
  const userId = await makeUserId();
  const { id } = await insert(userId);
  await makeTripCaches(database.db, { tripId: id, weather_cache: toJson(cache) });
  const [overview] = await listTripOverviews(database.db, { userId });
  expect(overview?.temperatures).toEqual(range);
  expect(Object.keys(overview?.trip ?? {}).filter((key) => key.includes('ache'))).toEqual([]);
});

test('a patch changes what it names and nothing else', async () => {
  const userId = await makeUserId();
  const trip = await insert(userId, { departureAirport: 'JFK', flightDetails: { outbound: {} } });
  const patched = await updateTrip(database.db, {
    id: trip.id,
    userId,
    patch: { name: 'Renamed', flightDetails: null, departureAirport: undefined },
  });
  expect(patched).toEqual({
    ...trip,
    name: 'Renamed',
    flightDetails: null,
    updatedAt: patched?.updatedAt,
  });
  expect(Date.parse(patched?.updatedAt ?? '')).toBeGreaterThan(Date.parse(trip.updatedAt));
});

test('the caches are cleared if the caller says so, and stay otherwise', async () => {
  const userId = await makeUserId();
  const { id } = await insert(userId);
  const cachedAt = new Date('2025-09-30T08:00:00.000Z');
  const weatherCache = [weatherOn('2025-10-01')];
  const destinationOverviewCache = makeOverview();
  await makeTripCaches(database.db, {
    tripId: id,
    weather_cache: toJson(weatherCache),
    weather_cached_at: cachedAt,
    packing_cache: toJson({ en: [] }),
    destination_overview_cache: toJson(destinationOverviewCache),
  });
  const kept = await updateTrip(database.db, { id, userId, patch: { name: 'Renamed' } });
  expect(kept).toMatchObject({
    weatherCache,
    weatherCachedAt: '2025-09-30T08:00:00.000Z',
    packingCache: { en: [] },
    destinationOverviewCache,
  });
  const without = { packingCache: null, packingCachedAt: null };
  const emptied = await updateTrip(database.db, { id, userId, patch: {}, stale: ['packing'] });
  expect(emptied).toEqual({ ...kept, ...without, updatedAt: emptied?.updatedAt });
});

test.each([
  ['ends before it starts', { endDate: date('2025-09-30') }, 'trips_dates_check'],
  ['lasts 367 days', { endDate: date('2026-10-02') }, 'trips_dates_check'],
  ['has a blank name', { name: '  ' }, 'trips_name_check'],
  ['has four bags', { checkedBags: 4 }, 'trips_checked_bags_check'],
  ['has half an airport', { arrivalAirport: 'IC' }, 'trips_arrival_airport_check'],
])('the database refuses a trip that %s', async (_, wrong, constraint) => {
  const error: unknown = await insert(await makeUserId(), wrong).catch((cause: unknown) => cause);
  expect(findViolatedConstraint(error)).toBe(constraint);
});

test.each([
  ['one day', date('2025-10-01')],
  ['366 days', date('2026-10-01')],
])('a trip may last %s', async (_, endDate) => {
  expect(await insert(await makeUserId(), { endDate })).toMatchObject({ endDate });
});

test('fifty creations at once over two pools: exactly the limit', async () => {
  const userId = await makeUserId();
  const other = connect({ connectionString: database.connectionString });
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      insertTripWithinLimit(index % 2 === 0 ? database.db : other.db, { userId, limit: 3, fields }),
    ),
  );
  await other.close();
  expect(answers.filter((answer) => answer === 'limit-reached')).toHaveLength(47);
  expect(await listTrips(database.db, { userId })).toHaveLength(3);
});

test('deleting a trip makes room for another', async () => {
  const userId = await makeUserId();
  const { id } = await insert(userId);
  const again = () => insertTripWithinLimit(database.db, { userId, limit: 1, fields });
  expect(await again()).toBe('limit-reached');
  expect(await deleteTrip(database.db, { id, userId })).toBe(true);
  expect(await again()).not.toBe('limit-reached');
});

test('a trip begins with its first places, in their order', async () => {
  const userId = await makeUserId();
  const pois = [{ name: 'Palace' }, { name: 'Market', tag: 'eat' as const }];
  const trip = await insertTripWithinLimit(database.db, { userId, limit: 1, fields, pois });
  if (trip === 'limit-reached') throw new Error(trip);
  const saved = await listPois(database.db, { tripId: trip.id, userId });
  expect(saved.map(({ name, tag }) => [name, tag])).toEqual([
    ['Palace', 'misc'],
    ['Market', 'eat'],
  ]);
});

test('if one of its first places cannot be saved there is no trip', async () => {
  const userId = await makeUserId();
  const pois = [{ name: 'Palace' }, { name: 'Market', duration: -5 }];
  await expect(
    insertTripWithinLimit(database.db, { userId, limit: 1, fields, pois }),
  ).rejects.toThrow('pois_duration');
  expect(await listTrips(database.db, { userId })).toEqual([]);
});

test('the table of trips has the columns of the fields, and no others', async () => {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns where table_name = 'trips'`.execute(
    database.db,
  );
  expect(rows.map(({ name }) => name).sort()).toEqual([...TRIP_COLUMNS].sort());
});
