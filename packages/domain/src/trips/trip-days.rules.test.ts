import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tripDate, tripDates } from '../testing/arbitraries.ts';
import { date } from '../testing/literals.ts';
import {
  dayNumberOf,
  daysUntilStart,
  isTripDate,
  listTripDays,
  tripPhase,
} from './trip-days.rules.ts';

const trip = { startDate: date('2025-10-10'), endDate: date('2025-10-12') };

describe('listTripDays', () => {
  it('numbers the days from 1', () => {
    expect(listTripDays(trip)).toEqual([
      { date: '2025-10-10', number: 1, label: 'Day 1' },
      { date: '2025-10-11', number: 2, label: 'Day 2' },
      { date: '2025-10-12', number: 3, label: 'Day 3' },
    ]);
  });

  it('agrees with dayNumberOf', () => {
    fc.assert(
      fc.property(tripDates, (dates) => {
        for (const day of listTripDays(dates))
          expect(dayNumberOf(dates, day.date)).toBe(day.number);
      }),
    );
  });

  it('has no number outside the trip', () => {
    expect(dayNumberOf(trip, date('2025-10-09'))).toBeUndefined();
    expect(dayNumberOf(trip, date('2025-10-13'))).toBeUndefined();
  });
});

describe('tripPhase', () => {
  it.each([
    ['2025-10-09', 'upcoming', 1],
    ['2025-10-10', 'running', 0],
    ['2025-10-12', 'running', 0],
    ['2025-10-13', 'past', 0],
    ['2025-09-10', 'upcoming', 30],
  ])('on %s it is %s, %i days before', (today, phase, days) => {
    expect(tripPhase(trip, date(today))).toBe(phase);
    expect(daysUntilStart(trip, date(today))).toBe(days);
  });

  it('is past exactly when it is neither upcoming nor running', () => {
    fc.assert(
      fc.property(tripDates, tripDate, (dates, today) => {
        const upcoming = daysUntilStart(dates, today) > 0;
        const running = isTripDate(dates, today);
        expect(upcoming && running).toBe(false);
        expect(tripPhase(dates, today) === 'past').toBe(!upcoming && !running);
      }),
    );
  });
});
