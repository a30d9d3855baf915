import { describe, expect, it } from 'vitest';
import { date } from '../testing/literals.ts';
import { demoEndDate, demoStartDate } from './demo-dates.ts';

describe('the dates of the demo', () => {
  it.each([
    ['2025-01-01', '2025-10-01'],
    ['2025-09-30', '2025-10-01'],
    ['2025-10-01', '2026-10-01'],
    ['2025-10-14', '2026-10-01'],
    ['2026-12-31', '2027-10-01'],
    ['2028-02-29', '2028-10-01'],
  ])('lie ahead of %s: from %s §3.35', (today, start) => {
    expect(demoStartDate(date(today))).toBe(start);
  });

  it('are thirteen, both ends included', () => {
    expect(demoEndDate(date('2027-10-01'))).toBe('2027-10-13');
  });
});
