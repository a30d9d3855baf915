import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { weekdayOf } from '../shared/calendar-date.ts';
import { easterSunday, orthodoxEasterSunday } from './easter.ts';

describe('Easter', () => {
  it.each([
    [2024, '2024-03-31', '2024-05-05'],
    [2025, '2025-04-20', '2025-04-20'],
    [2026, '2026-04-05', '2026-04-12'],
    [2027, '2027-03-28', '2027-05-02'],
    [2028, '2028-04-16', '2028-04-16'],
    [2029, '2029-04-01', '2029-04-08'],
    [2030, '2030-04-21', '2030-04-28'],
  ])('of %i is on %s, and the Orthodox one on %s', (year, western, orthodox) => {
    expect(easterSunday(year)).toBe(western);
    expect(orthodoxEasterSunday(year)).toBe(orthodox);
  });

  it('is a Sunday between 22 March and 25 April, the Orthodox one never before it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1901, max: 2098 }), (year) => {
        const western = easterSunday(year);
        const orthodox = orthodoxEasterSunday(year);
        expect([weekdayOf(western), weekdayOf(orthodox)]).toEqual([0, 0]);
        expect(western >= `${year}-03-22` && western <= `${year}-04-25`).toBe(true);
        expect(orthodox >= western && orthodox <= `${year}-05-08`).toBe(true);
      }),
    );
  });
});
