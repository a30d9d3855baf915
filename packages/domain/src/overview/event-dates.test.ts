import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tripDates } from '../testing/arbitraries.ts';
import { date } from '../testing/literals.ts';
import {
  type ListedDatesByName,
  type Occurrence,
  formatDates,
  sayDates,
  listOccurrences,
} from './event-dates.ts';
import { OVERVIEW_TEXTS } from '@ooo/texts/overview';
import { type EventRule, parseEventRule } from './event-rule.ts';

const inEnglish = (when: Occurrence) => sayDates(when, OVERVIEW_TEXTS.en.months);

function rule(text: string): EventRule {
  const parsed = parseEventRule(text);
  if (!parsed) throw new Error(`${text} is no rule`);
  return parsed;
}

const listed: ListedDatesByName = {
  diwali: { dates: [date('2026-11-08'), date('2027-10-29')], months: [10, 11] },
};

function datesIn(text: string, from: string, to: string): string[] {
  return listOccurrences(rule(text), date(from), date(to), listed).map(inEnglish);
}

const isEstimated = (text: string) =>
  listOccurrences(rule(text), date('2026-01-01'), date('2026-12-31'))[0]?.isEstimated;
const inYear = (text: string, year: number) => datesIn(text, `${year}-01-01`, `${year}-12-31`);

describe('listOccurrences', () => {
  it.each([
    ['4th thu of 11', 2024, '2024-11-28'],
    ['4th thu of 11', 2026, '2026-11-26'],
    ['4th thu of 11', 2028, '2028-11-23'],
    ['last mon of 05', 2027, '2027-05-31'],
    ['last sun of 12', 2028, '2028-12-31'],
    ['1st mon of 08 -35 for 14 days', 2026, '2026-06-29 to 2026-07-12'],
    ['korean 01-01 -1 for 3 days', 2026, '2026-02-16 to 2026-02-18'],
    ['korean 08-15 -1 for 3 days', 2026, '2026-09-24 to 2026-09-26'],
    ['easter -47', 2028, '2028-02-29'],
    ['easter -46', 2024, '2024-02-14'],
    ['02-28 to 03-01', 2028, '2028-02-28 to 2028-03-01'],
    ['sat from 09-16 to 1st sun of 10 at least 10-03', 2026, '2026-09-19 to 2026-10-04'],
    ['sat from 09-16 to 1st sun of 10 at least 10-03', 2027, '2027-09-18 to 2027-10-03'],
    ['sat from 09-16 to 1st sun of 10 at least 10-03', 2028, '2028-09-16 to 2028-10-03'],
    ['04-27 unless sun -1', 2025, '2025-04-26'],
    ['04-27 unless sun -1', 2026, '2026-04-27'],
    ['01-01 unless sun +1', 2028, '2028-01-01'],
    ['fri from 06-19 for 2 days', 2026, '2026-06-19 to 2026-06-20'],
    ['sun from 11-27 -6 to 12-24', 2026, '2026-11-23 to 2026-12-24'],
    ['islamic 09-01 to islamic 10-01 -1', 2026, '2026-02-18 to 2026-03-19'],
    ['listed diwali', 2027, '2027-10-29'],
  ])('%s in %i', (text, year, expected) => {
    expect(inYear(text, year)).toEqual([expected]);
  });

  it('finds Golden Week on its first and last day and not around it', () => {
    const week = '04-29 to 05-05';
    expect(datesIn(week, '2026-04-20', '2026-04-28')).toEqual([]);
    expect(datesIn(week, '2026-04-20', '2026-04-29')).toEqual(['2026-04-29 to 2026-05-05']);
    expect(datesIn(week, '2026-05-05', '2026-05-05')).toEqual(['2026-04-29 to 2026-05-05']);
    expect(datesIn(week, '2026-05-06', '2026-05-10')).toEqual([]);
  });

  it('finds an event over the turn of the year from both sides', () => {
    expect(datesIn('12-27 to 01-06', '2027-01-03', '2027-01-04')).toEqual([
      '2026-12-27 to 2027-01-06',
    ]);
    expect(datesIn('12-27 to 01-06', '2027-12-31', '2027-12-31')).toEqual([
      '2027-12-27 to 2028-01-06',
    ]);
  });

  it('names the months of a year that is not listed, and no day', () => {
    expect(datesIn('listed diwali', '2030-10-01', '2030-10-05')).toEqual([
      'usually between October and November',
    ]);
    expect(datesIn('listed diwali', '2030-06-01', '2030-06-05')).toEqual([]);
    expect(datesIn('listed diwali', '2026-10-01', '2026-10-05')).toEqual([]);
    expect(datesIn('listed unknown', '2026-10-01', '2026-10-05')).toEqual([]);
  });

  it.each([
    ['in 04', '2026-03-31', '2026-04-01', ['usually in April']],
    ['in 04', '2026-03-01', '2026-03-31', []],
    ['in 09,10', '2026-10-31', '2026-11-02', ['usually between September and October']],
    ['in 12,01', '2026-12-31', '2027-01-02', ['usually between December and January']],
    ['in 02,09', '2026-09-01', '2026-09-02', ['usually in February and September']],
    ['in 01', '2026-12-20', '2027-01-01', ['usually in January']],
  ])('%s from %s to %s', (text, from, to, expected) => {
    expect(datesIn(text, from, to)).toEqual(expected);
  });

  it.each([
    ['in 04', '2026-03-31', '2026-04-01', '2026-04'],
    ['in 09,10', '2026-10-31', '2026-11-02', '2026-09 to 2026-10'],
    ['in 12,01', '2026-12-31', '2027-01-02', '2026-12 to 2027-01'],
    ['in 12,01', '2027-01-02', '2027-01-09', '2026-12 to 2027-01'],
    ['in 02,09', '2026-09-01', '2026-09-02', '2026-02, 2026-09'],
    ['in 01', '2026-12-20', '2027-01-01', '2027-01'],
    ['04-13', '2026-04-01', '2026-04-30', '2026-04-13'],
    [
      'every 210 days from 2026-06-17 for 11 days',
      '2026-06-20',
      '2026-06-20',
      '2026-06-17 to 2026-06-27',
    ],
  ])('writes %s from %s to %s as one date, a list or a range §3.23', (text, from, to, expected) => {
    expect(listOccurrences(rule(text), date(from), date(to), listed).map(formatDates)).toEqual([
      expected,
    ]);
  });

  it.each([
    ['2026-06-10', '2026-06-17', ['2026-06-17 to 2026-06-27']],
    ['2026-06-27', '2026-06-30', ['2026-06-17 to 2026-06-27']],
    ['2026-06-28', '2027-01-12', []],
    ['2025-11-19', '2025-11-19', ['2025-11-19 to 2025-11-29']],
    ['2027-01-13', '2027-08-11', ['2027-01-13 to 2027-01-23', '2027-08-11 to 2027-08-21']],
  ])('counts a cycle of days from %s to %s', (from, to, expected) => {
    expect(datesIn('every 210 days from 2026-06-17 for 11 days', from, to)).toEqual(expected);
  });

  it('says what is estimated', () => {
    expect(isEstimated('04-13')).toBe(false);
    expect(isEstimated('chinese 08-15')).toBe(false);
    expect(isEstimated('about 04-13')).toBe(true);
    expect(isEstimated('islamic 10-01')).toBe(true);
    expect(isEstimated('in 04')).toBe(true);
  });

  it('is empty for a range that ends before it begins', () => {
    expect(datesIn('04-13', '2026-04-14', '2026-04-12')).toEqual([]);
    expect(datesIn('in 04', '2026-04-14', '2026-04-12')).toEqual([]);
  });
});

