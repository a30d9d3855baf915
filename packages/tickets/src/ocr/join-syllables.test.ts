import { describe, expect, it } from 'vitest';
import { joinSyllables } from './join-syllables.ts';
import type { PrintedWord } from './printed-word.ts';

/** Words of one line, each 20 high, with the gaps between them. */
function toWords(...pieces: (string | number)[]): PrintedWord[] {
  const words: PrintedWord[] = [];
  let left = 0;
  for (const piece of pieces) {
    if (typeof piece === 'number') {
      left += piece;
      continue;
    }
    const right = left + piece.length * 18;
    words.push({ text: piece, left, right, top: 0, bottom: 20, confidence: 90, line: 1 });
    left = right;
  }
  return words;
}

describe('joinSyllables', () => {
  it.each<[string, PrintedWord[], string[]]>([
    ['syllables', toWords('예', 4, '약', 3, '번호'), ['예약번호']],
    ['a number and its unit', toWords('2026', -5, '년', 12, '3', 2, '월'), ['2026년', '3월']],
    ['no words with a space between them', toWords('성인', 12, '좌석'), ['성인', '좌석']],
    ['no Latin words', toWords('KE', 2, '081'), ['KE', '081']],
  ])('joins %s', (_, words, expected) => {
    expect(joinSyllables(words).map(({ text }) => text)).toEqual(expected);
  });

  it('keeps words apart that are whole', () => {
    const [first, next] = toWords('20일', 5, '출발');
    if (!first || !next) throw new Error('There are two words.');
    expect(joinSyllables([{ ...first, isWhole: true }, next])).toHaveLength(2);
    expect(joinSyllables([first, next])).toHaveLength(1);
  });

  it('puts a box around all of them', () => {
    const [word] = joinSyllables(toWords('예', 4, '약'));
    expect(word).toMatchObject({ left: 0, right: 40, top: 0, bottom: 20 });
  });
});
