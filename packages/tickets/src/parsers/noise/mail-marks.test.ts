import { describe, expect, it } from 'vitest';
import { withoutMailMarks } from './mail-marks.ts';

const MAIL = [
  '[image: Example Air] <https://example.com/a?b=1>',
  '*Your booking*',
  '*AB12CD*',
  '*KE 81*',
];

describe('withoutMailMarks', () => {
  it.each([
    ['*JFK* [image: plane] *LAX*', ' JFK                  LAX '],
    [
      '[Manage] <https://example.com/x?p=1> | [Seats]',
      '[Manage]                             | [Seats]',
    ],
    ['_Transfer in Istanbul: 2h 10m_', ' Transfer in Istanbul: 2h 10m '],
    ['*Wed, May 27* | *Thu, May 28*', ' Wed, May 27  |  Thu, May 28 '],
  ])('blanks the marks of %s', (line, expected) => {
    expect(withoutMailMarks([...MAIL, line])[MAIL.length]).toBe(expected);
  });

  it.each([
    'SEL*  Seoul',
    'Frequent flier: B6 ******7741',
    '**Thu 11FEB',
    '2 * 23 kg * 2',
    'a_b_c',
  ])('leaves %s', (line) => {
    expect(withoutMailMarks([...MAIL, line])[MAIL.length]).toBe(line);
  });

  it('leaves a text without such marks', () => {
    const lines = ['Seat *12A*', 'a < b > c'];
    expect(withoutMailMarks(lines)).toBe(lines);
  });
});
