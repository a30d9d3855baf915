import { describe, expect, it } from 'vitest';
import { inMonthOf } from './days-of-month.ts';
import { tokenize } from './tokenize.ts';

const days = (...lines: string[]) =>
  tokenize(lines).flatMap((token) =>
    token.kind === 'date' ? [`${token.value.day}/${token.value.month}`] : [],
  );

describe('withDaysOfMonth', () => {
  it('takes a day beside a flight for one of the month above', () => {
    expect(days('TP1713 on thu may 20', 'back monday 24th with TP1690')).toEqual(['20/5', '24/5']);
    expect(days('Thu May 27 TP1713', 'Wednesday 2nd', 'TP1690 FNC 18:10')).toEqual(['27/5', '2/6']);
  });

  it('takes a day before the times of a flight without its weekday too', () => {
    expect(days('BA2490 sat 6 feb, LGW 06:45', 'BA2491 on the 13th, 11:50 MLA')).toEqual([
      '6/2',
      '13/2',
    ]);
    expect(days('11 January', 'EK30 leaves LHR 14:20, DXB 01:20 on the 12th')).toEqual(['11/1']);
  });

  it('goes on from a date on the same line', () => {
    expect(days('out Thursday 4th March BA314, back Saturday 6th BA323')).toEqual(['4/3', '6/3']);
  });

  it.each([
    ['without a date above', ['back monday 24th with TP1690']],
    ['in a text without a flight', ['Call me on monday 24th about the party']],
  ])('takes none %s', (_, lines) => {
    expect(days(...lines)).toEqual([]);
  });
});

describe('inMonthOf', () => {
  it('goes on to the next month, and the next year', () => {
    expect(inMonthOf({ day: 30, month: 12, year: 2026 }, { day: 2 })).toEqual({
      day: 2,
      month: 1,
      year: 2027,
    });
    expect(inMonthOf({ day: 2, month: 3 }, { day: 2, weekday: 1 })).toEqual({
      day: 2,
      month: 3,
      weekday: 1,
    });
  });
});
