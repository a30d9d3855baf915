import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, listDates } from '../shared/calendar-date.ts';
import { date } from '../testing/literals.ts';
import { tripWeek } from './trip-weeks.rules.ts';

const START = date('2025-10-10');
const tripOf = (days: number) => ({ startDate: START, endDate: addDays(START, days - 1) });

describe('tripWeek', () => {
  it.each([
    [1, 1, '1'],
    [5, 3, '1-5'],
    [7, 7, '1-7'],
    [8, 4, '1-4'],
    [8, 5, '5-8'],
    [13, 6, '1-6'],
    [13, 7, '7-13'],
    [14, 8, '8-14'],
    [50, 50, '44-50'],
  ])('a trip of %i days around day %i: %s', (days, day, told) => {
    const week = tripWeek(tripOf(days), addDays(START, day - 1));
    const all = listDates(START, addDays(START, days - 1));
    const [first = START, last = first] = [week[0], week.at(-1)];
    const numbers = [...new Set([all.indexOf(first) + 1, all.indexOf(last) + 1])];
    expect(numbers.join('-')).toBe(told);
  });

  it('takes the nearest day for a date outside the trip', () => {
    expect(tripWeek(tripOf(9), addDays(START, -3))).toEqual(tripWeek(tripOf(9), START));
    expect(tripWeek(tripOf(9), addDays(START, 30))).toEqual(tripWeek(tripOf(9), addDays(START, 8)));
  });

  it('shows every day once, at most seven at a time, on pages of nearly the same length', () => {
    assert(
      property(integer({ min: 1, max: 366 }), (days) => {
        const trip = tripOf(days);
        const all = listDates(trip.startDate, trip.endDate);
        const pages = new Map(
          all.map((day) => {
            const week = tripWeek(trip, day);
            expect(week).toContain(day);
            return [week[0], week] as const;
          }),
        );
        const lengths = [...pages.values()].map((week) => week.length);
        expect([...pages.values()].flat()).toEqual(all);
        expect(Math.max(...lengths)).toBeLessThanOrEqual(7);
        expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(1);
        expect(pages.size).toBe(Math.ceil(days / 7));
      }),
      { numRuns: 30 },
    );
  });
});
