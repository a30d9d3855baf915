import { date } from '@ooo/domain/testing/literals';
import { expect, it } from 'vitest';
import { isClosedByWeekday } from './closed-words.ts';

const MONDAY = date('2025-10-13');
const closed = (day: string) => ({ date: date(day), windows: [] });
const open = (day: string) => ({ date: date(day), windows: [{ openMin: 540, closeMin: 1080 }] });
const unknown = (day: string) => ({ date: date(day), windows: null });

it.each([
  ['two Mondays', [closed('2025-10-13'), open('2025-10-14'), closed('2025-10-20')], true],
  ['a Monday alone', [closed('2025-10-13'), closed('2025-10-14')], false],
  ['one Monday of two', [closed('2025-10-13'), open('2025-10-20')], false],
  ['a Monday of which nothing is known', [closed('2025-10-13'), unknown('2025-10-20')], false],
])('a place that is closed on %s', (_, days, expected) => {
  expect(isClosedByWeekday(days, MONDAY)).toBe(expected);
});
