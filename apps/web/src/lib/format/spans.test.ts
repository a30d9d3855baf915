import { SPECIFIED_LANGUAGES } from '@ooo/texts/languages';
import { date } from '@ooo/domain/testing/literals';
import { describe, expect, it } from 'vitest';
import { formatSpan } from './spans.ts';

const TODAY = date('2026-11-26');

describe('formatSpan', () => {
  it.each([
    ['2027-06-03', '2027-06-10', ['3 to 10 June', '6월 3일~10일', 'del 3 al 10 de junio']],
    [
      '2027-06-28',
      '2027-07-03',
      ['28 June to 3 July', '6월 28일~7월 3일', 'del 28 de junio al 3 de julio'],
    ],
    [
      '2026-12-28',
      '2027-01-03',
      [
        '28 December 2026 to 3 January 2027',
        '2026년 12월 28일~2027년 1월 3일',
        'del 28 de diciembre de 2026 al 3 de enero de 2027',
      ],
    ],
    [
      '2028-06-03',
      '2028-06-10',
      ['3 to 10 June 2028', '2028년 6월 3일~10일', 'del 3 al 10 de junio de 2028'],
    ],
    ['2026-10-01', '2026-10-01', ['1 October 2026', '2026년 10월 1일', 'el 1 de octubre de 2026']],
    ['2027-06-03', undefined, ['3 June', '6월 3일', 'el 3 de junio']],
    ['2026-11-26', undefined, ['26 November', '11월 26일', 'el 26 de noviembre']],
    [
      '2026-11-25',
      undefined,
      ['25 November 2026', '2026년 11월 25일', 'el 25 de noviembre de 2026'],
    ],
  ] as const)('%s to %s', (start, end, texts) => {
    const written = SPECIFIED_LANGUAGES.map((language) =>
      formatSpan(date(start), end && date(end), TODAY, language),
    );
    expect(written).toEqual(texts);
  });

  it.each(['en', 'es'] as const)('names the months of %s as Intl does', (language) => {
    const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
    for (let month = 1; month <= 12; month += 1) {
      const day = date(`2027-${String(month).padStart(2, '0')}-05`);
      const name = format.format(Date.UTC(2027, month - 1, 5));
      expect(formatSpan(day, undefined, date('2027-01-01'), language)).toContain(name);
    }
  });
});
