import { type CalendarDate, fromDayNumber } from '@ooo/domain/shared/calendar-date';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PartialDate } from '../document.ts';
import { type YearContext, settleYear } from './settle-year.ts';

const day = (text: string) => text as CalendarDate;
const received = (receivedOn: string, fields: Partial<YearContext> = {}): YearContext => ({
  receivedOn: day(receivedOn),
  receivedOnKnown: true,
  ...fields,
});
const JULY_20: PartialDate = { day: 20, month: 7 };

describe('settleYear', () => {
  it.each<[string, PartialDate, YearContext, string, string]>([
    [
      'a printed year stands',
      { ...JULY_20, year: 2016 },
      received('2017-12-29'),
      '2016-07-20',
      'printed',
    ],
    ['first day on or after receipt', JULY_20, received('2017-12-29'), '2018-07-20', 'received'],
    ['the day of receipt itself', JULY_20, received('2018-07-20'), '2018-07-20', 'received'],
    ['a day after it is next year', JULY_20, received('2018-07-21'), '2019-07-20', 'received'],
    [
      'beside a date with a year',
      { day: 1, month: 1 },
      received('2030-01-01', { near: day('2025-12-31') }),
      '2026-01-01',
      'near',
    ],
    [
      'after the flight before',
      { day: 9, month: 1 },
      received('2025-09-01', { after: day('2025-12-28') }),
      '2026-01-09',
      'near',
    ],
    [
      'the weekday agrees ahead',
      { day: 15, month: 10, weekday: 3 },
      received('2025-09-01'),
      '2025-10-15',
      'weekday',
    ],
    [
      'the weekday agrees only in the past',
      { day: 15, month: 10, weekday: 3 },
      received('2026-11-20'),
      '2025-10-15',
      'weekday',
    ],
    [
      'a leap day waits for its year',
      { day: 29, month: 2 },
      received('2025-09-01'),
      '2028-02-29',
      'received',
    ],
    [
      'issue counts where receipt is not known',
      JULY_20,
      received('2026-11-20', { receivedOnKnown: false, issuedOn: day('2025-06-05') }),
      '2025-07-20',
      'issued',
    ],
    [
      'today counts where nothing is known',
      JULY_20,
      received('2026-11-20', { receivedOnKnown: false }),
      '2027-07-20',
      'today',
    ],
  ])('%s', (_, printed, context, date, basis) => {
    expect(settleYear(printed, context)).toMatchObject({ date, basis });
  });

  it('offers the year of issue where receipt gives another', () => {
    const settled = settleYear(JULY_20, received('2017-12-29', { issuedOn: day('2017-06-05') }));
    expect(settled).toEqual({ date: '2018-07-20', basis: 'received', others: ['2017-07-20'] });
  });

  it('does not believe a weekday that lies beyond the time of sale, and offers it', () => {
    const settled = settleYear({ day: 20, month: 1, weekday: 6 }, received('2017-01-01'));
    expect(settled).toEqual({ date: '2017-01-20', basis: 'received', others: ['2018-01-20'] });
  });

  it('offers the last such day where only today is known', () => {
    const settled = settleYear(JULY_20, received('2026-11-20', { receivedOnKnown: false }));
    expect(settled?.others).toEqual(['2026-07-20']);
  });

  it('knows no date for a day that never comes', () => {
    expect(settleYear({ day: 31, month: 11 }, received('2025-01-01'))).toBeUndefined();
    expect(settleYear({ day: 29, month: 2, year: 2025 }, received('2025-01-01'))).toBeUndefined();
  });

  it('never goes before the day of receipt without a reason', () => {
    const anyDay = fc.integer({ min: 0, max: 20_000 }).map(fromDayNumber);
    const days = fc.record({
      day: fc.integer({ min: 1, max: 28 }),
      month: fc.integer({ min: 1, max: 12 }),
    });
    fc.assert(
      fc.property(days, anyDay, (printed, from) => {
        const date = settleYear(printed, received(from))?.date ?? '';
        expect(date >= from).toBe(true);
      }),
    );
  });
});
