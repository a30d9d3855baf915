import { LOCALE_FORMATS } from '@ooo/texts/formats';
import { describe, expect, it } from 'vitest';
import { date } from '../testing/literals.ts';
import { writeTime } from './write-time.ts';

describe('LOCALE_FORMATS', () => {
  it.each([
    [
      'en',
      'Thursday',
      'Thu 15 Oct 2026',
      ['9:05 AM', '12:00 AM', '6:30 PM'],
      ['0m', '45m', '2h 00m', '2h 05m'],
    ],
    [
      'ko',
      '목요일',
      '2026년 10월 15일 (목)',
      ['09:05', '00:00', '18:30'],
      ['0분', '45분', '2시간', '2시간 5분'],
    ],
    [
      'es',
      'jueves',
      'jue 15 oct 2026',
      ['9:05', '0:00', '18:30'],
      ['0 min', '45 min', '2 h', '2 h 5 min'],
    ],
  ] as const)('%s', (language, weekday, day, times, durations) => {
    const formats = LOCALE_FORMATS[language];
    expect(formats.weekday(4)).toBe(weekday);
    expect(formats.day(date('2026-10-15'))).toBe(day);
    const writing = { language, clock: 'language' } as const;
    expect([545, 1440, 1110].map((minutes) => writeTime(minutes, writing))).toEqual(times);
    expect([0, 45, 120, 125].map(formats.duration)).toEqual(durations);
  });

  it.each(['ko', 'es'] as const)('%s names days as Intl does', (language) => {
    const days = Array.from({ length: 7 }, (_, weekday) =>
      LOCALE_FORMATS[language].weekday(weekday),
    );
    const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
    // 4 October 2026 is a Sunday.
    const known = days.map((_, day) => format.format(Date.UTC(2026, 9, 4 + day)));
    expect(days).toEqual(known);
  });

  it('writes the months of Spanish as Intl does', () => {
    for (let month = 0; month < 12; month += 1) {
      const short = new Intl.DateTimeFormat('es-ES', { month: 'short', timeZone: 'UTC' });
      const day = date(`2026-${String(month + 1).padStart(2, '0')}-01`);
      expect(LOCALE_FORMATS.es.day(day)).toContain(` ${short.format(Date.UTC(2026, month))} `);
    }
  });
});
