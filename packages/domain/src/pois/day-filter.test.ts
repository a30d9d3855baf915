import { date, time } from '../testing/literals.ts';
import { makePoi } from '../testing/make-trip.ts';
import { describe, expect, it } from 'vitest';
import { filterByDay, type DayChoice } from './day-filter.ts';

const pois = [
  makePoi({ name: 'late', date: date('2025-10-11'), startTime: time('18:00') }),
  makePoi({ name: 'early', date: date('2025-10-11'), startTime: time('09:00') }),
  makePoi({ name: 'other day', date: date('2025-10-12'), startTime: time('09:00') }),
  makePoi({ name: 'day without time', date: date('2025-10-11') }),
  makePoi({ name: 'idea' }),
];

describe('filterByDay', () => {
  it.each<[DayChoice, string[]]>([
    ['all', ['late', 'early', 'other day', 'day without time', 'idea']],
    ['unassigned', ['day without time', 'idea']],
    [date('2025-10-11'), ['early', 'late']],
    [date('2025-10-13'), []],
  ])('%s §2.45', (day, names) => {
    expect(filterByDay(pois, day).map((poi) => poi.name)).toEqual(names);
  });
});
