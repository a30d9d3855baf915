import { expect, it } from 'vitest';
import { decodeLetters } from './decode-letters.ts';

const ALPHABET = ['', 'A', 'B', ' '];

/** What a network would say of columns that show these signs, the first of the alphabet written as a dash. */
function say(signs: string, share = 0.9): Float32Array {
  const rest = (1 - share) / (ALPHABET.length - 1);
  return Float32Array.from(
    Array.from(signs, (sign) => ALPHABET.indexOf(sign === '-' ? '' : sign)).flatMap((sign) =>
      ALPHABET.map((_, at) => (at === sign ? share : rest)),
    ),
  );
}

const read = (signs: string) =>
  decodeLetters(say(signs), ALPHABET)
    .map(({ text }) => text)
    .join('');

it.each([
  ['A', 'A'],
  ['-AAA--B-', 'AB'],
  ['AA-AA', 'AA'],
  ['A-  -B', 'A B'],
  ['----', ''],
])('%s is %s', (signs, text) => {
  expect(read(signs)).toBe(text);
});

it('says how sure each letter is, and where it stands', () => {
  const [first, second] = decodeLetters(say('-A-B', 0.75), ALPHABET);
  expect(first?.confidence).toBeCloseTo(75);
  expect([first?.at, second?.at]).toEqual([0.375, 0.875]);
});
