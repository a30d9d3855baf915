import { date } from '@ooo/domain/testing/literals';
import { describe, expect, it } from 'vitest';
import {
  formatDateRange,
  formatDates,
  formatDay,
  formatFieldDay,
  formatFullDay,
  formatMonth,
  formatRelativeDay,
  formatWeekdays,
} from './dates.ts';

describe('formatDates', () => {
  const list = ['2025-10-05', '2025-10-06', '2025-10-07', '2025-10-10', '2025-10-12', '2025-10-13'];
  it.each([
    ['en', 'Oct 5 – Oct 7, Oct 10, Oct 12, and Oct 13'],
    ['ko', '10월 5일 – 10월 7일, 10월 10일, 10월 12일 및 10월 13일'],
    ['es', '5 oct – 7 oct, 10 oct, 12 oct y 13 oct'],
  ] as const)('writes runs as ranges in %s', (language, words) => {
    expect(formatDates(list.map(date), language)).toBe(words);
  });
});

describe('formatDay', () => {
  it.each([
    ['2026-10-15', 'en', 'Thu 15 Oct'],
    ['2026-10-01', 'en', 'Thu 1 Oct'],
    ['2026-10-15', 'ko', '10월 15일 (목)'],
    ['2026-10-15', 'es', 'jue 15 oct'],
    ['2024-02-29', 'en', 'Thu 29 Feb'],
    // The tests run in Kathmandu: a date that went through local midnight would be a day off.
    ['2026-01-01', 'en', 'Thu 1 Jan'],
  ] as const)('%s in %s is %s', (day, language, text) => {
    expect(formatDay(date(day), language)).toBe(text);
  });
});

describe('formatWeekdays', () => {
  it.each([
    ['2025-10-13', 'en', 'Mondays'],
    ['2025-10-13', 'ko', '월요일'],
    ['2025-10-13', 'es', 'lunes'],
    ['2025-10-18', 'es', 'sábados'],
  ] as const)('of %s in %s are %s', (day, language, text) => {
    expect(formatWeekdays(date(day), language)).toBe(text);
  });
});

describe('formatFullDay', () => {
  it.each([
    ['en', 'Thu 15 Oct 2026'],
    ['ko', '2026년 10월 15일 (목)'],
    ['es', 'jue 15 oct 2026'],
  ] as const)('in %s is %s', (language, text) => {
    expect(formatFullDay(date('2026-10-15'), language)).toBe(text);
  });
});

describe('formatFieldDay', () => {
  it.each([
    ['en', 'Thu 15 Oct 2026'],
    ['ko', '2026. 10. 15. (목)'],
    ['es', 'jue 15 oct 2026'],
  ] as const)('in %s is %s', (language, text) => {
    expect(formatFieldDay(date('2026-10-15'), language)).toBe(text);
  });
});

describe('formatDateRange', () => {
  it.each([
    ['2025-10-01', '2025-10-13', 'en', 'Oct 1 - Oct 13, 2025'],
    ['2025-10-01', '2025-10-01', 'en', 'Oct 1 - Oct 1, 2025'],
    ['2025-12-28', '2026-01-03', 'en', 'Dec 28, 2025 - Jan 3, 2026'],
    ['2025-10-01', '2025-10-13', 'ko', '2025년 10월 1일 - 10월 13일'],
    ['2025-12-28', '2026-01-03', 'ko', '2025년 12월 28일 - 2026년 1월 3일'],
    ['2025-10-01', '2025-10-13', 'es', '1 oct - 13 oct 2025'],
  ] as const)('%s to %s in %s is %s §9.54', (start, end, language, text) => {
    expect(formatDateRange(date(start), date(end), language)).toBe(text);
  });
});

describe('formatRelativeDay', () => {
  it.each([
    ['2026-03-01', 'en', 'today'],
    ['2026-03-02', 'en', 'tomorrow'],
    ['2026-03-13', 'en', 'in 12 days'],
    ['2026-02-26', 'en', '3 days ago'],
    ['2026-03-13', 'ko', '12일 후'],
    ['2026-03-13', 'es', 'dentro de 12 días'],
  ] as const)('%s seen from March 1 in %s is %s', (day, language, text) => {
    expect(formatRelativeDay(date(day), date('2026-03-01'), language)).toBe(text);
  });
});

it('writes the month of a calendar', () => {
  expect(formatMonth(date('2025-10-15'), 'en')).toBe('October 2025');
  expect(formatMonth(date('2025-10-15'), 'ko')).toBe('2025년 10월');
});
