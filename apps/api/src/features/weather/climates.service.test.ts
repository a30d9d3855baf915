import { findDestination } from '@ooo/atlas/destinations';
import { findClimateNormals } from '@ooo/db/queries/climate-normals.queries';
import { date } from '@ooo/domain/testing/literals';
import type { WeatherDay } from '@ooo/domain/weather/weather.schema';
import type { WeatherPlace } from '@ooo/domain/weather/weather-place';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeOpenMeteoArchive } from '../../providers/open-meteo/open-meteo-archive.ts';
import { archiveDates, startFakeArchive } from '../../testing/fake-open-meteo-archive.ts';
import { makeTestDeps, testEnv } from '../../testing/test-deps.ts';
import { createLiveSettings } from '../settings/live-settings.service.ts';
import { type ClimatesOptions, createClimates } from './climates.service.ts';
import type { Climates } from '../../context/ports/climates.ts';

const upstream = await startFakeArchive();
const { db, settings } = await makeTestDeps();
const NOW = '2026-11-23T06:00:00Z';
let now = new Date(NOW);
const clock = () => now;
const minutes = (count: number): void => {
  now = new Date(now.getTime() + count * 60_000);
};

/** A process that reaches the archive. */
function online(fields: Partial<ClimatesOptions> = {}): Climates {
  const env = testEnv({ OFFLINE: 'off', OPEN_METEO_ARCHIVE_URL: upstream.url });
  return createClimates({
    db,
    settings,
    clock,
    archive: makeOpenMeteoArchive(env, { clock }),
    ...fields,
  });
}

const offline = () => online({ archive: undefined });

const warnings: string[] = [];
const log = { warn: (_about: unknown, text?: string) => void warnings.push(text ?? '') };
const JULY = date('2027-07-10');

beforeEach(async () => {
  await db.deleteFrom('climate_normals').execute();
  upstream.answerWith({});
  warnings.length = 0;
  now = new Date(NOW);
});

function place(city: string): WeatherPlace {
  const found = findDestination(city);
  if (!found) throw new Error(city);
  return found;
}

async function dayAt(climates: Climates, city: string): Promise<WeatherDay | undefined> {
  return (await climates.at(place(city), { log })).ofDay(JULY);
}

const keptOf = async (city: string) => findClimateNormals(db, place(city));
const isKept = async (city: string) => (await keptOf(city))?.climate !== undefined;
const GENEVA = expect.stringMatching(/, Geneva Cointrin$/);

