import { describe, expect, it } from 'vitest';
import { daysBetween } from '../shared/calendar-date.ts';
import { date } from '../testing/literals.ts';
import { MAX_PLACE_DAYS, openingDates, openingWeek } from './opening-range.rules.ts';

const YEAR = { startDate: date('2026-01-01'), endDate: date('2027-01-01') };
const FIVE_DAYS = { startDate: date('2026-10-01'), endDate: date('2026-10-05') };

describe('openingDates', () => {
  it.each([
    [FIVE_DAYS, 30, {}, ['2026-10-01', '2026-10-05']],
    [FIVE_DAYS, 0, {}, ['2026-10-01', '2026-10-05']],
    [FIVE_DAYS, 30, { from: date('2026-10-03') }, ['2026-10-03', '2026-10-05']],
    [
      FIVE_DAYS,
      30,
      { from: date('2026-09-01'), to: date('2026-10-02') },
      ['2026-10-01', '2026-10-02'],
    ],
    [YEAR, 500, {}, ['2026-01-01', '2026-01-07']],
    [YEAR, 500, { from: date('2026-12-31') }, ['2026-12-31', '2027-01-01']],
    [YEAR, 100, { from: date('2026-05-01') }, ['2026-05-01', '2026-06-04']],
    [YEAR, 9, {}, ['2026-01-01', '2027-01-01']],
  ])('%j with %i places asked for %j', (trip, places, range, ends) => {
    const dates = openingDates(trip, places, range);
    expect([dates.at(0), dates.at(-1)]).toEqual(ends);
    expect(dates.length * places).toBeLessThanOrEqual(MAX_PLACE_DAYS);
  });

  it('is empty beside the trip', () => {
    expect(openingDates(FIVE_DAYS, 3, { from: date('2026-10-06') })).toEqual([]);
    expect(openingDates(FIVE_DAYS, 3, { to: date('2026-09-30') })).toEqual([]);
    expect(
      openingDates(FIVE_DAYS, 3, { from: date('2026-10-04'), to: date('2026-10-02') }),
    ).toEqual([]);
  });
});

describe('openingWeek', () => {
  it.each([
    [YEAR, '2026-01-01', '2026-01-01', '2026-01-07'],
    [YEAR, '2026-01-07', '2026-01-01', '2026-01-07'],
    [YEAR, '2026-01-08', '2026-01-08', '2026-01-14'],
    [FIVE_DAYS, '2026-10-05', '2026-10-01', '2026-10-05'],
  ])('%j on %s', (trip, day, from, to) => {
    const week = openingWeek(trip, date(day));
    expect(week).toEqual({ from, to });
    expect(daysBetween(week.from, week.to)).toBeLessThan(7);
  });
});
