import { type Language, SPECIFIED_LANGUAGES } from '@ooo/texts/languages';
import { isSomebodyWaiting } from '@ooo/db/testing/is-somebody-waiting';
import { saveWeatherCache as storeDays } from '@ooo/db/queries/trip-caches.queries';
import type { TripId } from '@ooo/domain/shared/ids';
import { makeWeatherDay } from '@ooo/domain/testing/make-packing';
import type { TripWithCaches } from '@ooo/domain/trips/trip-caches.schema';
import { expect, test } from 'vitest';
import { callerOf, makeInvitedUser } from '../../testing/callers.ts';
import { SEOUL } from '../../testing/samples.ts';
import { makeTestDeps } from '../../testing/test-deps.ts';

const HOUR_MS = 3_600_000;
const base = await makeTestDeps({ MAX_TRIPS_PER_USER: '100' });
let later = 0;
const deps = { ...base, clock: () => new Date(Date.now() + later) };
const owner = await makeInvitedUser(deps);
const caller = callerOf(deps, owner);
const stranger = callerOf(deps, await makeInvitedUser(deps));

const makeTrip = async (fields: object = {}): Promise<TripWithCaches> =>
  caller.trips.create({ ...SEOUL, departureAirport: 'JFK', ...fields });
const pack = async (tripId: number, language?: Language) =>
  (await caller.packing.enhance({ tripId, language })).recommendations;
const read = async (id: number) => caller.trips.get({ id });
const change = async (id: number, patch: object) => caller.trips.update({ id, patch });

async function saveWeatherCache(id: TripId, celsius: readonly [number, number]): Promise<void> {
  const trip = await read(id);
  const weather = [makeWeatherDay(trip.startDate, celsius)];
  const now = new Date();
  await storeDays(base.db, {
    id,
    userId: owner.id,
    basis: trip,
    weather,
    cachedAt: now,
    nextRefresh: now,
  });
}

test('a list is made of the stored trip, and kept with it §7.28', async () => {
  const trip = await makeTrip();
  const list = await pack(trip.id);
  expect(list.find(({ id }) => id === 'underwear')).toEqual({
    id: 'underwear',
    item: 'Underwear',
    category: 'Underwear & Sleepwear',
    quantity: 5,
    reason: 'One for each of the 5 days.',
    priority: 'essential',
  });
  // From New York to Seoul in October: a long flight to another country, by the climate of its days.
  const reasons = new Map(list.map(({ id, reason }) => [id, reason]));
  expect(reasons.get('compression-socks')).toMatch(/^About 1\d hours/);
  expect(reasons.get('passport')).toMatch(/South Korea/);
  expect(reasons.get('t-shirts')).toMatch(/It is usually \d\d\s°F to \d\d\s°F then/);
  expect(await read(trip.id)).toEqual({
    ...trip,
    packingCache: { en: list },
    packingCachedAt: expect.any(String),
  });
});

test('the caller’s input counts for nothing but the trip’s id §7.28', async () => {
  const trip = await makeTrip();
  const list = await pack(trip.id);
  const claimed = {
    tripData: { id: trip.id, startDate: '2026-01-01', endDate: '2026-01-30', gender: 'female' },
    weatherData: [{ tempMax: -40 }],
    currentPacking: ['a piano'],
  };
  expect(await caller.packing.enhance(claimed)).toEqual({ recommendations: list });
  await expect(caller.packing.enhance({})).rejects.toMatchObject({
    cause: { code: 'BAD_REQUEST', details: { fields: { tripId: 'Say which trip to pack for.' } } },
  });
});

test('strangers find no trip, and store nothing in it', async () => {
  const trip = await makeTrip();
  await expect(stranger.packing.enhance({ tripId: trip.id })).rejects.toMatchObject({
    cause: { code: 'NOT_FOUND' },
  });
  expect(await read(trip.id)).toEqual(trip);
});

