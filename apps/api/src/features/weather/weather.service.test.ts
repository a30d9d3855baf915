import { isSomebodyWaiting } from '@ooo/db/testing/is-somebody-waiting';
import { listDates } from '@ooo/domain/shared/calendar-date';
import { date } from '@ooo/domain/testing/literals';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import type { WeatherDay } from '@ooo/domain/weather/weather.schema';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Deps } from '../../context/deps.ts';
import { makeOpenMeteoArchive } from '../../providers/open-meteo/open-meteo-archive.ts';
import { makeOpenMeteo } from '../../providers/open-meteo/open-meteo-forecast.ts';
import { callerOf, makeInvitedUser } from '../../testing/callers.ts';
import { startFakeArchive } from '../../testing/fake-open-meteo-archive.ts';
import { startFakeOpenMeteo } from '../../testing/fake-open-meteo.ts';
import { makeTestDeps, testEnv } from '../../testing/test-deps.ts';
import { createLiveSettings } from '../settings/live-settings.service.ts';
import { createClimates } from './climates.service.ts';

const upstream = await startFakeOpenMeteo();
const archive = await startFakeArchive();
const offline: Deps = await makeTestDeps({ MAX_TRIPS_PER_USER: '1000' });
const user = await makeInvitedUser(offline);
const stranger = await makeInvitedUser(offline);
const NOW = '2026-11-23T06:00:00Z';
let now = new Date(NOW);

const clock = () => now;

/** A server that reaches Open-Meteo, with nothing remembered. */
function online(fields: Partial<Deps> = {}) {
  const env = testEnv({ OFFLINE: 'off', OPEN_METEO_URL: upstream.url });
  return { ...offline, clock, forecast: makeOpenMeteo(env, { clock }), ...fields };
}

const withoutNetwork = () => online({ forecast: undefined });

/** One that reaches Open-Meteo's archive too. */
function withArchive(): Deps {
  const env = testEnv({ OFFLINE: 'off', OPEN_METEO_ARCHIVE_URL: archive.url });
  const { db, settings } = offline;
  return online({
    climates: createClimates({
      db,
      settings,
      clock,
      archive: makeOpenMeteoArchive(env, { clock }),
    }),
  });
}

beforeEach(() => {
  now = new Date(NOW);
  upstream.answerWith({});
  archive.answerWith({});
});

const as = (deps: Deps) => callerOf(deps, user);

async function makeTrip(startDate: string, endDate: string, destination = 'Seoul'): Promise<Trip> {
  const dates = { startDate: date(startDate), endDate: date(endDate) };
  return as(offline).trips.create({ destination, ...dates });
}

const of = ({ id, destination, startDate, endDate }: Trip) => ({
  tripId: id,
  city: destination,
  startDate,
  endDate,
});

const kinds = (days: readonly WeatherDay[]) => days.map(({ kind }) => kind[0]).join('');
const storedOf = async ({ id }: Trip) => as(offline).trips.get({ id });
const laterBy = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

