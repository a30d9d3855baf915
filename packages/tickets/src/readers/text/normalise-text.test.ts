import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_LINE_LENGTH, MAX_TEXT_LENGTH } from '../../limits.ts';
import { normaliseText } from './normalise-text.ts';

const CASES: readonly (readonly [what: string, raw: string, text: string])[] = [
  ['line ends of Windows and old Macs', 'a\r\nb\rc\nd', 'a\nb\nc\nd'],
  ['form feeds and Unicode line ends', 'a\fb\u2028c\u0085d', 'a\nb\nc\nd'],
  ['spaces of all kinds', 'KE\u00A0081\u3000ICN\u2009JFK', 'KE 081 ICN JFK'],
  ['what nobody sees', '\uFEFFKE\u200B 0\u00AD81\u202E', 'KE 081'],
  ['control characters', 'KE\u0000 0\u001B81\u0007', 'KE 081'],
  ['decomposed Hangul', '서울', '서울'],
  ['full-width Latin', 'ＫＥ０８１　１０：００', 'KE081 10:00'],
  ['half a surrogate', 'KE\uD800 081', 'KE\uFFFD 081'],
  ['page after page of nothing', `KE 081${'\n \n'.repeat(40)}ICN`, 'KE 081\n\n\n\nICN'],
  ['trailing spaces', 'KE 081   \n  ICN  ', 'KE 081\n  ICN'],
];

describe('normaliseText', () => {
  it.each(CASES)('settles %s', (_, raw, text) => {
    expect(normaliseText(raw)).toEqual({ text, truncated: false });
  });

  it('expands tabs to columns that line up and never touch', () => {
    const { text } = normaliseText('From\tTo\tFlight\nICN\tJFK\tKE 081\nLong Namex\tX\tKE 082');
    const [head, first, long] = text.split('\n');
    expect(head?.indexOf('To')).toBe(first?.indexOf('JFK'));
    expect(head?.indexOf('Flight')).toBe(first?.indexOf('KE'));
    expect(long).toMatch(/^Long Namex {2,}X {2,}KE 082$/);
  });

  it('lines up the columns of a table that was copied, however long its cells', () => {
    const { text } = normaliseText(
      '\tPrevious\tNew\nDeparture\t11 Jan 2027, 21:20\t12 Jan\nA note',
    );
    expect(text).toBe(
      [
        '           Previous            New',
        'Departure  11 Jan 2027, 21:20  12 Jan',
        'A note',
      ].join('\n'),
    );
  });

  it('lines up the columns over an empty line', () => {
    const { text } = normaliseText(
      'Flight\tFrom\nQF517\tBrisbane\n\nQF25 (late)\tSydney\n\nThanks',
    );
    expect(text).toBe(
      ['Flight       From', 'QF517        Brisbane', '', 'QF25 (late)  Sydney', '', 'Thanks'].join(
        '\n',
      ),
    );
  });

  it('lines up the columns of a spreadsheet, and leaves commas of sentences and prices', () => {
    const { text } = normaliseText('Date,Flight,From,To,Dep\n2027-02-06,KE703,ICN,NRT,10:10');
    expect(text).toBe('Date        Flight  From  To   Dep\n2027-02-06  KE703   ICN   NRT  10:10');
    const others = 'We fly to Rome, Paris, Oslo, Bonn, Kyiv\nTotal 1,234,567,890,123,\n';
    expect(normaliseText(others).text).toBe(others);
  });

  it('cuts what is longer than any ticket, and says so', () => {
    expect(normaliseText('x\n'.repeat(MAX_TEXT_LENGTH / 2)).truncated).toBe(false);
    const { text, truncated } = normaliseText('x\n'.repeat(MAX_TEXT_LENGTH));
    expect(truncated).toBe(true);
    expect(text.length).toBe(MAX_TEXT_LENGTH);
  });

  it('breaks endless lines at spaces and loses no word', () => {
    const words = Array.from({ length: 3000 }, (_, index) => `word${index}`);
    const lines = normaliseText(words.join(' ')).text.split('\n');
    expect(lines.length).toBeGreaterThan(5);
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(MAX_LINE_LENGTH);
    expect(lines.join(' ').split(' ')).toEqual(words);
  });

  it('is the same done twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (raw) => {
        const once = normaliseText(raw).text;
        expect(normaliseText(once).text).toBe(once);
      }),
    );
  });
});