describe('where no weather station is near', () => {
  test('the archive gives the weather, and is asked once a year', async () => {
    const day = await dayAt(online(), 'Stanley');
    expect(day).toMatchObject({
      kind: 'climate',
      source: 'Open-Meteo archive',
      asOf: '2016–2025',
      tempMax: expect.closeTo(40.6, 1),
      tempMin: expect.closeTo(26.2, 1),
      rainChance: 33,
      condition: 'some-snow',
      monthRainMin: expect.closeTo(34.2, 1),
      monthRainMax: expect.closeTo(37, 1),
    });
    expect(upstream.asked).toHaveLength(1);
    expect(archiveDates(upstream.asked[0] ?? new URLSearchParams())).toHaveLength(3653);
    minutes(364 * 1440);
    expect(await dayAt(online(), 'Stanley')).toEqual(day);
    expect(upstream.asked).toHaveLength(1);
    minutes(2 * 1440);
    const renewing = online();
    expect(await dayAt(renewing, 'Stanley')).toEqual(day);
    await expect.poll(async () => (await keptOf('Stanley'))?.climate?.period).toBe('2017–2026');
    expect(await dayAt(renewing, 'Stanley')).toMatchObject({ asOf: '2017–2026' });
    expect(upstream.asked).toHaveLength(2);
  });

  test('in the polar night of Longyearbyen it has no sunrise', async () => {
    const { ofDay } = await online().at(place('Longyearbyen'), { log });
    expect(ofDay(date('2026-12-21'))).toMatchObject({ sun: 'polar-night', kind: 'climate' });
    expect(ofDay(date('2027-06-21'))).toMatchObject({ sun: 'polar-day', kind: 'climate' });
    expect(ofDay(date('2026-12-21'))).not.toHaveProperty('sunrise');
  });

  test('offline nothing is asked, and earlier answers still count', async () => {
    expect(await dayAt(offline(), 'Stanley')).toBeUndefined();
    expect(await keptOf('Stanley')).toBeUndefined();
    const day = await dayAt(online(), 'Stanley');
    minutes(400 * 1440);
    expect(await dayAt(offline(), 'Stanley')).toEqual(day);
    expect(upstream.asked).toHaveLength(1);
  });

  test('many who ask at once share one request, in one process and in several', async () => {
    const processes = [online(), online(), online()];
    const asking = processes.flatMap((one) => [1, 2, 3].map(async () => dayAt(one, 'Stanley')));
    const days = await Promise.all(asking);
    expect(upstream.asked).toHaveLength(1);
    // Callers in the asking process waited for it; the others have it from the next question on.
    expect(days.filter((day) => day !== undefined).length).toBeGreaterThanOrEqual(3);
    for (const one of processes) expect(await dayAt(one, 'Stanley')).toBeDefined();
    expect(upstream.asked).toHaveLength(1);
  });

  test('an archive that is slow is not waited for, and its answer is kept', async () => {
    const release = upstream.hold();
    const climates = online({ waitMs: 50 });
    const { ofDay, isProvisional } = await climates.at(place('Stanley'), { log });
    expect([ofDay(JULY), isProvisional]).toEqual([undefined, true]);
    release();
    await expect.poll(async () => isKept('Stanley')).toBe(true);
    expect(await dayAt(climates, 'Stanley')).toBeDefined();
    expect(upstream.asked).toHaveLength(1);
  });

  test('a caller who leaves gets no answer, and the question goes on', async () => {
    const release = upstream.hold();
    const leaving = new AbortController();
    const asking = online().at(place('Stanley'), { log, signal: leaving.signal });
    await expect.poll(() => upstream.asked.length).toBe(1);
    leaving.abort(new Error('gone'));
    await expect(asking).rejects.toThrow('gone');
    release();
    await expect.poll(async () => isKept('Stanley')).toBe(true);
  });

  test('during maintenance nothing is asked', async () => {
    const closed = createLiveSettings(db);
    closed.adopt({ maintenanceMode: true, debugLogging: false });
    expect(await dayAt(online({ settings: closed }), 'Stanley')).toBeUndefined();
    expect(upstream.asked).toHaveLength(0);
  });
});

