import { describe, expect, it } from 'vitest';
import { listLunarDates } from './lunar-dates.ts';

describe('listLunarDates', () => {
  it.each([
    ['chinese', 1, 1, 2024, ['2024-02-10']],
    ['chinese', 1, 1, 2026, ['2026-02-17']],
    ['chinese', 1, 1, 2027, ['2027-02-06']],
    ['chinese', 1, 1, 2028, ['2028-01-26']],
    ['chinese', 5, 5, 2026, ['2026-06-19']],
    ['chinese', 8, 15, 2028, ['2028-10-03']],
    ['korean', 1, 1, 2026, ['2026-02-17']],
    ['korean', 8, 15, 2026, ['2026-09-25']],
    ['islamic', 10, 1, 2026, ['2026-03-20']],
    ['islamic', 12, 10, 2026, ['2026-05-27']],
  ] as const)('%s %i-%i in %i', (calendar, month, day, year, expected) => {
    expect(listLunarDates(calendar, month, day, year)).toEqual(expected);
  });

  it('counts Korea’s days by Seoul’s midnight, a day after Beijing’s in 2027', () => {
    expect(listLunarDates('korean', 1, 1, 2027)).toEqual(['2027-02-07']);
  });

  it('does not count a leap month', () => {
    expect(listLunarDates('chinese', 6, 6, 2025)).toEqual(['2025-06-30']);
  });

  it('gives both where a short lunar year begins twice', () => {
    expect(listLunarDates('islamic', 9, 1, 2030)).toEqual(['2030-01-05', '2030-12-26']);
  });

  it('gives none for a day that no month has', () => {
    expect(listLunarDates('chinese', 1, 31, 2026)).toEqual([]);
  });
});
