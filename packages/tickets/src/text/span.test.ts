import { describe, expect, it } from 'vitest';
import { blankOut, isFree, overlap } from './span.ts';

describe('overlap', () => {
  it.each([
    [{ start: 0, end: 3 }, { start: 2, end: 5 }, true],
    [{ start: 0, end: 3 }, { start: 3, end: 5 }, false],
    [{ start: 1, end: 2 }, { start: 0, end: 9 }, true],
  ])('of %o and %o is %s, whichever comes first', (a, b, expected) => {
    expect([overlap(a, b), overlap(b, a)]).toEqual([expected, expected]);
  });
});

describe('isFree', () => {
  it('holds beside what is taken, and where nothing is', () => {
    const taken = [
      { start: 0, end: 2 },
      { start: 6, end: 8 },
    ];
    expect(isFree({ start: 2, end: 6 }, taken)).toBe(true);
    expect(isFree({ start: 2, end: 7 }, taken)).toBe(false);
    expect(isFree({ start: 0, end: 9 }, [])).toBe(true);
  });
});

describe('blankOut', () => {
  it('leaves every other letter where it is', () => {
    const parts = [
      { start: 6, end: 9 },
      { start: 0, end: 3 },
    ];
    expect(blankOut('LHR - JFK 12A', parts)).toBe('    -     12A');
  });
});
