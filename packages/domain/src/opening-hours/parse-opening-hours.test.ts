import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseOpeningHours } from './parse-opening-hours.ts';

describe('parseOpeningHours', () => {
  it.each([
    '',
    ' ',
    ';',
    'Mo-Fr',
    'Mo-Fr 10:00',
    'Mo-Fr 10:00-',
    'Mo-Fr 9-5',
    'Mo-Fr 10-49',
    'Mo-Fr 13pm-2pm',
    'week 44-13 Mo-Fr 10:00-16:00',
    '2028-2026 10:00-16:00',
    'Apr 31 10:00-12:00',
    'Jan 1-Feb 30 10:00-12:00',
    'Dec 25,32 off',
    'Mo-Fr 10:00-12:0',
    'Mo-Fr 10:60-12:00',
    'Mo-Fr 25:00-26:00',
    'Mo-Fr 10:00-49:00',
    'Mo- 10:00-12:00',
    'Mo[6] 10:00-12:00',
    'Mo[0] 10:00-12:00',
    'Foo 10:00-12:00',
    'week 54 10:00-12:00',
    'Jan 32 10:00-12:00',
    '10:00-16:00/01:30',
    '(noon+01:00)-18:00',
    '10:00-12:00 Mo',
    '10:00-12:00 || ',
    '| 10:00-12:00',
    'Mo 10:00-12:00 "cut off',
    '<b>10:00-12:00</b>',
    '매일 10:00-18:00',
    `${'Mo 10:00-12:00; '.repeat(30)}Tu off`,
  ])('does not read %j', (expression) => {
    expect(parseOpeningHours(expression)).toBeUndefined();
  });

  it('reads a rule with everything', () => {
    expect(parseOpeningHours('Mar 1-Oct Su[-1] 10:00-12:00')).toMatchObject([
      { dates: [{ from: { on: 'date', day: 1 }, to: { on: 'weekday', nth: -1 } }] },
    ]);
    expect(
      parseOpeningHours('2026-2028/2 Mar Su[1] -1 day-Oct Su[-1] week 10 Mo,PH 10:00-12:00+ off'),
    ).toEqual([
      {
        role: 'normal',
        years: [{ from: 2026, to: 2028, step: 2 }],
        dates: [
          {
            kind: 'days',
            from: { on: 'weekday', month: 3, weekday: 0, nth: 1, offsetDays: -1 },
            to: { on: 'weekday', month: 10, weekday: 0, nth: -1, offsetDays: 0 },
          },
        ],
        weeks: [{ from: 10, to: 10, step: 1 }],
        weekdays: [{ from: 1, to: 1, nths: [], offsetDays: 0 }],
        holidays: [{ kind: 'PH', offsetDays: 0 }],
        needsBoth: false,
        times: [{ from: { minutes: 600 }, to: { minutes: 720 }, isOpenEnded: true }],
        state: 'closed',
      },
    ]);
  });

  it('accepts any text, quickly', () => {
    const pieces = 'Mo - Fr 10:00 , ; || Jan [ ] 1 PH + week " ( sunset off 2026 / : easter day )';
    const piece = fc.constantFrom(...pieces.split(' '));
    const text = fc.array(piece, { maxLength: 60 }).map((words) => words.join(' '));
    fc.assert(
      fc.property(fc.oneof(text, fc.string()), (expression) => {
        const rules = parseOpeningHours(expression);
        expect(rules === undefined || rules.length > 0).toBe(true);
      }),
    );
  });
});
