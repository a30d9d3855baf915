import { type Occurrence, sayDates } from '@ooo/domain/overview/event-dates';
import { parseEventRule } from '@ooo/domain/overview/event-rule';
import { addDays } from '@ooo/domain/shared/calendar-date';
import { CalendarDate } from '@ooo/domain/shared/calendar-date.schema';
import { date } from '@ooo/domain/testing/literals';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { findEventsFile, listEvents } from './events.ts';
import { movingDates } from './moving-dates.ts';
import { listSeasonCities } from './seasons.ts';

const File = z.strictObject({
  source: z.literal('general knowledge'),
  asOf: CalendarDate,
  weeks: z.array(z.unknown()),
  events: z.array(
    z.tuple([
      z.string().min(3).max(80),
      z.string().max(80),
      z.string(),
      z
        .string()
        .regex(/^C?X?B?$/u)
        .min(1),
      z.string().max(160).regex(/\.$/u),
    ]),
  ),
});
const rows = listSeasonCities().flatMap((city) =>
  File.parse(findEventsFile(city)).events.map((event) => ({ city, event })),
);
/** The days, or the numbers of the months. */
const datesIn = (when: Occurrence) => sayDates(when, (months) => `in ${months.join()}`);
const datesOf = (city: string, name: string, year = 2026) =>
  listEvents(city, date(`${year}-01-01`), date(`${year}-12-31`))
    .filter((event) => event.name === name)
    .map(({ when }) => datesIn(when));

describe('the events of the cities', () => {
  it('has rules that can be read and lists that are there', () => {
    for (const { city, event } of rows) {
      const [name, , text] = event;
      const rule = parseEventRule(text);
      expect({ city, name, isRule: rule !== undefined }).toEqual({ city, name, isRule: true });
      const bases = rule?.kind === 'span' ? [rule.start.base] : [];
      const lists = bases.flatMap((base) => (base.on === 'listed' ? [base.name] : []));
      expect(lists.filter((list) => !(list in movingDates()))).toEqual([]);
    }
  });

  it('has at least four events of each city with seasons', () => {
    const cities = listSeasonCities();
    for (const city of cities) {
      const count = rows.filter((row) => row.city === city).length;
      expect({ city, enough: count >= 4 }).toEqual({ city, enough: true });
    }
  });

  it('has no event of a city twice', () => {
    const ids = rows.map(({ city, event: [name] }) => `${city} ${name.toLowerCase()}`);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('listEvents', () => {
  it.each([
    ['TYO', 'Tokyo Marathon', 2027, '2027-03-07'],
    ['TYO', 'Sanja Festival', 2026, '2026-05-15 to 2026-05-17'],
    ['KYOTO', 'Jidai Festival', 2026, '2026-10-22'],
    ['HKG', 'Cheung Chau Bun Festival', 2026, '2026-05-24'],
    ['BKK', 'Vegetarian Festival', 2026, '2026-10-10 to 2026-10-18'],
    ['CEB', 'Sinulog', 2027, '2027-01-15 to 2027-01-17'],
    ['DEL', 'Diwali', 2026, '2026-11-08'],
    ['DEL', 'Diwali', 2030, 'in 10,11'],
    ['DPS', 'Nyepi', 2027, '2027-03-08'],
    ['IST', 'Eid al-Fitr', 2026, '2026-03-20 to 2026-03-22'],
    ['LON', 'Wimbledon Championships', 2026, '2026-06-29 to 2026-07-12'],
    ['EDI', 'Edinburgh Festival Fringe', 2026, '2026-08-07 to 2026-08-31'],
    ['MUC', 'Oktoberfest', 2027, '2027-09-18 to 2027-10-03'],
    ['VCE', 'Carnival', 2026, '2026-01-31 to 2026-02-17'],
    ['VIE', 'Vienna Opera Ball', 2026, '2026-02-12'],
    ['ATH', 'Clean Monday', 2026, '2026-02-23'],
    ['AMS', "King's Day", 2031, '2031-04-26'],
    ['STO', 'Midsummer', 2026, '2026-06-19 to 2026-06-20'],
    ['NYC', "Macy's Thanksgiving Day Parade", 2026, '2026-11-26'],
    ['CHI', "St Patrick's Day parade", 2026, '2026-03-14'],
    ['YTO', 'Toronto International Film Festival', 2026, '2026-09-10 to 2026-09-20'],
    ['SYD', 'Vivid Sydney', 2026, '2026-05-22 to 2026-06-13'],
    ['SEL', 'Lotus Lantern Festival', 2026, 'in 4,5'],
  ])('%s: %s in %i is on %s', (city, name, year, dates) => {
    expect(datesOf(city, name, year)).toEqual([dates]);
  });

  it('gives both New Year’s Eves to a long trip', () => {
    const found = listEvents('SYD', date('2026-12-31'), date('2027-12-31'));
    expect(found.filter(({ name }) => name === "New Year's Eve")).toHaveLength(2);
  });

  it('says source, month and effects of an event', () => {
    expect(listEvents('SPK', date('2027-02-05'), date('2027-02-05'))).toEqual([
      {
        id: 'SPK/sapporo-snow-festival',
        name: 'Sapporo Snow Festival',
        localName: 'さっぽろ雪まつり',
        when: { start: '2027-02-04', end: '2027-02-11', isEstimated: true },
        isEstimated: true,
        effects: ['crowds', 'booking'],
        impact: 'Two million visitors: rooms are gone half a year ahead and cost a lot.',
        source: 'general knowledge',
        asOf: '2026-11-01',
      },
    ]);
  });

  it('is undefined for other cities', () => {
    expect(listEvents('XXX', date('2026-01-01'), date('2026-12-31'))).toEqual([]);
  });

  it('overlaps the range, has days before months, and no id twice on a day', () => {
    const start = fc.integer({ min: 0, max: 1500 }).map((day) => addDays(date('2026-01-01'), day));
    const city = fc.constantFrom(...listSeasonCities());
    fc.assert(
      fc.property(city, start, fc.integer({ min: 0, max: 30 }), (code, from, nights) => {
        const to = addDays(from, nights);
        const events = listEvents(code, from, to);
        const dated = events.flatMap(({ when }) => ('start' in when ? [when] : []));
        expect(dated.every((when) => when.start <= to && when.end >= from)).toBe(true);
        expect(events.slice(0, dated.length).every(({ when }) => 'start' in when)).toBe(true);
        const keys = events.map(({ id, when }) => `${id} ${datesIn(when)}`);
        expect(new Set(keys).size).toBe(keys.length);
        expect(events.every((event) => event.id.startsWith(`${code}/`))).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});
