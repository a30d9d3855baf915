import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type CalendarDate, listDates } from '../shared/calendar-date.ts';
import { tripDates } from '../testing/arbitraries.ts';
import { date } from '../testing/literals.ts';
import {
  findFreshWeather,
  isWithinForecast,
  mergeWeather,
  nextWeatherRefresh,
  type Stay,
} from './weather.rules.ts';
import type { WeatherDay } from './weather.schema.ts';

const TODAY = date('2026-11-23');
const NOW = new Date('2026-11-23T06:00:00Z');
const stay = (startDate: string, endDate: string): Stay => ({
  startDate: date(startDate),
  endDate: date(endDate),
});

function day(on: CalendarDate, kind: WeatherDay['kind'], source: string): WeatherDay {
  return { date: on, kind, source, asOf: '2026', condition: 'clear', tempMin: 40, tempMax: 50 };
}

const climate = (on: CalendarDate) => day(on, 'climate', 'station');

describe('isWithinForecast and nextWeatherRefresh', () => {
  it.each([
    ['2026-11-01', '2026-11-22', false, null],
    ['2026-11-01', '2026-11-23', true, '2026-11-23T07:00:00.000Z'],
    ['2026-11-23', '2026-11-23', true, '2026-11-23T07:00:00.000Z'],
    ['2026-12-08', '2026-12-20', true, '2026-11-23T07:00:00.000Z'],
    ['2026-12-09', '2026-12-20', false, '2026-11-24T06:00:00.000Z'],
    ['2026-10-01', '2027-08-01', true, '2026-11-23T07:00:00.000Z'],
    ['2150-01-01', '2150-01-01', false, '2026-11-24T06:00:00.000Z'],
  ])('from %s to %s: %s, %s', (startDate, endDate, isWithin, next) => {
    const dates = stay(startDate, endDate);
    expect(isWithinForecast(dates, TODAY)).toBe(isWithin);
    const refresh = nextWeatherRefresh(dates, { madeAt: NOW, today: TODAY, isProvisional: false });
    expect(refresh?.toISOString() ?? null).toBe(next);
  });

  it.each([
    ['2026-11-23', '2026-11-25', '2026-11-23T06:10:00.000Z'],
    ['2027-11-23', '2027-11-25', '2026-11-23T06:10:00.000Z'],
    ['2025-11-23', '2025-11-25', undefined],
  ])('of provisional weather from %s to %s is soon: %s', (startDate, endDate, next) => {
    const basis = { madeAt: NOW, today: TODAY, isProvisional: true };
    const refresh = nextWeatherRefresh(stay(startDate, endDate), basis);
    expect(refresh?.toISOString()).toBe(next);
  });
});

describe('mergeWeather', () => {
  it('prefers the new forecast, then the stored one, then the climate', () => {
    const dates = stay('2026-11-21', '2026-11-25');
    const [first, second, third, fourth] = listDates(dates.startDate, dates.endDate) as [
      CalendarDate,
      CalendarDate,
      CalendarDate,
      CalendarDate,
    ];
    const merged = mergeWeather(dates, {
      stored: [
        day(first, 'climate', 'stored'),
        day(second, 'forecast', 'stored'),
        day(third, 'forecast', 'stored'),
      ],
      forecast: [day(third, 'forecast', 'new'), day(fourth, 'forecast', 'new')],
      climate,
    });
    expect(merged.map(({ source }) => source)).toEqual([
      'station',
      'stored',
      'new',
      'new',
      'station',
    ]);
  });

  it('leaves out what is not known', () => {
    const forecast = [day(TODAY, 'forecast', 'new')];
    const sources = { forecast, stored: [], climate: () => undefined };
    expect(mergeWeather(stay('2026-11-22', '2026-11-24'), sources)).toEqual(forecast);
    expect(mergeWeather(stay('2026-12-22', '2026-12-24'), sources)).toEqual([]);
  });

  it('has each day of the stay exactly once, in order, whatever the sources hold', () => {
    const offsets = fc.array(fc.integer({ min: -5, max: 35 }), { maxLength: 30 });
    fc.assert(
      fc.property(tripDates, offsets, offsets, (dates, newOnes, storedOnes) => {
        const at = (offset: number) => addDays(dates.startDate, offset);
        const merged = mergeWeather(dates, {
          forecast: newOnes.map((offset) => day(at(offset), 'forecast', 'new')),
          stored: storedOnes.map((offset) => day(at(offset), 'forecast', 'stored')),
          climate,
        });
        const expected = listDates(dates.startDate, dates.endDate);
        expect(merged.map((one) => one.date)).toEqual(expected);
        const made = new Set(newOnes.map(at));
        const ofForecast = merged.filter((one) => made.has(one.date));
        expect(ofForecast.every(({ source }) => source === 'new')).toBe(true);
      }),
    );
  });
});

describe('findFreshWeather', () => {
  const dates = stay('2026-11-23', '2026-11-26');
  const weatherCache = listDates(dates.startDate, dates.endDate).map(climate);
  const part = stay('2026-11-24', '2026-11-25');

  it.each([
    ['it is not yet time', '2026-11-23T06:00:01.000Z', 2],
    ['it is time', '2026-11-23T06:00:00.000Z', undefined],
    ['it never is', null, 2],
  ])('where %s', (_, weatherNextRefresh, count) => {
    const found = findFreshWeather({ ...dates, weatherCache, weatherNextRefresh }, part, NOW);
    expect(found?.length).toBe(count);
  });

  it('needs every day that is asked for', () => {
    const stored = { ...dates, weatherCache: weatherCache.slice(2), weatherNextRefresh: null };
    expect(findFreshWeather(stored, part, NOW)).toBeUndefined();
    const none = { ...dates, weatherCache: null, weatherNextRefresh: null };
    expect(findFreshWeather(none, part, NOW)).toBeUndefined();
  });
});