describe('any rule in any range', () => {
  const anyRule = fc.constantFrom(
    '12-31',
    '02-29',
    '12-27 to 01-06',
    'easter -47 to easter +1',
    'orthodox easter',
    'chinese 01-01 -1 for 8 days',
    'islamic 09-01 to islamic 10-01 -1',
    'last mon of 08 -24 to last mon of 08',
    'listed diwali',
    'every 210 days from 2026-06-17 for 11 days',
  );

  it('gives what overlaps it, once and in order', () => {
    fc.assert(
      fc.property(anyRule, tripDates, (text, { startDate, endDate }) => {
        const found = listOccurrences(rule(text), startDate, endDate, listed).flatMap((one) =>
          'start' in one ? [one] : [],
        );
        for (const { start, end } of found) {
          expect(start <= end && start <= endDate && end >= startDate).toBe(true);
        }
        const starts = found.map(({ start }) => start);
        expect(starts).toEqual([...new Set(starts)].toSorted());
      }),
      { numRuns: 300 },
    );
  });

  it('gives the same for the whole range as for its days together', () => {
    fc.assert(
      fc.property(anyRule, tripDates, (text, { startDate, endDate }) => {
        const middle = date(startDate);
        const all = listOccurrences(rule(text), startDate, endDate, listed).map(inEnglish);
        const first = listOccurrences(rule(text), middle, middle, listed).map(inEnglish);
        expect(all).toEqual(expect.arrayContaining(first));
      }),
      { numRuns: 100 },
    );
  });
});
