import { addDays } from '@ooo/domain/shared/calendar-date';
import { date } from '@ooo/domain/testing/literals';
import { describe, expect, it } from 'vitest';
import { formatDayHours, formatOpenTimes, formatTripHours } from './trip-hours.ts';

const DAY = [{ openMin: 600, closeMin: 1080 }];
const HOURS = {
  o: DAY,
  n: [{ openMin: 1080, closeMin: 1560 }],
  a: [{ openMin: 0, closeMin: 1440 }],
  c: [],
  '?': null,
} as const;

/** A letter a day from Thursday, 9 October. */
const daysOf = (text: string) =>
  Array.from(text, (letter, index) => ({
    date: addDays(date('2025-10-09'), index),
    windows: HOURS[letter as keyof typeof HOURS],
  }));

describe('formatTripHours', () => {
  it.each([
    ['en', '??', 'Hours unknown'],
    ['en', 'cc', 'Closed on all days of your trip'],
    ['en', 'oo', 'Daily 10:00 AM - 6:00 PM'],
    ['en', 'nn', 'Daily 6:00 PM - 2:00 AM'],
    ['en', 'aa', 'Open 24 hours daily'],
    ['en', 'aac', 'Open Thu, Fri 24 hours; closed Sat'],
    ['en', 'aaaac', 'Closed Mon; otherwise open 24 hours'],
    ['ko', 'aa', '매일 24시간 영업'],
    ['ko', 'aac', '목, 금 영업 24시간; 토 휴무'],
    ['es', 'aac', 'Abre jue, vie 24 horas; cierra sáb'],
    ['en', 'on', 'Open on all days of your trip'],
    ['en', 'ooc', 'Open Thu, Fri 10:00 AM - 6:00 PM; closed Sat'],
    ['en', 'onc', 'Open Thu, Fri; closed Sat'],
    ['en', 'ooooc', 'Closed Mon; otherwise 10:00 AM - 6:00 PM'],
    ['en', 'onooc', 'Closed Mon; open on your other days'],
    ['en', 'oo?', 'Open Thu, Fri 10:00 AM - 6:00 PM'],
    ['en', 'ocooooooo', 'Closed Oct 10; otherwise 10:00 AM - 6:00 PM'],
    ['ko', 'ooc', '목, 금 영업 10:00 - 18:00; 토 휴무'],
    ['ko', 'onooc', '월 휴무; 다른 날은 열어요'],
    ['es', 'ooc', 'Abre jue, vie 10:00 - 18:00; cierra sáb'],
    ['es', 'ooooc', 'Cierra lun; los demás días 10:00 - 18:00'],
  ] as const)('in %s: %s', (language, text, sentence) => {
    expect(formatTripHours(daysOf(text), { language, clock: 'language' })).toBe(sentence);
  });
});

it('writes hours on the preferred clock', () => {
  expect(formatTripHours(daysOf('ooc'), { language: 'en', clock: '24' })).toBe(
    'Open Thu, Fri 10:00 - 18:00; closed Sat',
  );
  expect(formatDayHours(DAY, { language: 'ko', clock: '24' })).toBe('10:00 - 18:00');
});

describe('formatDayHours', () => {
  it.each([
    [null, 'Hours unknown'],
    [[], 'Closed'],
    [
      [
        { openMin: 720, closeMin: 900 },
        { openMin: 1050, closeMin: 1320 },
      ],
      '12:00 PM - 3:00 PM, 5:30 PM - 10:00 PM',
    ],
  ])('%j', (windows, text) => {
    expect(formatDayHours(windows, { language: 'en', clock: 'language' })).toBe(text);
  });
});

it.each([
  ['en', '24 hours'],
  ['ko', '24시간'],
  ['es', '24 horas'],
] as const)('in %s does not say again that a place is open: %s', (language, times) => {
  expect(formatOpenTimes(HOURS.a, { language, clock: 'language' })).toBe(times);
});
