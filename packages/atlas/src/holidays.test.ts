import { readFileSync } from 'node:fs';
import { listLunarDates } from '@ooo/domain/overview/lunar-dates';
import { CalendarDate } from '@ooo/domain/shared/calendar-date.schema';
import { date } from '@ooo/domain/testing/literals';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { findCity } from './city-table.ts';
import { findHolidayArea, listHolidays } from './holidays.ts';

const Days = z.string().regex(/^(\d{4}-\d\d-\d\d( \d{4}-\d\d-\d\d)*)?$/);
const File = z.object({
  source: z.literal('Python package holidays 0.105'),
  asOf: CalendarDate,
  years: z.tuple([z.literal(2026), z.literal(2028)]),
  since: z.record(z.string(), z.int()),
  areas: z.record(z.string(), z.string()),
  rows: z.record(
    z.string().regex(/^[A-Z]{2}(-[A-Z0-9]+)?$/),
    z.array(
      z
        .tuple([z.string().min(3), z.string(), Days])
        .or(z.tuple([z.string().min(3), z.string(), Days, Days])),
    ),
  ),
});
const file = File.parse(
  JSON.parse(readFileSync(new URL('../data/holidays.json', import.meta.url), 'utf8')),
);

const in2026 = (place: string) =>
  listHolidays(place, date('2026-01-01'), date('2026-12-31')).holidays;
const days = (place: string, name: string, year: number) =>
  listHolidays(place, date(`${year}-01-01`), date(`${year}-12-31`))
    .holidays.filter((one) => one.name === name)
    .map((one) => one.date);
const datesOf = (place: string, name: string) =>
  in2026(place)
    .filter((one) => one.name.includes(name))
    .map((one) => one.date);

describe('holidays.json', () => {
  it('has 54 countries, real days of its years, and no day of a name twice', () => {
    const countries = Object.keys(file.rows).filter((code) => code.length === 2);
    expect(countries).toHaveLength(54);
    for (const [code, rows] of Object.entries(file.rows)) {
      const days = rows.flatMap(([name, , dates, estimated = '']) =>
        `${dates} ${estimated}`
          .trim()
          .split(/ +/u)
          .map((day) => `${day} ${name}`),
      );
      expect({ code, twice: days.length - new Set(days).size }).toEqual({ code, twice: 0 });
      const bad = days.filter((day) => !CalendarDate.safeParse(day.slice(0, 10)).success);
      expect(bad).toEqual([]);
      const first = String(file.since[code] ?? 2026);
      expect(days.every((day) => day >= first && day < '2029')).toBe(true);
      expect(days.length).toBeGreaterThan(11);
    }
  });

  it('knows the year of the demo in Korea', () => {
    const found = listHolidays('KR', date('2025-10-01'), date('2025-10-13'));
    expect(found.isKnown).toBe(true);
    expect(found.holidays.map(({ date: day, name }) => `${day} ${name}`)).toEqual([
      '2025-10-03 National Foundation Day',
      '2025-10-05 The day preceding Chuseok',
      '2025-10-06 Chuseok',
      '2025-10-07 The second day of Chuseok',
      '2025-10-08 Alternative holiday for Chuseok',
      '2025-10-09 Hangul Day',
    ]);
  });

  it('gives parts of countries to cities that are there', () => {
    for (const [city, area] of Object.entries(file.areas)) {
      expect(findCity(city)?.countryCode).toBe(area.slice(0, 2));
      expect(file.rows).toHaveProperty(area);
    }
  });
});

describe('listHolidays', () => {
  it('is right for Korea in 2026, where others are wrong', () => {
    expect(datesOf('KR', 'Korean New Year')).toEqual(['2026-02-16', '2026-02-17', '2026-02-18']);
    expect(datesOf('KR', 'Labor Day')).toEqual(['2026-05-01']);
    expect(datesOf('KR', 'Local Election Day')).toEqual(['2026-06-03']);
    expect(datesOf('KR', 'Chuseok')).toEqual(['2026-09-24', '2026-09-25', '2026-09-26']);
    expect(in2026('KR').find((one) => one.name === 'Chuseok')?.localName).toBe('추석');
  });

  it.each([
    ['US', 'Thanksgiving Day', ['2026-11-26']],
    ['TW', 'Confucius', ['2026-09-28']],
    ['JP', 'Substitute Holiday', ['2026-05-06']],
    ['GB', 'Easter Monday', ['2026-04-06']],
    ['GB-SCT', 'Easter Monday', []],
    ['GB-SCT', 'Saint Andrew', ['2026-11-30']],
    ['DE', 'Epiphany', []],
    ['DE-BY', 'Epiphany', ['2026-01-06']],
    ['DE-BY', 'Assumption', ['2026-08-15']],
    ['DE-HH', 'German Unity Day', ['2026-10-03']],
  ])('%s: %s', (place, name, dates) => {
    expect(datesOf(place, name)).toEqual(dates);
  });

  it('agrees with the moon on the New Years and on mid-autumn', () => {
    for (const year of [2026, 2027, 2028]) {
      expect(days('KR', 'Korean New Year', year)).toEqual(listLunarDates('korean', 1, 1, year));
      expect(days('KR', 'Chuseok', year)).toEqual(listLunarDates('korean', 8, 15, year));
      expect(days('VN', 'Lunar New Year', year)).toEqual(listLunarDates('vietnamese', 1, 1, year));
      expect(days('TW', 'Mid-Autumn Festival', year)).toEqual(
        listLunarDates('chinese', 8, 15, year),
      );
      expect(days('CN', 'Chinese New Year (Spring Festival)', year)[0]).toBe(
        listLunarDates('chinese', 1, 1, year)[0],
      );
    }
  });

  it('takes both ends of the range, in order', () => {
    const { holidays, isKnown, source } = listHolidays(
      'KR',
      date('2026-02-16'),
      date('2026-02-17'),
    );
    expect(holidays.map((one) => one.date)).toEqual(['2026-02-16', '2026-02-17']);
    expect(isKnown).toBe(true);
    expect(source).toBe('Python package holidays 0.105');
    const all = in2026('IN').map((one) => one.date);
    expect(all).toEqual(all.toSorted());
  });

  it('says which days are estimated', () => {
    expect(in2026('AE').filter((one) => one.isEstimated).length).toBeGreaterThan(3);
    expect(in2026('AE').every((one) => !/estimated/u.test(one.name))).toBe(true);
    expect(in2026('US').some((one) => one.isEstimated)).toBe(false);
  });

  it('is empty and not known for other years and countries', () => {
    const beyond = listHolidays('KR', date('2029-01-01'), date('2029-01-31'));
    expect(beyond).toMatchObject({ holidays: [], isKnown: false });
    expect(listHolidays('JP', date('2025-12-20'), date('2025-12-30')).isKnown).toBe(false);
    expect(listHolidays('KR', date('2024-12-31'), date('2025-01-02')).isKnown).toBe(false);
    expect(listHolidays('KR', date('2028-12-20'), date('2029-01-02'))).toMatchObject({
      holidays: [{ date: '2028-12-25' }],
      isKnown: false,
    });
    expect(listHolidays('ZZ', date('2026-01-01'), date('2026-12-31'))).toMatchObject({
      holidays: [],
      isKnown: false,
    });
  });

  it('knows the parts that cities lie in', () => {
    expect(findHolidayArea('MUC')).toBe('DE-BY');
    expect(findHolidayArea('PAR')).toBeUndefined();
  });
});
