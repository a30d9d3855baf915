import { parseEventRule } from '@ooo/domain/overview/event-rule';
import { CalendarDate } from '@ooo/domain/shared/calendar-date.schema';
import { date } from '@ooo/domain/testing/literals';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { findCity, listTowns } from './city-table.ts';
import { findDestination } from './destinations.ts';
import { listHolidays } from './holidays.ts';
import { movingDates } from './moving-dates.ts';
import { listCityFacts } from './city-folders.ts';
import { readData } from './read-data.ts';
import { findSeason, getWeekRows, listNotableWeeks, listSeasonCities } from './seasons.ts';

const MONTH =
  /^[HSL][VBMQ]:(beach|blossom|cold|dry|festive|foliage|hot|mild|rainy|smog|snow|typhoons)$/u;
const sourced = { source: z.literal('general knowledge'), asOf: CalendarDate };
const Facts = z.strictObject({
  name: z.string().regex(/^[a-z]+(-[a-z]+)*$/u),
  also: z.array(z.string().regex(/^[a-z ]+$/u)).optional(),
  country: z.string().length(2),
  season: z.strictObject({ ...sourced, months: z.array(z.string().regex(MONTH)).length(12) }),
});
const Weeks = z.object({
  ...sourced,
  rows: z.array(
    z.tuple([
      z.string().min(3),
      z.string(),
      z.string().regex(/^[A-Z]{2,5}( [A-Z]{2,5})*$/u),
      z.string(),
      z.enum(['V', 'B', 'M', 'Q', '']),
      z.string().max(160).regex(/\.$/u),
    ]),
  ),
});
const cities = listSeasonCities().map(
  (code) => [code, Facts.parse(listCityFacts().get(code)).country] as const,
);
const weeks = Weeks.parse({
  ...readData<object>('weeks.json'),
  rows: listSeasonCities().flatMap((code) => getWeekRows(code).rows),
}).rows;
const year = (city: string, of = 2026) =>
  listNotableWeeks(city, date(`${of}-01-01`), date(`${of}-12-31`));

describe('the seasons of the cities', () => {
  it('are of cities that the atlas knows, in their country', () => {
    expect(cities.length).toBeGreaterThanOrEqual(60);
    const towns = listTowns();
    for (const [code, country] of cities) {
      const town = towns.find(({ name }) => name.toUpperCase() === code);
      expect({ code, country: (findCity(code) ?? town)?.countryCode }).toEqual({ code, country });
    }
  });

  it('has weeks with days, in places that it has', () => {
    const places = new Set<string>(cities.flat());
    for (const [name, , where, rule] of weeks) {
      expect({ name, kind: parseEventRule(rule)?.kind }).toEqual({ name, kind: 'span' });
      expect(where.split(' ').filter((place) => !places.has(place))).toEqual([]);
    }
  });
});

describe('moving-dates.json', () => {
  it.each([
    ['diwali', 'IN', 'Diwali (Deepavali)'],
    ['deepavali', 'SG', 'Diwali'],
    ['dussehra', 'IN', 'Dussehra'],
    ['ganesh', 'IN-MH', 'Ganesh Chaturthi'],
    ['holi', 'IN', 'Holi'],
    ['nyepi', 'ID', 'Day of Silence'],
    ['thaipusam', 'MY-14', 'Thaipusam'],
  ])('has of %s what the holidays of %s have', (list, place, name) => {
    const { holidays } = listHolidays(place, date('2026-01-01'), date('2028-12-31'));
    const sure = holidays.filter((one) => one.name === name && !one.isEstimated);
    expect(movingDates()[list]?.dates).toEqual(sure.map((one) => one.date));
  });
});

describe('findSeason', () => {
  it('has twelve months, January first', () => {
    for (const code of listSeasonCities()) expect(findSeason(code)?.months).toHaveLength(12);
    expect(findSeason('TYO')).toMatchObject({
      source: 'general knowledge',
      asOf: '2026-11-01',
    });
    expect(findSeason('TYO')?.months[3]).toEqual({
      season: 'high',
      crowdLevel: 'very busy',
      reason: 'blossom',
    });
  });

  it('knows a destination by its code, towns too', () => {
    expect(findSeason(findDestination('Kyoto')?.code ?? '')).toBeDefined();
    expect(findSeason(findDestination('Seoul')?.code ?? '')).toBeDefined();
    expect(findSeason('ICN')).toBeUndefined();
  });
});

describe('listNotableWeeks', () => {
  it.each([
    ['SEL', 'Korean New Year', '2026-02-16', '2026-02-18'],
    ['SEL', 'Chuseok', '2026-09-24', '2026-09-26'],
    ['TYO', 'Golden Week', '2026-04-29', '2026-05-05'],
    ['BJS', 'Chinese New Year (Spring Festival)', '2026-02-16', '2026-02-23'],
    ['BJS', 'National Day week', '2026-10-01', '2026-10-07'],
    ['HAN', 'Lunar New Year', '2026-02-15', '2026-02-22'],
    ['BKK', 'Songkran', '2026-04-13', '2026-04-15'],
    ['MUC', 'Oktoberfest', '2026-09-19', '2026-10-04'],
    ['VIE', 'Summer school holidays', '2026-07-04', '2026-09-06'],
    ['ATH', 'Orthodox Easter', '2026-04-10', '2026-04-13'],
    ['NYC', 'Thanksgiving', '2026-11-25', '2026-11-29'],
    ['DXB', 'Ramadan', '2026-02-18', '2026-03-19'],
  ])('%s: %s from %s to %s', (city, name, start, end) => {
    expect(year(city).find((week) => week.name === name)).toMatchObject({ start, end });
  });

  it('comes in order, within the range and without a week twice', () => {
    for (const city of listSeasonCities()) {
      const weeks = year(city, 2027);
      const starts = weeks.map(({ start }) => start);
      expect(starts).toEqual(starts.toSorted());
      expect(new Set(weeks.map(({ name, start }) => name + start)).size).toBe(weeks.length);
      expect(weeks.every(({ start, end }) => start <= '2027-12-31' && end >= '2027-01-01')).toBe(
        true,
      );
    }
    expect(year('XXX')).toEqual([]);
  });
});