describe('the weather of a trip', () => {
  test('is forecast as far as it reaches, and climate beyond, each labelled', async () => {
    const trip = await makeTrip('2026-12-05', '2026-12-12');
    const days = await as(online()).weather.batch(of(trip));
    expect(days.map((day) => day.date)).toEqual(listDates(trip.startDate, trip.endDate));
    expect(kinds(days)).toBe('ffffcccc');
    expect(days[0]).toMatchObject({
      source: 'Open-Meteo',
      asOf: '2026-11-23T06:00:00.000Z',
      tempMax: 41,
    });
    expect(days[4]).toMatchObject({
      source: expect.stringMatching(/^Deutscher Wetterdienst.*, Seoul$/),
      asOf: '2003–2021',
      condition: 'often-dry',
      rainChance: 15,
      sun: 'rises',
    });
    expect(upstream.asked).toHaveLength(1);
  });

  test('is stored, does not count as an update, and is answered without a call', async () => {
    const trip = await makeTrip('2026-11-25', '2026-11-29');
    const days = await as(online()).weather.batch(of(trip));
    expect(await storedOf(trip)).toEqual({
      ...trip,
      weatherCache: days,
      weatherCachedAt: '2026-11-23T06:00:00.000Z',
      weatherNextRefresh: '2026-11-23T07:00:00.000Z',
    });
    upstream.answerWith({});
    const again = as(online());
    expect(await again.weather.batch(of(trip))).toEqual(days);
    const part = { ...of(trip), startDate: date('2026-11-26'), endDate: date('2026-11-27') };
    expect(await again.weather.batch(part)).toEqual(days.slice(1, 3));
    const { tripId, city } = of(trip);
    const day = await again.weather.day({ tripId, city, date: date('2026-11-28') });
    expect(day).toEqual(days[3]);
    expect(upstream.asked).toHaveLength(0);
  });

  test('is renewed after an hour, and on request §9.7', async () => {
    const trip = await makeTrip('2026-11-25', '2026-11-29');
    await as(online()).weather.batch(of(trip));
    now = laterBy(0.5);
    const [refreshed] = await as(online()).weather.batch({ ...of(trip), refresh: true });
    expect(refreshed?.asOf).toBe(now.toISOString());
    now = laterBy(1);
    const [renewed] = await as(online()).weather.batch(of(trip));
    expect(renewed?.asOf).toBe(now.toISOString());
    expect(upstream.asked).toHaveLength(3);
  });

  test('that shares a forecast is fresh for as long as that is', async () => {
    const caller = as(online());
    await caller.weather.batch(of(await makeTrip('2026-11-25', '2026-11-26')));
    now = laterBy(0.9);
    const trip = await makeTrip('2026-12-01', '2026-12-02');
    await caller.weather.batch(of(trip));
    expect(await storedOf(trip)).toMatchObject({ weatherNextRefresh: '2026-11-23T07:00:00.000Z' });
    expect(upstream.asked).toHaveLength(1);
  });

  test('is the forecast alone where no weather station is near', async () => {
    const trip = await makeTrip('2026-12-07', '2026-12-10', 'Stanley');
    expect(kinds(await as(online()).weather.batch(of(trip)))).toBe('ff');
    const unseen = await makeTrip('2026-12-07', '2026-12-10', 'Stanley');
    expect(await as(withoutNetwork()).weather.batch(of(unseen))).toEqual([]);
  });

  test('is taken from the city, however the destination writes it', async () => {
    const trip = await makeTrip('2026-11-25', '2026-11-26', 'Tokyo Trip, Japan');
    const days = await as(online()).weather.batch({ ...of(trip), city: 'tokyo' });
    expect(upstream.asked[0]?.get('timezone')).toBe('Asia/Tokyo');
    expect((await storedOf(trip)).weatherCache).toEqual(days);
  });

  test('of another city or other days is not stored', async () => {
    const trip = await makeTrip('2026-11-25', '2026-11-26');
    const caller = as(online());
    await caller.weather.batch({ ...of(trip), city: 'Busan' });
    await caller.weather.batch({ ...of(trip), endDate: date('2026-11-27') });
    expect(await storedOf(trip)).toEqual(trip);
  });

  test('that is over keeps its forecasts, and is not renewed', async () => {
    const trip = await makeTrip('2026-11-21', '2026-11-24');
    const during = await as(online()).weather.batch(of(trip));
    expect(kinds(during)).toBe('ccff');
    now = laterBy(48);
    upstream.answerWith({});
    expect(await as(online()).weather.batch(of(trip))).toEqual(during);
    expect(await storedOf(trip)).toMatchObject({ weatherNextRefresh: null });
    now = laterBy(24 * 400);
    expect(await as(online()).weather.batch(of(trip))).toEqual(during);
    expect(upstream.asked).toHaveLength(0);
  });

  test('far in the future or the past asks no forecast', async () => {
    for (const [start, end] of [
      ['2150-02-01', '2150-02-03'],
      ['2199-12-29', '2199-12-31'],
      ['1999-12-30', '2000-01-02'],
      ['1900-01-01', '1900-01-03'],
      ['2026-12-09', '2026-12-11'],
    ] as const) {
      const days = await as(online()).weather.batch(of(await makeTrip(start, end)));
      expect(kinds(days)).toMatch(/^c+$/);
    }
    expect(upstream.asked).toHaveLength(0);
  });

  test('lasts 90 days, or a year', async () => {
    const long = await makeTrip('2026-11-20', '2027-02-17');
    const days = await as(online()).weather.batch(of(long));
    expect(kinds(days)).toBe(`ccc${'f'.repeat(16)}${'c'.repeat(71)}`);
    const longest = await makeTrip('2027-01-01', '2028-01-01');
    expect(await as(online()).weather.batch(of(longest))).toHaveLength(366);
    expect((await storedOf(longest)).weatherCache).toHaveLength(366);
  });

  test('of an unknown city is empty, and its days are not found', async () => {
    const trip = await makeTrip('2026-11-25', '2026-11-26', 'Grandmother’s house');
    const caller = as(online());
    expect(await caller.weather.batch(of(trip))).toEqual([]);
    const { tripId, city } = of(trip);
    const asking = caller.weather.day({ tripId, city, date: trip.startDate });
    await expect(asking).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await storedOf(trip)).toEqual(trip);
    expect(upstream.asked).toHaveLength(0);
  });
});

