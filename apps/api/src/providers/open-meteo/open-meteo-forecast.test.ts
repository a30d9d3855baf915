import { WeatherDay } from '@ooo/domain/weather/weather.schema';
import { date } from '@ooo/domain/testing/literals';
import { beforeEach, expect, test } from 'vitest';
import { startFakeOpenMeteo } from '../../testing/fake-open-meteo.ts';
import type { OddReply } from '../../testing/fake-weather-server.ts';
import { testEnv } from '../../testing/test-deps.ts';
import type { ForecastQuestion } from '../../context/ports/forecast.ts';
import { makeOpenMeteo, type OpenMeteoOptions } from './open-meteo-forecast.ts';

const upstream = await startFakeOpenMeteo();
let now = new Date();
beforeEach(() => {
  upstream.answerWith({});
  now = new Date('2026-11-23T06:00:00Z');
});

const SEOUL: ForecastQuestion = {
  coordinates: [126.978_41, 37.566_53],
  zone: 'Asia/Seoul',
  today: date('2026-11-23'),
};
const BUSAN: ForecastQuestion = { ...SEOUL, coordinates: [129.075, 35.18] };

function client(options: OpenMeteoOptions = {}, url = upstream.url) {
  const env = testEnv({ OFFLINE: 'off', OPEN_METEO_URL: url });
  const provider = makeOpenMeteo(env, { clock: () => now, ...options });
  if (!provider) throw new Error('No forecast');
  return provider;
}

const later = (minutes: number): Date => new Date(now.getTime() + minutes * 60_000);

test('offline there is none', () => {
  expect(makeOpenMeteo(testEnv())).toBeUndefined();
});

test('the question says where and from which day, and nothing about the traveller', async () => {
  await client({}, `${upstream.url}/`).ask(SEOUL);
  expect(upstream.asked.map((query) => Object.fromEntries(query))).toEqual([
    {
      latitude: '37.57',
      longitude: '126.98',
      timezone: 'Asia/Seoul',
      start_date: '2026-11-23',
      end_date: '2026-12-08',
      daily: expect.stringMatching(/^weather_code,temperature_2m_max,temperature_2m_min,/),
    },
  ]);
});

test('where it is already tomorrow, the last day is the sixteenth of UTC', async () => {
  now = new Date('2026-11-23T11:00:00Z');
  await client().ask({
    coordinates: [-157.4, 1.87],
    zone: 'Pacific/Kiritimati',
    today: date('2026-11-24'),
  });
  expect(upstream.asked[0]?.get('end_date')).toBe('2026-12-08');
});

test('a day has all that the forecast says of it, in Fahrenheit', async () => {
  const days = await client().ask(SEOUL);
  expect(days).toHaveLength(16);
  expect(days[0]).toEqual({
    date: '2026-11-23',
    kind: 'forecast',
    source: 'Open-Meteo',
    asOf: '2026-11-23T06:00:00.000Z',
    condition: 'rain',
    tempMin: 59.9,
    tempMax: 73.4,
    feelsLikeMin: 56.5,
    feelsLikeMax: 71.2,
    precipitation: 4.2,
    rainChance: 68,
    rainHours: 5,
    humidity: 71,
    windSpeed: 14.8,
    uvIndex: 3.15,
    sunrise: expect.stringMatching(/^07:(19|20|21)$/),
    sunset: expect.stringMatching(/^17:1\d$/),
    sun: 'rises',
  });
  for (const day of days) WeatherDay.parse(day);
});

const PARTLY: readonly [string, OddReply['daily'], number][] = [
  ['the last days have no code', { weather_code: [61, 3, null, null] }, 2],
  ['a day has no high', { temperature_2m_max: [30, null, 30], weather_code: [0, 0, 0] }, 2],
  ['the lows end early', { temperature_2m_min: [-9, -9, -9] }, 3],
  ['the code is not known', { weather_code: [4, 61] }, 1],
  ['the low is above the high', { temperature_2m_min: [90, 1] }, 1],
  ['a temperature cannot be', { temperature_2m_max: [4000, 30] }, 1],
  ['a temperature is a text', { temperature_2m_max: ['9', 30] }, 1],
  ['a day has no date', { time: ['2026-11-23', '', '2026-02-30', '2026-11-26'] }, 2],
];

test.each(PARTLY)('where %s the others are answered', async (_name, daily, count) => {
  upstream.answerWith({ daily: { ...daily } });
  expect(await client().ask(SEOUL)).toHaveLength(count);
});

test('other values that are missing or impossible are left out', async () => {
  upstream.answerWith({
    daily: {
      precipitation_sum: [null],
      precipitation_hours: undefined,
      uv_index_max: ['high'],
      relative_humidity_2m_mean: [140],
      wind_speed_10m_max: [-1],
      apparent_temperature_max: 'warm',
    },
  });
  const [day] = await client().ask(SEOUL);
  expect(day).toMatchObject({ condition: 'rain', tempMax: 73.4, rainChance: 68 });
  for (const name of [
    'precipitation',
    'rainHours',
    'uvIndex',
    'humidity',
    'windSpeed',
    'feelsLikeMax',
  ]) {
    expect(day?.[name as 'humidity']).toBeUndefined();
  }
});

