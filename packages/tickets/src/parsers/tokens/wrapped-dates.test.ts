import { describe, expect, it } from 'vitest';
import { tokenize } from './tokenize.ts';

const dates = (...lines: string[]) =>
  tokenize(lines).flatMap((token) => (token.kind === 'date' ? [token.value] : []));

describe('withWrappedDates', () => {
  it.each([
    ['Tue 06   QF611    Brisbane', 'Apr 27   Operated by', { day: 6, month: 4, year: 2027 }],
    ['QF611   Tue, 06', '        April 2027', { day: 6, month: 4, year: 2027 }],
    ['Mar. 06', 'abr.', { day: 6, month: 4 }],
  ])('%s over %s', (above, below, expected) => {
    expect(dates(above, below)).toEqual([{ ...expected, weekday: 2 }]);
  });

  it.each([
    ['a number over a date', ['QF 06', 'Apr 27'], 1],
    ['a day in another column', ['Tue 06', '          Apr 27'], 1],
    ['a whole date over another', ['Tue 06 Apr', 'Wed 07 Apr'], 2],
    ['a day over words', ['Tue 06', 'Operated by'], 0],
  ])('leaves %s', (_, lines, count) => {
    expect(dates(...lines)).toHaveLength(count);
    expect(dates(...lines)).not.toContainEqual(expect.objectContaining({ day: 6, year: 2027 }));
  });
});