describe('with the archive', () => {
  test('a trip to a place without a station has weather on every day, and stores it', async () => {
    const trip = await makeTrip('2026-12-07', '2026-12-10', 'Stanley');
    const days = await as(withArchive()).weather.batch(of(trip));
    expect(kinds(days)).toBe('ffcc');
    expect(days[2]).toMatchObject({ source: 'Open-Meteo archive', asOf: '2016–2025' });
    expect(await storedOf(trip)).toMatchObject({
      weatherCache: days,
      weatherNextRefresh: '2026-11-23T07:00:00.000Z',
    });
  });

  test('the weather from a far station is renewed soon', async () => {
    const release = archive.hold();
    const trip = await makeTrip('2027-07-10', '2027-07-11', 'Zermatt');
    const first = await as(withArchive()).weather.batch(of(trip));
    expect(first[0]?.source).toMatch(/Geneva/);
    expect(await storedOf(trip)).toMatchObject({ weatherNextRefresh: '2026-11-23T06:10:00.000Z' });
    release();
    await expect
      .poll(async () =>
        offline.db
          .selectFrom('climate_normals')
          .select('months')
          .where('months', 'is not', null)
          .where('latitude', '=', 46.02)
          .execute(),
      )
      .toHaveLength(1);
    now = laterBy(0.2);
    const later = await as(withArchive()).weather.batch(of(trip));
    expect(later[0]).toMatchObject({ source: 'Open-Meteo archive' });
    expect(archive.asked).toHaveLength(1);
  });

  test('a failure leaves days unknown that no other source knows, and is not stored', async () => {
    archive.answerWith({ status: 400 });
    const trip = await makeTrip('2027-07-10', '2027-07-11', 'Longyearbyen');
    expect(await as(withArchive()).weather.batch(of(trip))).toEqual([]);
    expect(await storedOf(trip)).toEqual(trip);
    const { tripId, city } = of(trip);
    const asking = as(withArchive()).weather.day({ tripId, city, date: trip.startDate });
    await expect(asking).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(archive.asked).toHaveLength(1);
  });
});

describe('where the forecast fails', () => {
  test('the climate is used instead, and the forecast is asked again soon', async () => {
    const trip = await makeTrip('2026-11-25', '2026-11-26');
    upstream.answerWith({ status: 500 });
    expect(kinds(await as(online()).weather.batch(of(trip)))).toBe('cc');
    expect(await storedOf(trip)).toMatchObject({ weatherNextRefresh: '2026-11-23T06:10:00.000Z' });
    upstream.answerWith({});
    now = laterBy(0.2);
    expect(kinds(await as(online()).weather.batch(of(trip)))).toBe('ff');
  });

  test('for some days, the climate is used for these', async () => {
    const trip = await makeTrip('2026-11-24', '2026-11-27');
    upstream.answerWith({ daily: { weather_code: [0, 0, null, 0] } });
    expect(kinds(await as(online()).weather.batch(of(trip)))).toBe('fcfc');
  });

  test('the former forecast stays, with its time', async () => {
    const trip = await makeTrip('2026-11-25', '2026-11-26');
    const before = await as(online()).weather.batch(of(trip));
    now = laterBy(5);
    upstream.answerWith({ body: 'Service is being moved' });
    expect(await as(online()).weather.batch(of(trip))).toEqual(before);
    expect(await as(withoutNetwork()).weather.batch(of(trip))).toEqual(before);
  });
});

