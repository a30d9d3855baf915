import { describe, expect, it } from 'vitest';
import { withoutAccruals } from './accruals.ts';

describe('withoutAccruals', () => {
  it.each([
    [
      'MileagePlus Accrual Details',
      'Date  Flight  Award Miles  PQP',
      '16 Jan  1175  DEN - SFO  430',
    ],
    ['Miles earned', 'KE 081  ICN-JFK  6,906', 'KE 082  JFK-ICN  6,906'],
    ['Mileage to be credited', 'KE 081  ICN-JFK  6,906', 'KE 082  JFK-ICN  6,906'],
    ['적립 예정 마일리지', 'KE 081  ICN-JFK  6,906', 'KE 082  JFK-ICN  6,906'],
  ])('leaves out the flights below %s', (...lines) => {
    expect(withoutAccruals([...lines, '', 'KE 083'])).toEqual([lines[0], '', '', '', 'KE 083']);
  });

  it.each([
    ['flights with their times', ['Award miles: 35,000', 'KE 081  ICN 10:00  JFK 11:20']],
    ['flights below another heading', ['Your flights', 'KE 081  ICN-JFK  15 Oct']],
    ['what stands behind an empty line', ['Award miles: 35,000', '', 'KE 081  ICN-JFK']],
  ])('leaves %s', (_, lines) => {
    expect(withoutAccruals(lines)).toEqual(lines);
  });
});