test('the language is the requested one, otherwise the account’s', async () => {
  const { id } = await makeTrip();
  const nameIn = async (ask: ReturnType<typeof callerOf>, language?: 'es') => {
    const { recommendations } = await ask.packing.enhance({ tripId: id, language });
    return recommendations.find((each) => each.id === 'socks')?.item;
  };
  const korean = callerOf(deps, { ...owner, language: 'ko' });
  expect([await nameIn(caller), await nameIn(korean), await nameIn(korean, 'es')]).toEqual([
    'Socks',
    '양말',
    'Calcetines',
  ]);
  expect(Object.keys((await read(id)).packingCache ?? {}).sort()).toEqual(
    SPECIFIED_LANGUAGES.toSorted(),
  );
});

test('a list is kept for an hour, whatever the request says §4.44 §9.33', async () => {
  const { id } = await makeTrip();
  await pack(id);
  const first = await read(id);
  later = HOUR_MS - 60_000;
  await pack(id);
  expect(await read(id)).toEqual(first);
  await pack(id, 'ko');
  expect((await read(id)).packingCachedAt).toBe(first.packingCachedAt);
  later = HOUR_MS + 60_000;
  await pack(id, 'ko');
  const second = await read(id);
  later = 0;
  expect(Object.keys(second.packingCache ?? {})).toEqual(['ko']);
  expect(second.packingCachedAt).not.toBe(first.packingCachedAt);
});

test('new weather and a new place give a new list at once', async () => {
  const { id } = await makeTrip();
  const has = async (item: string) => (await pack(id)).some((each) => each.id === item);
  expect([await has('winter-coat'), await has('light-scarf')]).toEqual([false, false]);
  await caller.pois.create({ tripId: id, name: '봉은사', tag: 'tour' });
  expect(await has('light-scarf')).toBe(true);
  await saveWeatherCache(id, [-12, -3]);
  expect([await has('winter-coat'), await has('light-scarf')]).toEqual([true, true]);
});

test.each<[string, object]>([
  ['bags', { checkedBags: 2 }],
  ['preferences', { packingPreferences: { activities: ['skiing'] } }],
  ['flights', { flightDetails: { baggage: { weightLimit: '23 kg' } } }],
  ['unit', { temperatureUnit: 'celsius' }],
])('other %s clear the packing list alone §4.45', async (_name, patch) => {
  const { id } = await makeTrip();
  await saveWeatherCache(id, [10, 20]);
  const before = await pack(id);
  const { weatherCache, weatherCachedAt, weatherNextRefresh } = await read(id);
  expect(weatherCachedAt).not.toBeNull();
  expect(await change(id, patch)).toMatchObject({
    packingCache: null,
    packingCachedAt: null,
    weatherCache,
    weatherCachedAt,
    weatherNextRefresh,
  });
  expect(await pack(id)).not.toEqual(before);
});

test('a list of a trip that changed meanwhile is not kept', async () => {
  const { id } = await makeTrip();
  const list = await base.db.transaction().execute(async (tx) => {
    await tx.updateTable('trips').set({ checked_bags: 2 }).where('id', '=', id).execute();
    const pending = pack(id);
    await expect.poll(async () => isSomebodyWaiting(base.db)).toBe(true);
    return { pending };
  });
  expect((await list.pending).some((each) => each.id === 'luggage-tags')).toBe(false);
  expect(await read(id)).toMatchObject({ packingCache: null, packingCachedAt: null });
  expect((await pack(id)).some((each) => each.id === 'luggage-tags')).toBe(true);
});

test('a trip to an unknown destination says that the weather is unknown', async () => {
  const { id } = await makeTrip({ destination: 'Grandmother’s garden', arrivalAirport: null });
  const reason = (await pack(id)).find((each) => each.id === 'light-layer')?.reason;
  expect(reason).toMatch(/We don’t know the weather/);
});

test('a read-only token gets a list, and stores nothing in the trip', async () => {
  const trip = await makeTrip();
  const reader = callerOf(deps, owner, { kind: 'token', id: 'none', scope: 'read' });
  const { recommendations } = await reader.packing.enhance({ tripId: trip.id });
  expect(await read(trip.id)).toEqual(trip);
  expect(await pack(trip.id)).toEqual(recommendations);
});
