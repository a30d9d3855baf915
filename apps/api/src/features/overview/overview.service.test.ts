import { LANGUAGES } from '@ooo/texts/languages';
import { listSeasonCities } from '@ooo/atlas/seasons';
import { saveOverviewCache } from '@ooo/db/queries/trip-caches.queries';
import { isSomebodyWaiting } from '@ooo/db/testing/is-somebody-waiting';
import { date } from '@ooo/domain/testing/literals';
import type { TripWithCaches } from '@ooo/domain/trips/trip-caches.schema';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { describe, expect, test } from 'vitest';
import { callerOf, makeInvitedUser } from '../../testing/callers.ts';
import { makeTestDeps } from '../../testing/test-deps.ts';
import { createLiveSettings } from '../settings/live-settings.service.ts';

const HOUR_MS = 3_600_000;
const base = await makeTestDeps({ MAX_TRIPS_PER_USER: '100' });
let later = 0;
const deps = { ...base, clock: () => new Date(Date.now() + later) };
const user = await makeInvitedUser(deps);
const caller = callerOf(deps, user);
const stranger = callerOf(deps, await makeInvitedUser(deps));
const { overview } = caller;

const stay = (destination: string, startDate: string, endDate: string) => ({
  destination,
  startDate: date(startDate),
  endDate: date(endDate),
});

const CHUSEOK = stay('Seoul', '2026-09-22', '2026-09-28');
const makeTrip = async (fields: object = {}): Promise<TripWithCaches> =>
  caller.trips.create({ ...CHUSEOK, departureAirport: 'JFK', ...fields });
const read = async ({ id }: Trip): Promise<TripWithCaches> => caller.trips.get({ id });
const of = ({ id: tripId, destination, startDate, endDate }: Trip) => ({
  tripId,
  destination,
  startDate,
  endDate,
});

