import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWithinTypingErrors } from './typing-errors.ts';

describe('isWithinTypingErrors', () => {
  it.each([
    ['louvre', 'louvre', 0, true],
    ['louvre', 'louvr', 1, true],
    ['louvre', 'louvrre', 1, true],
    ['louvre', 'luovre', 1, true],
    ['louvre', 'lauvre', 1, true],
    ['louvre', 'luover', 1, false],
    ['louvre', 'luover', 2, true],
    ['louvre', 'lo', 3, false],
    ['', '', 0, true],
    ['', 'ab', 1, false],
    ['', 'ab', 2, true],
  ])('%s and %s within %i: %s', (a, b, most, is) => {
    expect(isWithinTypingErrors(a, b, most)).toBe(is);
    expect(isWithinTypingErrors(b, a, most)).toBe(is);
  });

  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });
  const limit = fc.nat({ max: 4 });

  it('is the same from both sides, and allows more where more is allowed', () => {
    fc.assert(
      fc.property(word, word, limit, (a, b, most) => {
        const is = isWithinTypingErrors(a, b, most);
        expect(isWithinTypingErrors(b, a, most)).toBe(is);
        expect(isWithinTypingErrors(a, b, most + 1) || !is).toBe(true);
        expect(isWithinTypingErrors(a, b, Math.max(a.length, b.length))).toBe(true);
      }),
    );
  });

  it('forgives one letter left out, anywhere', () => {
    fc.assert(
      fc.property(word, fc.nat({ max: 8 }), fc.constantFrom('a', 'x'), (text, at, letter) => {
        const longer = text.slice(0, at) + letter + text.slice(at);
        expect(isWithinTypingErrors(text, longer, 1)).toBe(true);
        expect(isWithinTypingErrors(text, longer, 0)).toBe(false);
      }),
    );
  });
});
