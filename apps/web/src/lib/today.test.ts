import { expect, it } from 'vitest';
import { toLocalDate } from './today.ts';

it.each([
  ['Asia/Seoul', '2026-03-02'],
  ['America/New_York', '2026-03-01'],
  // The tests run in Kathmandu, 5:45 ahead.
  [undefined, '2026-03-02'],
])('in %s it is %s', (zone, date) => {
  expect(toLocalDate(new Date('2026-03-01T20:00:00Z'), zone)).toBe(date);
});
