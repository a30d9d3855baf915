import { describe, expect, it } from 'vitest';
import { type DayOfMonth, findDaysOfMonth } from './day-of-month.ts';

describe('findDaysOfMonth', () => {
  it.each<[string, DayOfMonth]>([
    ['back to lisbon monday 24th with TP1690', { day: 24, weekday: 1 }],
    ['Sunday the 9th, flight 417', { day: 9, weekday: 0 }],
    ['getting to Dubai at 01:20 on the 12th', { day: 12 }],
    ['sale el 5 a las 10', { day: 5 }],
    ['el lunes 24 sale', { day: 24, weekday: 1 }],
    ['올 때는 14일 일요일 저녁', { day: 14, weekday: 0 }],
    ['16일(화) 23:15', { day: 16, weekday: 2 }],
    ['sábado 12, vuelo', { day: 12, weekday: 6 }],
    ['landet am 12. um 10 Uhr', { day: 12 }],
  ])('%s', (text, expected) => {
    expect(findDaysOfMonth(text).map(({ value }) => value)).toEqual([expected]);
  });

  it.each([
    'Monday 24th May',
    'Mon 24th of May',
    'lunes 24 de mayo',
    'martes 24/05',
    'Friday 13',
    'llego el sábado 16:05',
    '3월 14일 일요일',
    '14일 동안',
    'on the 5th floor of May',
    'Monday 42nd',
    'the 12th of March',
  ])('finds none in %s', (text) => {
    const days = findDaysOfMonth(text).filter(({ value }) => value.weekday !== undefined);
    expect(days).toEqual([]);
  });
});
