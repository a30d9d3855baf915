import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseEventRule } from './event-rule.ts';

describe('parseEventRule', () => {
  it('reads every part of a rule', () => {
    expect(
      parseEventRule('about 3rd sun of 05 -2 unless mon +1 at least 05-10 for 3 days'),
    ).toEqual({
      kind: 'span',
      start: {
        base: { on: 'weekday', weekday: 0, nth: 3, month: 5 },
        plus: -2,
        unless: { weekday: 1, plus: 1 },
        atLeast: { month: 5, day: 10 },
      },
      end: 3,
      isApproximate: true,
    });
  });

  it.each([
    '12-31',
    '04-13 to 04-15',
    'sat from 09-16 to 1st sun of 10 at least 10-03',
    'easter -47',
    'orthodox easter +1',
    'chinese 08-15',
    'korean 01-01 -1 for 3 days',
    'islamic 09-01 to islamic 10-01 -1',
    'listed diwali',
    'last mon of 08',
    'every 210 days from 2026-06-17 for 11 days',
    'in 09,10',
  ])('reads %s', (text) => {
    expect(parseEventRule(text)).toBeDefined();
  });

  it.each([
    '',
    'soon',
    '13-01',
    '04-00',
    '5th sun of 05',
    '3rd sun of 13',
    'sun from 04-32',
    'in 13',
    'in ',
    'hebrew 01-01',
    '04-13 for 0 days',
    '04-13 to',
    '04-13 unless day +1',
    '04-13 at least 13-01',
    'every 0 days from 2026-06-17',
    'every 210 days from 2026-02-30',
  ])('refuses %j', (text) => {
    expect(parseEventRule(text)).toBeUndefined();
  });

  it('never throws', () => {
    const word = fc.constantFrom(
      ...'about easter sun last of from to for days in listed chinese unless'.split(' '),
      '04-13',
      '+1',
      '3',
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 8 }), fc.string(), (words, rest) => {
        expect(() => parseEventRule(words.join(' '))).not.toThrow();
        expect(parseEventRule(`?${rest}`)).toBeUndefined();
      }),
    );
  });
});
