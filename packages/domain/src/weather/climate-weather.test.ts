import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCoordinates, anyZone, tripDate } from '../testing/arbitraries.ts';
import { date } from '../testing/literals.ts';
import { type SourcedNormals, toClimateWeather } from './climate-weather.ts';
import type { WeatherPlace } from './weather-place.ts';
import { WeatherDay } from './weather.schema.ts';

const TROMSØ: WeatherPlace = { coordinates: [18.9553, 69.6492], zone: 'Europe/Oslo' };

const all = (value: number) => Array.from({ length: 12 }, () => value);

/** The same all year, with a high and a low 5 °C around the mean. */
function normalsOf(meanC: number, rainDays: number): SourcedNormals {
  return {
    source: 'Met Office',
    station: 'Heathrow',
    period: '1991–2020',
    highC: all(meanC + 5),
    lowC: all(meanC - 5),
    rainMm: all(rainDays * 5),
    rainDays: all(rainDays),
  };
}

describe('toClimateWeather', () => {
  it.each([
    [15, 0, 'often-dry', 0],
    [15, 8.9, 'often-dry', 30],
    [15, 9, 'some-rain', 30],
    [15, 14, 'some-rain', 47],
    [15, 15, 'often-rain', 50],
    [15, 30, 'often-rain', 100],
    [1, 12, 'some-rain', 40],
    [0.9, 12, 'some-snow', 40],
    [0.9, 15, 'often-snow', 50],
    [-20, 3, 'often-dry', 10],
  ])('of %f °C with %f rain days in June is %s', (meanC, rainDays, condition, rainChance) => {
    const day = toClimateWeather(normalsOf(meanC, rainDays), TROMSØ, date('2026-06-10'));
    expect(day).toMatchObject({ condition, rainChance });
  });

  it('is labelled with the station and the years, in Fahrenheit, without unknown values', () => {
    expect(toClimateWeather(normalsOf(15, 3), TROMSØ, date('2026-03-20'))).toEqual({
      date: '2026-03-20',
      kind: 'climate',
      source: 'Met Office, Heathrow',
      asOf: '1991–2020',
      condition: 'often-dry',
      tempMin: 50,
      tempMax: 68,
      rainChance: 10,
      precipitation: 0.5,
      sun: 'rises',
      sunrise: expect.stringMatching(/^05:/),
      sunset: expect.stringMatching(/^1[78]:/),
    });
  });

  it.each([
    ['2026-12-21', 'polar-night'],
    ['2026-06-21', 'polar-day'],
  ])('has neither sunrise nor sunset on %s in Tromsø: %s', (day, sun) => {
    const weather = toClimateWeather(normalsOf(0, 3), TROMSØ, date(day));
    expect(weather.sun).toBe(sun);
    expect(weather).not.toHaveProperty('sunrise');
    expect(weather).not.toHaveProperty('sunset');
  });

  it('fits its schema everywhere on every date', () => {
    const temperature = fc.double({ min: -60, max: 45, noNaN: true });
    const days = fc.double({ min: 0, max: 31, noNaN: true });
    fc.assert(
      fc.property(
        temperature,
        days,
        anyCoordinates,
        anyZone,
        tripDate,
        (meanC, rainDays, coordinates, zone, day) => {
          const weather = toClimateWeather(normalsOf(meanC, rainDays), { coordinates, zone }, day);
          expect(WeatherDay.parse(weather)).toEqual(weather);
          expect(weather.tempMin).toBeLessThanOrEqual(weather.tempMax);
        },
      ),
    );
  });
});
