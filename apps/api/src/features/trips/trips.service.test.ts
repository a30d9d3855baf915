import { makeTripCaches } from '@ooo/db/testing/factories';
import type { FlightDetails, TripCreate } from '@ooo/domain/trips/trip.schema';
import { expect, test } from 'vitest';
import { callerOf, makeInvitedUser } from '../../testing/callers.ts';
import { SEOUL } from '../../testing/samples.ts';
import { makeTestDeps } from '../../testing/test-deps.ts';

const deps = await makeTestDeps();

const as = async (): Promise<ReturnType<typeof callerOf>> =>
  callerOf(deps, await makeInvitedUser(deps));
const input = (fields: object): TripCreate => ({ ...SEOUL, ...fields }) as TripCreate;

test('a new trip has a name, the flag of its country and the defaults §3.1 §7.11', async () => {
  const caller = await as();
  const trip = await caller.trips.create(SEOUL);
  expect(trip).toMatchObject({
    name: 'ICN Oct-2026',
    countryFlag: '🇰🇷',
    startDate: '2026-10-01',
    endDate: '2026-10-05',
    occasion: 'vacation',
    weatherCache: null,
  });
  expect(trip.id).toBeGreaterThanOrEqual(1_000_001);
  expect(await caller.trips.get({ id: trip.id })).toEqual(trip);
});

test('a new trip has its creator’s temperature unit §3.5', async () => {
  const user = await makeInvitedUser(deps);
  await callerOf(deps, user).account.setPreferences({ temperatureUnit: 'celsius' });
  const creator = callerOf(deps, { ...user, temperatureUnit: 'celsius' });
  expect(await creator.trips.create(SEOUL)).toMatchObject({ temperatureUnit: 'celsius' });
});

test('the newest trip comes first, with its number of places §2.27 §4.11 §7.9', async () => {
  const caller = await as();
  const first = await caller.trips.create(SEOUL);
  const second = await caller.trips.create(input({ name: 'Second' }));
  await caller.pois.create({ tripId: first.id, name: 'Bukchon' });
  expect((await caller.trips.list()).map(({ id }) => id)).toEqual([second.id, first.id]);
  const overview = await caller.trips.overview();
  expect(overview.map(({ trip, poiCount }) => [trip.id, poiCount])).toEqual([
    [second.id, 0],
    [first.id, 1],
  ]);
});