describe('without a network', () => {
  test.each(Array.from({ length: 12 }, (_, month) => String(month + 1).padStart(2, '0')))(
    'Seoul has its climate in month %s',
    async (month) => {
      const trip = await makeTrip(`2027-${month}-10`, `2027-${month}-12`);
      const days = await as(withoutNetwork()).weather.batch(of(trip));
      expect(kinds(days)).toBe('ccc');
      for (const { tempMin, tempMax } of days) expect(tempMax).toBeGreaterThan(tempMin);
    },
  );

  test('winter is colder than summer, and wetter in July', async () => {
    const caller = as(withoutNetwork());
    const city = 'Seoul';
    const january = await caller.weather.day({ city, date: date('2027-01-15') });
    const july = await caller.weather.day({ city, date: date('2027-07-15') });
    expect(january.tempMax).toBeLessThan(40);
    expect(july).toMatchObject({ condition: 'some-rain', rainChance: 43 });
    expect(july.tempMin).toBeGreaterThan(70);
  });

  test('the sun does not set in Tromsø in June', async () => {
    const asked = { city: 'Tromsø', date: date('2027-06-21') };
    const day = await as(withoutNetwork()).weather.day(asked);
    expect(day).toMatchObject({ kind: 'climate', sun: 'polar-day' });
    expect(day).not.toHaveProperty('sunset');
  });

  test('the sun does not rise in Tromsø in December', async () => {
    const trip = await makeTrip('2026-12-20', '2026-12-21', 'Tromsø');
    const [day] = await as(withoutNetwork()).weather.batch(of(trip));
    expect(day).toMatchObject({ kind: 'climate', sun: 'polar-night' });
    expect(day).not.toHaveProperty('sunrise');
    expect((await storedOf(trip)).weatherCache).toHaveLength(2);
  });
});

describe('who asks', () => {
  test('must own the trip', async () => {
    const trip = await makeTrip('2026-11-25', '2026-11-26');
    const other = callerOf(online(), stranger).weather;
    await expect(other.batch(of(trip))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const { tripId, city } = of(trip);
    const day = other.day({ tripId, city, date: trip.startDate });
    await expect(day).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(upstream.asked).toHaveLength(0);
  });

  test('with a read-only token, or during maintenance, stores nothing', async () => {
    const trip = await makeTrip('2026-11-25', '2026-11-26');
    const reader = callerOf(online(), user, { kind: 'token', id: 'none', scope: 'read' });
    expect(kinds(await reader.weather.batch(of(trip)))).toBe('ff');
    const settings = createLiveSettings(offline.db);
    settings.adopt({ maintenanceMode: true, debugLogging: false });
    expect(kinds(await as(online({ settings })).weather.batch(of(trip)))).toBe('ff');
    expect(await storedOf(trip)).toEqual(trip);
  });

  test.each([
    ['in the wrong order', '2026-11-26', '2026-11-25'],
    ['for more than a year', '2026-11-25', '2027-11-26'],
  ])('%s is refused', async (_name, startDate, endDate) => {
    const trip = await makeTrip('2026-11-25', '2026-11-26');
    const dates = { startDate: date(startDate), endDate: date(endDate) };
    const asking = as(online()).weather.batch({ ...of(trip), ...dates });
    await expect(asking).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });
});

describe('while the weather is asked for', () => {
  test('a trip that changes is not given the weather of its former dates', async () => {
    const trip = await makeTrip('2026-11-25', '2026-11-29');
    const release = upstream.hold();
    const asking = as(online()).weather.batch(of(trip));
    await expect.poll(() => upstream.asked.length).toBe(1);
    const patch = { endDate: date('2026-11-28') };
    const changed = await as(offline).trips.update({ id: trip.id, patch });
    release();
    expect(await asking).toHaveLength(5);
    expect(await storedOf(trip)).toEqual(changed);
  });

  test('nor one whose change is stored first', async () => {
    const trip = await makeTrip('2026-11-25', '2026-11-29');
    const pending = await offline.db.transaction().execute(async (tx) => {
      await tx
        .updateTable('trips')
        .set({ destination: 'Busan' })
        .where('id', '=', trip.id)
        .execute();
      const asking = as(online()).weather.batch(of(trip));
      await expect.poll(async () => isSomebodyWaiting(offline.db)).toBe(true);
      return { asking };
    });
    expect(await pending.asking).toHaveLength(5);
    expect(await storedOf(trip)).toMatchObject({ destination: 'Busan', weatherCache: null });
  });

  test('and one that is deleted is gone', async () => {
    const trip = await makeTrip('2026-11-25', '2026-11-29');
    const release = upstream.hold();
    const asking = as(online()).weather.batch(of(trip));
    await expect.poll(() => upstream.asked.length).toBe(1);
    await as(offline).trips.delete({ id: trip.id });
    release();
    expect(await asking).toHaveLength(5);
  });
});
