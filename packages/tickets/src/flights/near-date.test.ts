import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import { withOrderNear } from './near-date.ts';

const hint = '2027-02-05' as CalendarDate;

describe('withOrderNear', () => {
  it.each([
    ['as written', { day: 5, month: 2, year: 2027 }, { day: 5, month: 2, year: 2027 }],
    ['turned', { day: 2, month: 5, year: 2027 }, { day: 5, month: 2, year: 2027 }],
    ['without a year', { day: 2, month: 5 }, { day: 5, month: 2, year: 2027 }],
    ['a day later', { day: 6, month: 2, year: 2027 }, { day: 6, month: 2, year: 2027 }],
  ])('settles a date that is the day of a hint %s', (_, date, settled) => {
    expect(withOrderNear({ ...date, ambiguous: true }, [hint])).toEqual(settled);
  });

  it.each([
    ['of another day', { day: 3, month: 9, year: 2027, ambiguous: true }],
    ['of another year', { day: 5, month: 2, year: 2026, ambiguous: true }],
    ['that is in order', { day: 2, month: 5, year: 2027 }],
  ])('leaves a date %s', (_, date) => {
    expect(withOrderNear(date, [hint])).toEqual(date);
  });

  it('leaves a date that is near two hints either way', () => {
    const date = { day: 2, month: 5, year: 2027, ambiguous: true };
    expect(withOrderNear(date, [hint, '2027-05-02' as CalendarDate])).toEqual(date);
  });
});
