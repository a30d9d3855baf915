import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDate } from '../testing/arbitraries.ts';
import { date } from '../testing/literals.ts';
import {
  addDays,
  daysBetween,
  fromDayNumber,
  isCalendarDate,
  listDates,
  toDayNumber,
  weekdayOf,
} from './calendar-date.ts';
import { CalendarDate } from './calendar-date.schema.ts';

describe('isCalendarDate', () => {
  it.each([
    ['2024-02-29', true],
    ['2025-02-29', false],
    ['2000-02-29', true],
    ['2100-02-29', false],
    ['2025-04-31', false],
    ['2025-12-31', true],
    ['2025-00-10', false],
    ['2025-13-01', false],
    ['1899-12-31', false],
    ['1900-01-01', true],
    ['2199-12-31', true],
    ['2200-01-01', false],
    ['2025-1-05', false],
    ['2025-01-05T00:00:00Z', false],
    ['', false],
  ])('%s is %s', (text, expected) => {
    expect(isCalendarDate(text)).toBe(expected);
    expect(CalendarDate.safeParse(text).success).toBe(expected);
  });
});

describe('day numbers', () => {
  it('count from 1970-01-01', () => {
    expect(toDayNumber(date('1970-01-01'))).toBe(0);
    expect(toDayNumber(date('1969-12-31'))).toBe(-1);
    expect(fromDayNumber(20_000)).toBe('2024-10-04');
  });

  it('have an inverse', () => {
    fc.assert(
      fc.property(anyDate, (day) => {
        expect(fromDayNumber(toDayNumber(day))).toBe(day);
      }),
    );
  });

  it('sort as the text does', () => {
    fc.assert(
      fc.property(anyDate, anyDate, (a, b) => {
        expect(toDayNumber(a) < toDayNumber(b)).toBe(a < b);
      }),
    );
  });
});

describe('addDays and daysBetween', () => {
  it.each([
    ['2024-02-28', 1, '2024-02-29'],
    ['2024-02-28', 2, '2024-03-01'],
    ['2025-12-31', 1, '2026-01-01'],
    ['2025-03-01', -1, '2025-02-28'],
    ['2025-03-30', 1, '2025-03-31'],
  ])('%s and %i days is %s', (from, days, to) => {
    expect(addDays(date(from), days)).toBe(to);
    expect(daysBetween(date(from), date(to))).toBe(days);
  });

  it('undo each other', () => {
    fc.assert(
      fc.property(anyDate, anyDate, (a, b) => {
        expect(addDays(a, daysBetween(a, b))).toBe(b);
      }),
    );
  });
});

describe('listDates', () => {
  it('holds both ends', () => {
    expect(listDates(date('2025-02-27'), date('2025-03-01'))).toEqual([
      '2025-02-27',
      '2025-02-28',
      '2025-03-01',
    ]);
    expect(listDates(date('2025-10-10'), date('2025-10-10'))).toEqual(['2025-10-10']);
  });

  it('is empty where the end comes first', () => {
    expect(listDates(date('2025-10-10'), date('2025-10-09'))).toEqual([]);
  });
});

describe('weekdayOf', () => {
  it.each([
    ['1970-01-01', 4],
    ['2025-10-12', 0],
    ['2025-10-18', 6],
    ['1900-01-01', 1],
    ['2024-02-29', 4],
  ])('%s is %i', (day, weekday) => {
    expect(weekdayOf(date(day))).toBe(weekday);
  });

  it('moves on by one each day', () => {
    fc.assert(
      fc.property(anyDate, (day) => {
        expect(weekdayOf(addDays(day, 1))).toBe((weekdayOf(day) + 1) % 7);
      }),
    );
  });
});
