import { isWithinTypingErrors } from '@ooo/domain/shared/typing-errors';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findNearKeys, rangeOfPrefix } from './near-keys.ts';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 7 });
const sortedWords = fc.uniqueArray(word, { maxLength: 40 }).map((words) => words.toSorted());

const beginnings = (key: string): string[] =>
  Array.from({ length: key.length }, (_, at) => key.slice(0, at + 1));

describe('findNearKeys', () => {
  it('finds the same as a look at each key', () => {
    fc.assert(
      fc.property(sortedWords, word, fc.integer({ min: 0, max: 2 }), (keys, query, most) => {
        const found = new Set(findNearKeys(keys, query, most).map(({ at }) => keys[at]));
        const near = keys.filter((key) =>
          beginnings(key).some((start) => isWithinTypingErrors(start, query, most)),
        );
        expect(found).toEqual(new Set(near));
      }),
    );
  });

  it('says how many errors, and whether it is the whole key', () => {
    expect(findNearKeys(['sevilla', 'seville'], 'sevile', 1)).toEqual([
      { at: 0, errors: 1, isWhole: false },
      { at: 1, errors: 1, isWhole: true },
    ]);
  });
});

describe('rangeOfPrefix', () => {
  it('finds exactly the keys that begin so', () => {
    fc.assert(
      fc.property(sortedWords, word, (keys, prefix) => {
        const [from, to] = rangeOfPrefix(keys, prefix);
        expect(keys.slice(from, to)).toEqual(keys.filter((key) => key.startsWith(prefix)));
      }),
    );
  });
});
