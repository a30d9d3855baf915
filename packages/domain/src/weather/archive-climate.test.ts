import { describe, expect, it } from 'vitest';
import { listDates } from '../shared/calendar-date.ts';
import { date } from '../testing/literals.ts';
import { archiveClimate, isKnownDay } from './archive-climate.ts';
import type { MonthNormals, MonthsOfYear } from './archive-normals.schema.ts';
import { WeatherDay } from './weather.schema.ts';

const STANLEY = { coordinates: [-57.85, -51.69] as [number, number], zone: 'Atlantic/Stanley' };

const month = (meanC: number, fields: Partial<MonthNormals> = {}): MonthNormals => ({
  highC: meanC + 4,
  lowC: meanC - 4,
  rainMm: 50,
  rainDays: 12,
  driestMm: 20,
  wettestMm: 90.5,
  humidity: 81.4,
  windKmh: 27.4,
  ...fields,
});

const MONTHS: MonthsOfYear = [11, 11, 9, 6, 4, 2, 2, 3, 4, 6, 8, 10].map((meanC) => month(meanC));
const climateOf = (months: MonthsOfYear) =>
  archiveClimate({ months, source: 'Open-Meteo archive', period: '2016–2025' }, STANLEY);

describe('archiveClimate', () => {
  it('gives the usual weather of a day, with the archive and its years, without a station §3.15', () => {
    const day = climateOf(MONTHS)(date('2027-01-15'));
    expect(WeatherDay.parse(day)).toEqual({
      date: '2027-01-15',
      kind: 'climate',
      source: 'Open-Meteo archive',
      asOf: '2016–2025',
      condition: 'some-rain',
      tempMin: expect.closeTo(44.6, 0),
      tempMax: expect.closeTo(59, 0),
      rainChance: 39,
      precipitation: 1.6,
      humidity: 81,
      windSpeed: 27,
      monthRainMin: 20,
      monthRainMax: 90.5,
      sun: 'rises',
      sunrise: expect.stringMatching(/^0[45]:/),
      sunset: expect.stringMatching(/^2[01]:/),
    });
  });

  it('is undefined for days of an unknown month, and has no driest year without data', () => {
    const months = MONTHS.with(2, null).with(
      3,
      month(6, { driestMm: null, wettestMm: null, humidity: null }),
    );
    const climate = climateOf(months);
    const archive = { months, source: 'Open-Meteo archive', period: '2016–2025' };
    for (const day of listDates(date('2028-01-01'), date('2028-12-31'))) {
      expect(climate(day) === undefined).toBe(day.startsWith('2028-03'));
      expect(isKnownDay(archive, day)).toBe(!day.startsWith('2028-03'));
    }
    const april = climate(date('2028-04-10'));
    expect(april).not.toHaveProperty('humidity');
    expect(april).toMatchObject({ precipitation: 1.7, windSpeed: 27 });
    expect(april).not.toHaveProperty('monthRainMin');
    expect(april).not.toHaveProperty('monthRainMax');
  });

  it('keeps the means of known months beside unknown ones', () => {
    const climate = climateOf(MONTHS.map((known, at) => (at % 3 === 0 ? known : null)));
    const days = listDates(date('2027-04-01'), date('2027-04-30')).map((day) => climate(day));
    const highs = days.map((day) => day?.tempMax ?? 0);
    expect(highs.reduce((sum, high) => sum + high, 0) / 30).toBeCloseTo(50, 0);
    for (const high of highs) expect(Math.abs(high - 50)).toBeLessThan(5);
  });

  it('is flat where a single month is known', () => {
    const only = MONTHS.map((known, at) => (at === 6 ? known : null));
    expect(climateOf(only)(date('2027-07-01'))).toMatchObject({ tempMin: 28.4, tempMax: 42.8 });
    expect(climateOf(only)(date('2027-08-01'))).toBeUndefined();
  });
});