describe('a stay', () => {
  test('in Seoul at Chuseok: the holiday first, then what the weather and the country are like §3.22 §7.29', async () => {
    const found = await overview.get(stay('Seoul, South Korea', '2026-09-22', '2026-09-28'));
    expect(found).toMatchObject({ touristSeason: 'high', crowdLevel: 'busy' });
    expect(found.insights[0]).toMatch(/^Chuseok \(Thu 24 Sep 2026 to Sat 26 Sep 2026\): /u);
    const all = found.insights.join('\n');
    expect(all).toMatch(/Days reach about 7\d\u00A0°F/u);
    expect(all).toContain('Emergency: Police 112');
    expect(all).toContain('Currency: South Korean Won (KRW)');
  });

  test('is written in the language and the unit asked for, else in those of the account', async () => {
    const asked = { ...CHUSEOK, language: 'ko', temperatureUnit: 'celsius' } as const;
    const korean = await overview.get(asked);
    expect(korean.seasonDescription).toMatch(/^서울의 9월은 성수기예요\./u);
    expect(korean.insights.join('\n')).toMatch(/낮에는 2\d°C쯤까지/u);
    const spanish = callerOf(base, { ...user, language: 'es', temperatureUnit: 'celsius' });
    const found = await spanish.overview.get(CHUSEOK);
    expect(found).toMatchObject({ language: 'es', temperatureUnit: 'celsius' });
    expect(found.seasonDescription).toMatch(/^Septiembre es temporada alta en Seúl/u);
  });

  test('names each source once, with the day on which it was read', async () => {
    const { sources } = await overview.get(stay('Seoul', '2026-10-01', '2026-10-05'));
    expect(new Set(sources.map(({ source }) => source)).size).toBe(sources.length);
    expect(sources.map(({ source }) => source).join('\n')).toMatch(
      /Deutscher Wetterdienst.*Seoul/u,
    );
    for (const { asOf } of sources) expect(asOf).toMatch(/^\d{4}-\d{2}-\d{2}$/u);
  });

  test('has its holidays by day, and its facts in parts', async () => {
    const { holidays, facts } = await overview.get(stay('Seoul', '2026-10-01', '2026-10-10'));
    expect(holidays.isKnown).toBe(true);
    expect(holidays.days.map(({ date: day }) => day)).toEqual([
      '2026-10-03',
      '2026-10-05',
      '2026-10-09',
    ]);
    expect(facts.map(({ label, value }) => [label, value])).toContainEqual([
      'Plugs',
      'Type C or F',
    ]);
    for (const { source } of facts) expect(source).not.toBe('');
  });

  test.each(LANGUAGES)('is known in %s for every core city in every month', async (language) => {
    const months = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'));
    const stays = listSeasonCities().flatMap((city) =>
      months.map((month) => stay(city, `2027-${month}-03`, `2027-${month}-12`)),
    );
    expect(stays.length).toBe(720);
    for (const one of stays) {
      const found = await overview.get({ ...one, language });
      const { entries, touristSeason, facts, sources, majorEvents } = found;
      const codes = entries.map(({ code }) => code);
      expect([one, codes.includes('temperatures'), facts.length]).toEqual([one, true, 9]);
      expect(touristSeason).not.toBe('unknown');
      const english = sources.filter(({ source }) => source.includes('general knowledge'));
      expect(language === 'en' || english.length === 0).toBe(true);
      const said = [
        ...entries.map(({ text }) => text),
        ...majorEvents.flatMap(({ name, impact }) => [name, impact]),
      ];
      const foreign = said.filter((text) => !/\p{Script=Hangul}/u.test(text));
      expect(language === 'ko' ? foreign : []).toEqual([]);
    }
  });

  test('lists its events as text and one by one, each with its source §7.22', async () => {
    const found = await overview.events(stay('Munich', '2026-09-25', '2026-09-28'));
    expect(found.hasEvents).toBe(true);
    expect(found.eventInfo).toContain('Oktoberfest');
    expect(found.eventInfo.split('\n')).toHaveLength(found.events.length);
    for (const { source } of found.events) expect(source).not.toBe('');
    expect(found.events).toContainEqual(
      expect.objectContaining({ name: 'Oktoberfest', start: '2026-09-19', end: '2026-10-04' }),
    );
  });

  test('in a city whose events are not known has none, and its country is known', async () => {
    const there = stay('Łódź', '2027-03-01', '2027-03-05');
    expect(await overview.events(there)).toEqual({ hasEvents: false, eventInfo: '', events: [] });
    const found = await overview.get(there);
    expect(found.insights.join('\n')).toContain('Polish Zloty (PLN)');
    expect(found).toMatchObject({ touristSeason: 'unknown' });
  });

  test('in a destination that is not known is not made up', async () => {
    const nowhere = stay('Atlantis', '2027-03-01', '2027-03-05');
    await expect(overview.get(nowhere)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(overview.events(nowhere)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test.each([
    ['the end before the start', '2027-03-05', '2027-03-01'],
    ['more than a year', '2027-03-05', '2028-03-06'],
  ])('with %s is refused', async (_, start, end) => {
    await expect(overview.get(stay('Seoul', start, end))).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
  });

  test.each([
    ['2040-05-01', '2040-05-04'],
    ['1999-12-30', '2000-01-02'],
    ['2028-12-28', '2029-01-03'],
  ])('from %s to %s, whose holidays are not known, says so', async (start, end) => {
    const { insights, holidays } = await overview.get(stay('Seoul', start, end));
    expect(insights.join('\n')).toContain('We don’t know the public holidays');
    expect(holidays.isKnown).toBe(false);
  });

  test('is known at the end of the last known year', async () => {
    const { holidays } = await overview.get(stay('Seoul', '2028-12-24', '2028-12-31'));
    expect(holidays).toMatchObject({ isKnown: true, days: [{ date: '2028-12-25' }] });
  });

  test.each([
    ['90 days', '2026-11-20', '2027-02-17'],
    ['a year', '2027-01-01', '2028-01-01'],
  ])('may last %s', async (_, start, end) => {
    const { entries, majorEvents, holidays } = await overview.get(stay('Mumbai', start, end));
    expect(entries.length).toBeGreaterThan(5);
    expect(majorEvents.length).toBeLessThanOrEqual(20);
    expect(holidays.days.length).toBeGreaterThan(2);
  });
});

const timeOf = async (request: Parameters<typeof overview.get>[0]) =>
  (await overview.get(request)).facts.find(({ code }) => code === 'time-difference')?.value;

describe('the time difference', () => {
  test('is measured from the airport of departure', async () => {
    const trip = await makeTrip();
    expect(await timeOf({ ...of(trip), homeZone: 'Asia/Tokyo' })).toBe(
      '13 hours ahead of New York',
    );
    // Not kept with the overview: the airport may change, and the zone is the caller's.
    const moved = await caller.trips.update({ id: trip.id, patch: { departureAirport: 'NRT' } });
    expect(await timeOf(of(moved))).toBe('Same time as in Tokyo');
  });

  test('is otherwise measured from the caller’s zone', async () => {
    const trip = await makeTrip({ departureAirport: undefined });
    expect(await timeOf({ ...of(trip), homeZone: 'Europe/Madrid' })).toBe('7 hours ahead of home');
    expect(await timeOf(of(trip))).toBeUndefined();
    expect(await timeOf({ ...CHUSEOK, homeZone: 'Etc/Unknown' })).toBeUndefined();
  });
});

describe('a trip', () => {
  test('remembers its overview, for a day', async () => {
    const trip = await makeTrip();
    const asked = of(trip);
    // Facts carry today's date: an hour after noon is still today.
    const untilNoon = new Date().setUTCHours(12, 0, 0, 0) - Date.now();
    later = untilNoon;
    const first = await overview.get(asked);
    const stored = await read(trip);
    expect(stored.destinationOverviewCache).toMatchObject({
      touristSeason: 'high',
      insights: first.insights,
      majorEvents: first.majorEvents,
    });
    expect(stored).toEqual({
      ...trip,
      destinationOverviewCache: stored.destinationOverviewCache,
      destinationOverviewCachedAt: expect.any(String),
    });
    later = untilNoon + HOUR_MS;
    expect(await overview.get(asked)).toEqual(first);
    expect(await read(trip)).toEqual(stored);
    later = untilNoon + 25 * HOUR_MS;
    await overview.get(asked);
    const renewed = await read(trip);
    expect(renewed.destinationOverviewCachedAt).not.toBe(stored.destinationOverviewCachedAt);
    later = 0;
  });

  test('answers from what it remembers, in that language alone', async () => {
    const trip = await makeTrip();
    await overview.get(of(trip));
    const { destinationOverviewCache: kept } = await read(trip);
    if (!kept) throw new Error('the trip remembers nothing');
    const seasonDescription = 'As it was kept.';
    await saveOverviewCache(base.db, {
      id: trip.id,
      userId: user.id,
      basis: trip,
      overview: { ...kept, seasonDescription },
      cachedAt: new Date(),
    });
    expect(await overview.get(of(trip))).toMatchObject({ seasonDescription });
    const korean = await overview.get({ ...of(trip), language: 'ko' });
    expect(korean.seasonDescription).not.toBe(seasonDescription);
    expect((await read(trip)).destinationOverviewCache).toMatchObject({ language: 'ko' });
  });

  test.each([
    ['dates', { endDate: date('2026-09-29') }],
    ['destination', { destination: 'Busan' }],
    ['arrival airport', { arrivalAirport: 'GMP' }],
  ])('forgets it with another %s §4.24', async (_, patch) => {
    const trip = await makeTrip();
    await overview.get(of(trip));
    expect((await read(trip)).destinationOverviewCache).not.toBeNull();
    expect(await caller.trips.update({ id: trip.id, patch })).toMatchObject({
      destinationOverviewCache: null,
      destinationOverviewCachedAt: null,
    });
  });

  test('does not remember another stay', async () => {
    const trip = await makeTrip();
    await overview.get({ ...of(trip), destination: 'Busan' });
    await overview.get({ ...of(trip), endDate: date('2026-09-30') });
    expect(await read(trip)).toEqual(trip);
  });

  test('belongs to its owner: strangers find none, and store nothing in it', async () => {
    const trip = await makeTrip();
    await expect(stranger.overview.get(of(trip))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const absent = { ...of(trip), tripId: 1_999_999 };
    await expect(overview.get(absent)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await read(trip)).toEqual(trip);
  });

  test('is for the one of two namesakes that its airport serves', async () => {
    const trip = await makeTrip({ destination: 'San José', arrivalAirport: 'SJO' });
    const { facts } = await overview.get(of(trip));
    expect(facts.find(({ code }) => code === 'calling-code')?.value).toBe('+506');
  });

  test('is not changed with a read-only token, or during maintenance', async () => {
    const trip = await makeTrip();
    const reader = callerOf(deps, user, { kind: 'token', id: 'none', scope: 'read' });
    expect((await reader.overview.get(of(trip))).touristSeason).toBe('high');
    const settings = createLiveSettings(base.db);
    settings.adopt({ maintenanceMode: true, debugLogging: false });
    const paused = callerOf({ ...deps, settings }, user);
    expect((await paused.overview.get(of(trip))).touristSeason).toBe('high');
    expect(await read(trip)).toEqual(trip);
  });

  test('that changes meanwhile is not given the overview of its former dates', async () => {
    const trip = await makeTrip();
    const asking = base.db.transaction().execute(async (tx) => {
      await tx
        .updateTable('trips')
        .set({ end_date: date('2026-10-02') })
        .where('id', '=', trip.id)
        .execute();
      const pending = overview.get(of(trip));
      await expect.poll(async () => isSomebodyWaiting(base.db)).toBe(true);
      return { pending };
    });
    const { pending } = await asking;
    expect((await pending).touristSeason).toBe('high');
    expect((await read(trip)).destinationOverviewCache).toBeNull();
  });
});

test('the longest overview has room in the database', async () => {
  const year = { startDate: date('2027-01-01'), endDate: date('2028-01-01') };
  for (const destination of ['Mumbai', 'Bangkok', 'Seoul', 'New York']) {
    const trip = await makeTrip({ destination, ...year });
    await overview.get({ ...of(trip), language: 'ko' });
    expect((await read(trip)).destinationOverviewCache).not.toBeNull();
  }
});