describe('where the archive fails', () => {
  test.each([
    ['an error', { status: 400 }],
    ['prose', { body: 'Service is being moved' }],
    ['no days', { daily: { time: [] } }],
    ['no values', { daily: { temperature_2m_max: [] } }],
    ['half of the years', { daily: { precipitation_sum: Array.from({ length: 1800 }, () => 2) } }],
  ])('with %s, it is asked again after an hour, whatever process asks', async (_name, reply) => {
    upstream.answerWith(reply);
    expect(await dayAt(online(), 'Stanley')).toBeUndefined();
    expect(warnings).toEqual(['no climate from the archive']);
    minutes(59);
    expect(await dayAt(online(), 'Stanley')).toBeUndefined();
    expect(upstream.asked).toHaveLength(1);
    upstream.answerWith({});
    minutes(1);
    expect(await dayAt(online(), 'Stanley')).toMatchObject({ asOf: '2016–2025' });
  });

  test('after a 429 no place is asked about until the pause is over', async () => {
    upstream.answerWith({ status: 429, headers: { 'retry-after': '600' } }, {});
    const climates = online();
    expect(await dayAt(climates, 'Stanley')).toBeUndefined();
    minutes(9);
    expect(await dayAt(climates, 'Longyearbyen')).toBeUndefined();
    expect(upstream.asked).toHaveLength(1);
    minutes(1);
    expect(await dayAt(climates, 'Stanley')).toBeDefined();
    expect(await dayAt(climates, 'Longyearbyen')).toBeDefined();
    expect(upstream.asked).toHaveLength(3);
  });

  test('a process that ends while it asks keeps others from asking for two minutes only', async () => {
    upstream.answerWith({ never: true });
    const ended = online({ waitMs: 20 });
    expect(await dayAt(ended, 'Stanley')).toBeUndefined();
    upstream.answerWith({});
    minutes(1);
    expect(await dayAt(online(), 'Stanley')).toBeUndefined();
    minutes(1);
    expect(await dayAt(online(), 'Stanley')).toBeDefined();
  });

  test('its answer of a year ago stays', async () => {
    const day = await dayAt(online(), 'Stanley');
    minutes(366 * 1440);
    upstream.answerWith({ status: 400 });
    expect(await dayAt(online(), 'Stanley')).toEqual(day);
    await expect.poll(() => warnings).toHaveLength(1);
    expect(await dayAt(online(), 'Stanley')).toEqual(day);
  });

  test('a month that it does not know has no weather, and the others do', async () => {
    const query = new URLSearchParams({ start_date: '2016-01-01', end_date: '2025-12-31' });
    const rain = archiveDates(query).map((day) => (day.slice(5, 7) === '07' ? null : 0));
    upstream.answerWith({ daily: { precipitation_sum: rain } });
    const { ofDay } = await online().at(place('Stanley'), { log });
    expect(ofDay(JULY)).toBeUndefined();
    expect(ofDay(date('2027-08-10'))).toMatchObject({ rainChance: 0, condition: 'often-dry' });
  });
});

describe('where a weather station is within 300 km', () => {
  test('it answers at once, and the archive later', async () => {
    const release = upstream.hold();
    const climates = online();
    const { ofDay, isProvisional } = await climates.at(place('Zermatt'), { log });
    expect(ofDay(JULY)?.source).toEqual(GENEVA);
    expect(isProvisional).toBe(true);
    release();
    await expect.poll(async () => isKept('Zermatt')).toBe(true);
    const later = await climates.at(place('Zermatt'), { log });
    expect(later.ofDay(JULY)?.source).toBe('Open-Meteo archive');
    expect(later.isProvisional).toBe(false);
    expect(upstream.asked).toHaveLength(1);
  });

  test('it goes on where the archive fails', async () => {
    upstream.answerWith({ status: 400 });
    expect((await dayAt(online(), 'Zermatt'))?.source).toEqual(GENEVA);
    await expect.poll(() => warnings).toHaveLength(1);
    const { ofDay, isProvisional } = await online().at(place('Zermatt'), { log });
    expect([ofDay(JULY)?.source, isProvisional]).toEqual([GENEVA, false]);
    expect(upstream.asked).toHaveLength(1);
  });

  test('in the place itself, the archive is not asked', async () => {
    expect((await dayAt(online(), 'Seoul'))?.source).toMatch(/, Seoul$/);
    expect(await keptOf('Seoul')).toBeUndefined();
    expect(upstream.asked).toHaveLength(0);
  });

  test('it stays if it is near and at the height of the place', async () => {
    const near: WeatherPlace = { coordinates: [151.21, -34.05], zone: 'Australia/Sydney' };
    const climates = online();
    const before = (await climates.at(near, { log })).ofDay(JULY);
    await expect.poll(async () => (await findClimateNormals(db, near))?.climate).toBeDefined();
    const after = (await climates.at(near, { log })).ofDay(JULY);
    expect(after?.source).toMatch(/, Sydney/);
    expect(after?.tempMax).toBeCloseTo(before?.tempMax ?? 0, 0);
  });

  test('high above the place it does not', async () => {
    expect((await dayAt(online(), 'Cusco'))?.source).toMatch(/, Cusco$/);
    await expect.poll(async () => isKept('Cusco')).toBe(true);
    expect((await dayAt(online(), 'Cusco'))?.source).toBe('Open-Meteo archive');
  });
});
