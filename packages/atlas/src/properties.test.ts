import { addDays } from '@ooo/domain/shared/calendar-date';
import { CalendarDate } from '@ooo/domain/shared/calendar-date.schema';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findAirlineByName } from './airlines.ts';
import { findAirportsByName, searchAirports } from './airports.ts';
import { listAirports } from './airport-table.ts';
import { findDestination } from './destinations.ts';
import { fold } from '@ooo/domain/shared/fold';
import { listOpenWindows } from './opening-hours.ts';
import { searchPlaces } from './places.ts';

const START = CalendarDate.parse('2026-01-01');
const anyDate = fc.integer({ min: 0, max: 1000 }).map((days) => addDays(START, days));
const clock = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom(0, 15, 30, 45))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`);
const days = fc.constantFrom('Mo-Fr', 'Tu-Su', 'Sa,Su', 'Mo-Su', 'Fr', 'We-Mo');
const rule = fc.tuple(days, clock, clock).map(([on, from, to]) => `${on} ${from}-${to}`);
const expression = fc.array(rule, { minLength: 1, maxLength: 3 }).map((rules) => rules.join('; '));
const zone = fc.constantFrom('Asia/Seoul', 'America/New_York', 'Africa/Cairo', 'Pacific/Auckland');

describe('lookups take any text', () => {
  it('and answer in their limits', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        const named = findAirportsByName(text);
        expect(named.length).toBeLessThanOrEqual(5);
        expect(named.every(({ score }) => score > 0 && score <= 1)).toBe(true);
        expect(searchAirports(text, 7).length).toBeLessThanOrEqual(7);
        expect(
          searchPlaces({ query: text, destination: 'Seoul', limit: 3 }).length,
        ).toBeLessThanOrEqual(3);
        findAirlineByName(text);
        findDestination(text);
      }),
    );
  });

  it('and fold it once and for all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
    );
  });
});

describe('an airport', () => {
  // Osaka International is Itami, but its words are the city's, whose main airport is Kansai.
  it('is found by its name with its city and country, save one', () => {
    const large = listAirports().filter(({ size, isScheduled }) => size === 'large' && isScheduled);
    const lost = large.filter((airport) => {
      const text = `${airport.city}, ${airport.region || airport.countryCode} (${airport.name})`;
      const [best] = findAirportsByName(text);
      return best?.airport !== airport;
    });
    expect(lost.map(({ iata }) => iata)).toEqual(['ITM']);
  });
});

describe('open windows', () => {
  it('are in order, apart, within the day and the night after it', () => {
    fc.assert(
      fc.property(expression, anyDate, zone, (hours, date, zone) => {
        const [day] = listOpenWindows({
          expression: hours,
          dates: [date],
          zone,
          coordinates: [0, 0],
        });
        let before = -1;
        for (const { openMin, closeMin } of day?.windows ?? []) {
          expect(openMin).toBeGreaterThan(before);
          expect(openMin).toBeLessThan(1440);
          expect(closeMin).toBeGreaterThan(openMin);
          expect(closeMin).toBeLessThanOrEqual(2880);
          before = closeMin;
        }
      }),
      { numRuns: 60 },
    );
  });

  it('do not depend on the zone, only on its clock', () => {
    fc.assert(
      fc.property(expression, anyDate, (hours, date) => {
        const ask = { expression: hours, dates: [date], coordinates: [0, 0] as [number, number] };
        const inSeoul = listOpenWindows({ ...ask, zone: 'Asia/Seoul' });
        expect(listOpenWindows({ ...ask, zone: 'America/New_York' })).toEqual(inSeoul);
      }),
      { numRuns: 40 },
    );
  });
});
