import { beforeEach, expect, test } from 'vitest';
import { reduceArchive } from '@ooo/domain/weather/archive-normals';
import { startFakeArchive } from '../../testing/fake-open-meteo-archive.ts';
import type { OddReply } from '../../testing/fake-weather-server.ts';
import { testEnv } from '../../testing/test-deps.ts';
import type { ArchiveQuestion } from '../../context/ports/archive.ts';
import { type ArchiveOptions, makeOpenMeteoArchive } from './open-meteo-archive.ts';

const upstream = await startFakeArchive();
let now = new Date();
beforeEach(() => {
  upstream.answerWith({});
  now = new Date('2026-11-23T06:00:00Z');
});

const STANLEY: ArchiveQuestion = {
  coordinates: [-57.851_23, -51.697_84],
  zone: 'Atlantic/Stanley',
  years: { from: 2016, to: 2025 },
};

function client(options: ArchiveOptions = {}, url = upstream.url) {
  const env = testEnv({ OFFLINE: 'off', OPEN_METEO_ARCHIVE_URL: url });
  const provider = makeOpenMeteoArchive(env, { clock: () => now, ...options });
  if (!provider) throw new Error('No archive');
  return provider;
}

test('offline there is none', () => {
  expect(makeOpenMeteoArchive(testEnv())).toBeUndefined();
});

test('the question says where and which years, and nothing about the traveller', async () => {
  await client({}, `${upstream.url}/`).ask(STANLEY);
  expect(upstream.asked.map((query) => Object.fromEntries(query))).toEqual([
    {
      latitude: '-51.70',
      longitude: '-57.85',
      timezone: 'Atlantic/Stanley',
      start_date: '2016-01-01',
      end_date: '2025-12-31',
      daily:
        'temperature_2m_max,temperature_2m_min,precipitation_sum,relative_humidity_2m_mean,wind_speed_10m_max',
      models: 'era5_seamless',
    },
  ]);
});

test('the answer has every day, its height and its source', async () => {
  const { days, elevationM, source } = await client().ask(STANLEY);
  expect(days).toHaveLength(3653);
  expect(days[0]).toEqual({
    date: '2016-01-01',
    highC: 15,
    lowC: 7,
    rainMm: 3,
    humidity: 81,
    windKmh: 27.4,
  });
  expect([elevationM, source]).toEqual([23, 'Open-Meteo archive']);
});

test('what is not a number is missing, and so is a day without a date', async () => {
  upstream.answerWith({
    daily: {
      time: ['2016-01-01', '2016-02-30', '2016-01-03', 4],
      temperature_2m_max: [null, 1, '9'],
      temperature_2m_min: [1, 2],
      precipitation_sum: 'dry',
    },
  });
  await expect(client().ask(STANLEY)).rejects.toMatchObject({ reason: 'unreadable' });
  upstream.answerWith({
    daily: {
      time: ['2016-01-01', '2016-02-30', '2016-01-03'],
      temperature_2m_max: [null, 1, '9'],
      temperature_2m_min: [1, 2],
      precipitation_sum: 'dry',
      relative_humidity_2m_mean: [null, 60, '81'],
      wind_speed_10m_max: 3,
    },
  });
  const nothing = { rainMm: undefined, windKmh: undefined };
  expect((await client().ask(STANLEY)).days).toEqual([
    { date: '2016-01-01', highC: null, lowC: 1, humidity: null, ...nothing },
    { date: '2016-01-03', highC: null, lowC: undefined, humidity: null, ...nothing },
  ]);
});

test.each([
  ['no height', undefined],
  ['a height that is a text', 'high'],
  ['a height that cannot be', 20_000],
])('%s is not known', async (_name, elevation) => {
  const time = ['2016-01-01'];
  upstream.answerWith({ body: JSON.stringify({ elevation, daily: { time } }) });
  expect(await client().ask(STANLEY)).toMatchObject({ elevationM: null, days: [{}] });
});

