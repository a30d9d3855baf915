import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listDates } from '../shared/calendar-date.ts';
import { date } from '../testing/literals.ts';
import { type MonthlyNormals, climateOfDay } from './climate-of-day.ts';

const SEOUL: MonthlyNormals = {
  highC: [2.1, 5.1, 11, 17.9, 23.6, 27.6, 29, 30, 26.2, 20.2, 11.9, 4.2],
  lowC: [-5.5, -3.2, 1.9, 8, 13.5, 18.7, 22.3, 22.9, 17.7, 10.6, 3.5, -3.4],
  rainMm: [17, 28, 37, 73, 104, 130, 414, 348, 142, 52, 51, 23],
  rainDays: [4, 4, 5, 7, 7, 8, 13, 12, 7, 5, 6, 4],
};

const monthly = (from: number, to: number): fc.Arbitrary<number[]> =>
  fc.array(fc.double({ min: from, max: to, noNaN: true }), { minLength: 12, maxLength: 12 });

/** Any low, and a high 5 to 15 °C above it, as they are on earth. */
const anyNormals = fc
  .tuple(monthly(-40, 35), monthly(5, 15), monthly(0, 28))
  .map(([lowC, range, rainDays]): MonthlyNormals => {
    const highC = lowC.map((low, month) => low + (range[month] ?? 0));
    return { highC, lowC, rainMm: rainDays.map((days) => days * 8), rainDays };
  });

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

describe('climateOfDay', () => {
  it.each([
    ['2026-01-01', 2.7, -4.8],
    ['2026-01-20', 1.8, -5.7],
    ['2026-04-01', 14.6, 4.9],
    ['2026-08-10', 30.5, 23.6],
    ['2026-10-31', 16.1, 7.1],
  ])('is usual in Seoul on %s: %f over %f °C', (day, highC, lowC) => {
    const usual = climateOfDay(SEOUL, date(day));
    expect(Math.abs(usual.highC - highC)).toBeLessThanOrEqual(0.5);
    expect(Math.abs(usual.lowC - lowC)).toBeLessThanOrEqual(0.5);
  });

  it.each([
    ['2026-07-01', 13 / 31],
    ['2026-02-28', 4 / 28],
    ['2028-02-29', 4 / 29],
  ])('gives the share of rain days on %s', (day, chance) => {
    expect(climateOfDay(SEOUL, date(day)).rainChance).toBeCloseTo(chance, 10);
  });

  it('has no step between December and January', () => {
    const before = climateOfDay(SEOUL, date('2025-12-31'));
    const after = climateOfDay(SEOUL, date('2026-01-01'));
    expect(Math.abs(before.highC - after.highC)).toBeLessThanOrEqual(0.2);
  });

  it('keeps the mean of each month within 0.1 °C, leap years too', () => {
    const years = fc.constantFrom('2026', '2028');
    fc.assert(
      fc.property(anyNormals, years, fc.integer({ min: 1, max: 12 }), (normals, year, month) => {
        const first = date(`${year}-${String(month).padStart(2, '0')}-01`);
        const days = listDates(first, date(`${year}-12-31`))
          .filter((day) => day.slice(0, 7) === first.slice(0, 7))
          .map((day) => climateOfDay(normals, day));
        expect(days.every(({ highC, lowC }) => lowC <= highC)).toBe(true);
        expect(days.every(({ rainChance }) => rainChance >= 0 && rainChance <= 1)).toBe(true);
        const off = mean(days.map((day) => day.highC)) - (normals.highC[month - 1] ?? 0);
        expect(Math.abs(off)).toBeLessThan(0.1);
      }),
    );
  });
});
