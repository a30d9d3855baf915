import { weekdayOf } from '@ooo/domain/shared/calendar-date';
import { expect, it } from 'vitest';
import { firstWeekday, someDateOn } from './week-start.ts';

it.each([
  ['language', 'en', 0],
  ['language', 'ko', 0],
  ['language', 'es', 1],
  ['monday', 'en', 1],
  ['saturday', 'es', 6],
  ['sunday', 'es', 0],
] as const)('weeks that begin with %s in %s begin on day %i', (weekStart, language, weekday) => {
  expect(firstWeekday(weekStart, language)).toBe(weekday);
  expect(weekdayOf(someDateOn(weekday))).toBe(weekday);
});