const BAD: readonly [string, OddReply, string, number][] = [
  ['429', { status: 429, body: '{"error":true,"reason":"Minutely limit"}' }, 'busy', 1],
  ['500', { status: 500, body: 'Internal Server Error' }, 'busy', 2],
  ['400', { status: 400, body: '{"error":true,"reason":"out of range"}' }, 'denied', 1],
  ['prose', { body: '<html>Welcome to the hotel’s network</html>' }, 'unreadable', 1],
  ['half an answer', { body: '{"latitude":37.57,"daily":{"time":["2026-' }, 'unreadable', 1],
  ['another answer', { body: '{"error":false}' }, 'unreadable', 1],
  ['null', { body: 'null' }, 'unreadable', 1],
  ['a flood', { body: `{"daily":"${'x'.repeat(400_000)}"}` }, 'unreadable', 1],
  ['an answer without codes', { daily: { weather_code: undefined } }, 'unreadable', 1],
  ['an answer without days', { daily: { time: [] } }, 'unreadable', 1],
  ['a redirect', { status: 302, headers: { location: '/elsewhere' } }, 'unreachable', 2],
];

test.each(BAD)('%s is a failure', async (_name, reply, reason, requests) => {
  upstream.answerWith(reply);
  await expect(client().ask(SEOUL)).rejects.toMatchObject({ name: 'UpstreamError', reason });
  expect(upstream.asked).toHaveLength(requests);
});

test('where it is broken for a moment it is asked once more', async () => {
  upstream.answerWith({ status: 503 }, {});
  expect(await client().ask(SEOUL)).toHaveLength(16);
  expect(upstream.asked).toHaveLength(2);
});

test('an answer that does not come is not waited for', async () => {
  upstream.answerWith({ never: true });
  const start = performance.now();
  await expect(client({ timeLimitMs: 200 }).ask(SEOUL)).rejects.toMatchObject({
    reason: 'too-slow',
  });
  expect(performance.now() - start).toBeLessThan(3000);
});

test('a refused connection is unreachable', async () => {
  await expect(client({}, 'http://127.0.0.1:1').ask(SEOUL)).rejects.toMatchObject({
    reason: 'unreachable',
  });
});

test('callers who ask at once share one request, and one who leaves does not end it', async () => {
  const release = upstream.hold();
  const provider = client();
  const leaving = new AbortController();
  const left = provider.ask(SEOUL, leaving.signal);
  const others = [1, 2, 3].map(async () => provider.ask(SEOUL, new AbortController().signal));
  leaving.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  release();
  for (const days of await Promise.all(others)) expect(days).toHaveLength(16);
  expect(upstream.asked).toHaveLength(1);
});

test('an answer is used for an hour, and refreshed after some minutes', async () => {
  const provider = client();
  await provider.ask(SEOUL);
  await provider.ask({ ...SEOUL, refresh: true });
  now = later(59);
  await provider.ask(SEOUL);
  expect(upstream.asked).toHaveLength(1);
  const [day] = await provider.ask({ ...SEOUL, refresh: true });
  expect(day?.asOf).toBe(now.toISOString());
  expect(upstream.asked).toHaveLength(2);
  await provider.ask(BUSAN);
  expect(upstream.asked).toHaveLength(3);
  now = later(60);
  await provider.ask(SEOUL);
  expect(upstream.asked).toHaveLength(4);
});

test('a city that failed is asked again after half a minute', async () => {
  const provider = client();
  upstream.answerWith({ body: 'no' }, {});
  await expect(provider.ask(SEOUL)).rejects.toMatchObject({ reason: 'unreadable' });
  await expect(provider.ask(SEOUL)).rejects.toMatchObject({ reason: 'unreadable' });
  expect(await provider.ask(BUSAN)).toHaveLength(16);
  now = later(0.5);
  expect(await provider.ask(SEOUL)).toHaveLength(16);
  expect(upstream.asked).toHaveLength(3);
});

test('after a 429 it is left alone for as long as it asks, for every city', async () => {
  const provider = client();
  upstream.answerWith({ status: 429, headers: { 'retry-after': '600' } }, {});
  await expect(provider.ask(SEOUL)).rejects.toMatchObject({ reason: 'busy' });
  now = later(9);
  await expect(provider.ask(BUSAN)).rejects.toMatchObject({ reason: 'busy' });
  expect(upstream.asked).toHaveLength(1);
  now = later(1);
  expect(await provider.ask(SEOUL)).toHaveLength(16);
});

test('no more than four requests run at once', async () => {
  const release = upstream.hold();
  const provider = client();
  const asking = Array.from({ length: 9 }, async (_, row) =>
    provider.ask({ ...SEOUL, coordinates: [127, row * 5] }),
  );
  await expect.poll(() => upstream.asked.length).toBe(4);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(upstream.asked).toHaveLength(4);
  release();
  await Promise.all(asking);
  expect(upstream.asked).toHaveLength(9);
});
