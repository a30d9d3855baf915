import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tripDate } from '../testing/arbitraries.ts';
import { date } from '../testing/literals.ts';
import { type ForecastDay, toForecastWeather } from './forecast-weather.ts';
import { toFahrenheit, type WeatherPlace } from './weather-place.ts';
import { WeatherDay } from './weather.schema.ts';

const SEOUL: WeatherPlace = { coordinates: [126.978, 37.5665], zone: 'Asia/Seoul' };
const SOURCE = { source: 'Open-Meteo', fetchedAt: new Date('2026-11-23T06:00:00Z') };
const DAY: ForecastDay = { date: date('2026-11-24'), code: 3, lowC: -2.5, highC: 6 };

const read = (fields: Partial<ForecastDay> = {}) =>
  toForecastWeather({ ...DAY, ...fields }, SEOUL, SOURCE);

it.each([
  [0, 32],
  [100, 212],
  [-40, -40],
  [20.3, 68.5],
  [-17.8, 0],
  [37.04, 98.7],
])('%f °C are %f °F §3.15', (celsius, fahrenheit) => {
  expect(toFahrenheit(celsius)).toBeCloseTo(fahrenheit, 10);
});

describe('toForecastWeather', () => {
  it('needs no more than condition, high and low', () => {
    expect(read()).toEqual({
      date: '2026-11-24',
      kind: 'forecast',
      source: 'Open-Meteo',
      asOf: '2026-11-23T06:00:00.000Z',
      condition: 'cloudy',
      tempMin: 27.5,
      tempMax: 42.8,
      sun: 'rises',
      sunrise: expect.any(String),
      sunset: expect.any(String),
    });
  });

  it.each<[string, Partial<ForecastDay>]>([
    ['no code', { code: null }],
    ['an unknown code', { code: 7 }],
    ['no low', { lowC: undefined }],
    ['no high', { highC: null }],
    ['a high below its low', { highC: -3 }],
    ['an impossible high', { highC: 999 }],
    ['a high that is no number', { highC: Number.NaN }],
  ])('is nothing with %s', (_, fields) => {
    expect(read(fields)).toBeUndefined();
  });

  it('always fits its schema', () => {
    const value = fc.option(fc.double(), { nil: null });
    const any = fc.record({
      date: tripDate,
      code: fc.option(fc.integer({ min: -1, max: 100 }), { nil: null }),
      lowC: fc.option(fc.double({ min: -90, max: 60 }), { nil: null }),
      highC: fc.option(fc.double({ min: -90, max: 60 }), { nil: null }),
      feelsLikeLowC: value,
      feelsLikeHighC: value,
      rainMm: value,
      rainHours: value,
      rainChance: value,
      humidity: value,
      windKmh: value,
      uvIndex: value,
    });
    fc.assert(
      fc.property(any, (day) => {
        expect(WeatherDay.optional().safeParse(read(day)).success).toBe(true);
      }),
    );
  });
});
