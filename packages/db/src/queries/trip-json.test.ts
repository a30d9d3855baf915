import { afterAll, beforeAll, expect, test } from 'vitest';
import { PackingPreferences } from '@ooo/domain/packing/packing.schema';
import type { TripId, UserId } from '@ooo/domain/shared/ids';
import { FlightDetails, FlightSegment, MAX_SEGMENTS } from '@ooo/domain/trips/trip.schema';
import { findViolatedConstraint } from '../database-errors.ts';
import { toJson } from '../tables/json-column.ts';
import { makeTrip, makeTripCaches, makeUser } from '../testing/factories.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { findTrip, lockTrip } from './trips.queries.ts';

let database: TestDatabase;
let userId: UserId;
beforeAll(async () => {
  database = await createTestDatabase();
  userId = (await makeUser(database.db)).id;
});
afterAll(() => database.drop());

const COLUMNS = ['flight_details', 'packing_preferences'] as const;
const CACHES = ['weather_cache', 'packing_cache', 'destination_overview_cache'] as const;
type Column = (typeof COLUMNS)[number] | (typeof CACHES)[number];

const isCache = (column: Column): column is (typeof CACHES)[number] =>
  CACHES.some((cache) => cache === column);

async function store(id: TripId, column: Column, value: unknown): Promise<void> {
  const columns = { [column]: toJson(value) };
  if (isCache(column)) return makeTripCaches(database.db, { tripId: id, ...columns });
  await database.db.updateTable('trips').set(columns).where('id', '=', id).execute();
}

test.each([...COLUMNS, ...CACHES])(
  'the database refuses what is too large or too deep for %s',
  async (column) => {
    const { id } = await makeTrip(database.db, { userId });
    const wrap = (value: unknown) => (column === 'weather_cache' ? [value] : { a: value });
    const deep: unknown = JSON.parse(`${'['.repeat(100)}${']'.repeat(100)}`);
    for (const value of [wrap('x'.repeat(600_000)), wrap(deep)]) {
      const error: unknown = await store(id, column, value).catch((cause: unknown) => cause);
      const table = isCache(column) ? 'trip_caches' : 'trips';
      expect(findViolatedConstraint(error)).toBe(`${table}_${column}_size_check`);
    }
  },
);

test('a stored value that does not fit its schema reads as null, and is removed with the next write', async () => {
  const { id } = await makeTrip(database.db, { userId });
  for (const column of [...COLUMNS, ...CACHES]) {
    await store(id, column, column === 'weather_cache' ? [{ constructor: 1 }] : { constructor: 1 });
  }
  // Objects whose fields may all be absent lose the foreign key and stay.
  const read = {
    flightDetails: {},
    packingPreferences: {},
    weatherCache: null,
    packingCache: {},
    destinationOverviewCache: null,
  };
  expect(await findTrip(database.db, { id, userId })).toEqual(expect.objectContaining(read));
  await store(id, 'packing_preferences', { activities: [[]] });
  await store(id, 'flight_details', { outbound: 1 });
  expect(await findTrip(database.db, { id, userId })).toMatchObject({
    flightDetails: null,
    packingPreferences: null,
  });

  await database.db.transaction().execute(async (tx) => lockTrip(tx, { id, userId }));
  const row = await database.db
    .selectFrom('trips')
    .innerJoin('trip_caches', 'trip_caches.trip_id', 'trips.id')
    .select([...COLUMNS, ...CACHES])
    .where('id', '=', id)
    .executeTakeFirst();
  expect(row).toEqual({
    flight_details: null,
    packing_preferences: null,
    weather_cache: null,
    packing_cache: { constructor: 1 },
    destination_overview_cache: null,
  });
});

/** Takes six bytes in JSON, more than any other character. */
const longest = (length: number): string => '\u0001'.repeat(length);

test('the longest value that a schema allows has room', async () => {
  const segment = FlightSegment.parse({
    flightNumber: longest(10),
    airline: longest(100),
    operatedBy: longest(100),
    from: 'JFK',
    to: 'ICN',
    departureDate: '2025-10-01',
    departureTime: '10:00',
    departureZone: longest(64),
    arrivalDate: '2025-10-02',
    arrivalTime: '10:00',
    arrivalZone: longest(64),
    duration: longest(20),
    aircraft: longest(100),
    seat: longest(60),
    meal: longest(100),
    baggage: longest(100),
    pnr: longest(20),
  });
  const direction = {
    flightNumber: longest(60),
    aircraft: longest(100),
    duration: longest(20),
    departureTime: '10:00',
    arrivalTime: '10:00+3',
    seatNumber: longest(60),
    mealService: longest(100),
    segments: Array.from({ length: MAX_SEGMENTS }, () => segment),
  };
  const fee = longest(60);
  const baggage = { firstBagFee: fee, secondBagFee: fee, weightLimit: fee, carryOnLimit: fee };
  const flightDetails = FlightDetails.parse({
    outbound: direction,
    return: direction,
    baggage,
    asOf: '2025-10-01',
  });
  const packingPreferences = PackingPreferences.parse({
    activities: Array.from({ length: 20 }, () => 'a'.repeat(30)),
    childrenAges: Array.from({ length: 10 }, () => 17),
    laundry: true,
    ownItems: Array.from({ length: 50 }, () => ({
      item: longest(60),
      category: 'Underwear & Sleepwear',
      quantity: 99,
    })),
  });
  const values = { flightDetails, packingPreferences };
  const { id } = await makeTrip(database.db, { userId, ...values });
  expect(await findTrip(database.db, { id, userId })).toMatchObject(values);
});