test('of fifty creations at once, exactly as many as the limit succeed §5.35 §9.1', async () => {
  const caller = await as();
  const results = await Promise.allSettled(
    Array.from({ length: 50 }, async () => caller.trips.create(SEOUL)),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  await expect(caller.trips.create(SEOUL)).rejects.toMatchObject({
    code: 'CONFLICT',
    cause: { code: 'TRIP_LIMIT_REACHED', details: { limit: 3 } },
    message: 'You can have a maximum of 3 trips. Please delete an existing trip to add a new one.',
  });
});

test('a deleted trip makes room and takes its places with it §4.15 §7.13', async () => {
  const caller = await as();
  const trip = await caller.trips.create(SEOUL);
  const poi = await caller.pois.create({ tripId: trip.id, name: 'Bukchon' });
  await caller.trips.delete({ id: trip.id });
  await expect(caller.trips.get({ id: trip.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(caller.pois.delete({ id: poi.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test.each([
  [
    { startDate: '2026-10-06' },
    'endDate',
    'A trip can’t end before it starts, and can last at most a year.',
  ],
  [
    { endDate: '2027-10-05' },
    'endDate',
    'A trip can’t end before it starts, and can last at most a year.',
  ],
  [{ startDate: '2026-02-30' }, 'startDate', 'Enter the date as yyyy-MM-dd, like 2025-10-15.'],
  [{ destination: ' ' }, 'destination', 'Enter a destination.'],
  [
    { arrivalAirport: 'QQQ' },
    'arrivalAirport',
    'No airport has the code QQQ. Search for the airport by its city.',
  ],
  [{ arrivalAirport: 'Seoul' }, 'arrivalAirport', 'An airport code has three letters, like ICN.'],
  [{ checkedBags: 4 }, 'checkedBags', 'This should be at most 3.'],
  [
    {
      flightDetails: {
        outbound: {
          segments: [{ flightNumber: 'KE1', from: 'JFK', to: 'ZZZ', departureDate: '2026-09-30' }],
        },
      },
    },
    'flightDetails.outbound.segments.0.to',
    'No airport has the code ZZZ. Search for the airport by its city.',
  ],
])('%j is refused with a sentence at its field §5.8', async (fields, field, sentence) => {
  const caller = await as();
  await expect(caller.trips.create(input(fields))).rejects.toMatchObject({
    cause: { code: 'BAD_REQUEST', details: { fields: { [field]: sentence } } },
  });
});

test('the airport decides between two cities of one name', async () => {
  const caller = await as();
  const trip = await caller.trips.create(input({ destination: 'San José', arrivalAirport: 'SJO' }));
  expect(trip.countryFlag).toBe('🇨🇷');
});

test('an unknown destination has no flag', async () => {
  const caller = await as();
  const trip = await caller.trips.create(
    input({ destination: 'Grandmother’s garden', arrivalAirport: null }),
  );
  expect(trip.countryFlag).toBeNull();
});

test('an update sets what it names and leaves the rest §7.12', async () => {
  const caller = await as();
  const trip = await caller.trips.create(SEOUL);
  const updated = await caller.trips.update({ id: trip.id, patch: { name: 'Autumn' } });
  expect(updated).toEqual({ ...trip, name: 'Autumn', updatedAt: updated.updatedAt });
  const moved = await caller.trips.update({
    id: trip.id,
    patch: { destination: 'Paris', arrivalAirport: 'CDG' },
  });
  expect(moved.countryFlag).toBe('🇫🇷');
});

test('the dates that an update results in have to be valid', async () => {
  const caller = await as();
  const trip = await caller.trips.create(SEOUL);
  const patch = { endDate: input({ endDate: '2026-09-30' }).endDate };
  await expect(caller.trips.update({ id: trip.id, patch })).rejects.toMatchObject({
    cause: { code: 'BAD_REQUEST', details: { fields: { endDate: expect.any(String) } } },
  });
});

test('two conflicting updates at once never leave an invalid trip', async () => {
  const caller = await as();
  const trip = await caller.trips.create(SEOUL);
  const late = input({ startDate: '2026-10-05', endDate: '2026-10-01' });
  await Promise.allSettled([
    caller.trips.update({ id: trip.id, patch: { startDate: late.startDate } }),
    caller.trips.update({ id: trip.id, patch: { endDate: late.endDate } }),
  ]);
  const { startDate, endDate } = await caller.trips.get({ id: trip.id });
  expect(startDate <= endDate).toBe(true);
});

test('new dates empty the caches, a new name does not §3.6 §4.23', async () => {
  const caller = await as();
  const trip = await caller.trips.create(SEOUL);
  await makeTripCaches(deps.db, {
    tripId: trip.id,
    weather_cached_at: new Date(),
    packing_cached_at: new Date(),
  });
  const renamed = await caller.trips.update({ id: trip.id, patch: { name: 'Autumn' } });
  expect(renamed.weatherCachedAt).not.toBeNull();
  const { endDate } = input({ endDate: '2026-10-06' });
  const moved = await caller.trips.update({ id: trip.id, patch: { endDate } });
  expect([moved.weatherCachedAt, moved.packingCachedAt]).toEqual([null, null]);
});

test('new bags clear only the packing list', async () => {
  const caller = await as();
  const trip = await caller.trips.create(SEOUL);
  const cachedAt = new Date();
  await makeTripCaches(deps.db, {
    tripId: trip.id,
    weather_cached_at: cachedAt,
    weather_next_refresh: cachedAt,
    packing_cached_at: cachedAt,
    destination_overview_cached_at: cachedAt,
  });
  const repacked = await caller.trips.update({ id: trip.id, patch: { checkedBags: 2 } });
  expect(repacked).toMatchObject({
    weatherCachedAt: cachedAt.toISOString(),
    weatherNextRefresh: cachedAt.toISOString(),
    packingCachedAt: null,
    destinationOverviewCachedAt: cachedAt.toISOString(),
  });
});

test('places outside new dates lose their time, the others keep it', async () => {
  const caller = await as();
  const trip = await caller.trips.create(SEOUL);
  const save = async (name: string, date: string, startTime: string | null) =>
    caller.pois.create({ tripId: trip.id, name, date, startTime, duration: 60 });
  await save('first', '2026-10-01', '10:00');
  await save('last', '2026-10-05', '10:00');
  await save('day only', '2026-10-05', null);
  const { endDate } = input({ endDate: '2026-10-04' });
  await caller.trips.update({ id: trip.id, patch: { endDate } });
  const pois = await caller.pois.list({ tripId: trip.id });
  expect(
    pois.map(({ name, date, startTime, duration }) => [name, date, startTime, duration]),
  ).toEqual([
    ['first', '2026-10-01', '10:00', 60],
    ['last', null, null, null],
    ['day only', null, null, null],
  ]);
});

test('places before a flight that is new lose their time', async () => {
  const caller = await as();
  const trip = await caller.trips.create(SEOUL);
  const morning = { date: trip.startDate, startTime: '09:00', duration: 60 };
  await caller.pois.create({ tripId: trip.id, name: 'early', ...morning });
  const flightDetails = { outbound: { arrivalTime: '16:10' } } as FlightDetails;
  await caller.trips.update({ id: trip.id, patch: { flightDetails } });
  const [early] = await caller.pois.list({ tripId: trip.id });
  expect(early?.startTime).toBeNull();
});