test('half of the years are half of the days, and too few for normals', async () => {
  const time = Array.from({ length: 1800 }, (_, day) =>
    new Date(Date.UTC(2016, 0, 1 + day)).toISOString().slice(0, 10),
  );
  upstream.answerWith({ daily: { time } });
  const { days } = await client().ask(STANLEY);
  expect(days).toHaveLength(1800);
  expect(reduceArchive(days, STANLEY.years)).toEqual(Array.from({ length: 12 }, () => null));
});

const BAD: readonly [string, OddReply, string, number][] = [
  ['429', { status: 429, body: '{"error":true,"reason":"Hourly limit"}' }, 'busy', 1],
  ['500', { status: 500, body: 'Internal Server Error' }, 'busy', 2],
  ['400', { status: 400, body: '{"error":true,"reason":"no model"}' }, 'denied', 1],
  ['prose', { body: '<html>Welcome to the hotel’s network</html>' }, 'unreadable', 1],
  ['half an answer', { body: '{"elevation":23,"daily":{"time":["2016-' }, 'unreadable', 1],
  ['another answer', { body: '{"error":false}' }, 'unreadable', 1],
  ['null', { body: 'null' }, 'unreadable', 1],
  ['a flood', { body: `{"daily":"${'x'.repeat(1_100_000)}"}` }, 'unreadable', 1],
  ['a redirect', { status: 302, headers: { location: '/elsewhere' } }, 'unreachable', 2],
];

test.each(BAD)('%s is a failure', async (_name, reply, reason, requests) => {
  upstream.answerWith(reply);
  await expect(client().ask(STANLEY)).rejects.toMatchObject({ name: 'UpstreamError', reason });
  expect(upstream.asked).toHaveLength(requests);
});

test('an answer that does not come is not waited for', async () => {
  upstream.answerWith({ never: true });
  const asking = client({ timeLimitMs: 200 }).ask(STANLEY);
  await expect(asking).rejects.toMatchObject({ reason: 'too-slow' });
});

test('after a 429 it is left alone for as long as it asks, for every place', async () => {
  const provider = client();
  upstream.answerWith({ status: 429, headers: { 'retry-after': '600' } }, {});
  await expect(provider.ask(STANLEY)).rejects.toMatchObject({ retryAfterMs: 600_000 });
  now = new Date(now.getTime() + 9 * 60_000);
  const elsewhere: ArchiveQuestion = { ...STANLEY, coordinates: [0, 0] };
  await expect(provider.ask(elsewhere)).rejects.toMatchObject({
    reason: 'busy',
    retryAfterMs: 60_000,
  });
  expect(upstream.asked).toHaveLength(1);
  now = new Date(now.getTime() + 60_000);
  expect((await provider.ask(elsewhere)).days).toHaveLength(3653);
});

test('no more than two requests run at once', async () => {
  const release = upstream.hold();
  const provider = client();
  const asking = [0, 1, 2, 3].map(async (row) =>
    provider.ask({ ...STANLEY, coordinates: [0, row * 5] }),
  );
  await expect.poll(() => upstream.asked.length).toBe(2);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(upstream.asked).toHaveLength(2);
  release();
  await Promise.all(asking);
  expect(upstream.asked).toHaveLength(4);
});

test('the requests of a day are limited', async () => {
  const provider = client({ perDay: 2 });
  await provider.ask(STANLEY);
  now = new Date(now.getTime() + 3_600_000);
  await provider.ask(STANLEY);
  await expect(provider.ask(STANLEY)).rejects.toMatchObject({
    reason: 'busy',
    retryAfterMs: 23 * 3_600_000,
  });
  expect(upstream.asked).toHaveLength(2);
  now = new Date(now.getTime() + 23 * 3_600_000);
  await provider.ask(STANLEY);
  await expect(provider.ask(STANLEY)).rejects.toMatchObject({ retryAfterMs: 3_600_000 });
});
