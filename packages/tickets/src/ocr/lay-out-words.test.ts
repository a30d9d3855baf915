import { describe, expect, it } from 'vitest';
import { layOutWords } from './lay-out-words.ts';
import type { PrintedWord } from './printed-word.ts';

const WIDTH = 12;

type Placed = readonly [column: number, text: string, row?: number];

/** Words at columns of a typewriter. */
function type(words: readonly Placed[]): PrintedWord[] {
  return words.map(([column, text, row = 0]) => ({
    text,
    left: column * WIDTH,
    right: (column + text.length) * WIDTH,
    top: row * 40,
    bottom: row * 40 + 26,
    confidence: 95,
    line: row,
  }));
}
const write = (...words: Placed[]): string[] => layOutWords(type(words)).map(({ text }) => text);

describe('layOutWords', () => {
  it('writes a space between words, and columns where they stand', () => {
    expect(write([0, 'Paris'], [6, 'CDG'], [20, '10:20'])).toEqual(['Paris CDG           10:20']);
  });

  it('takes a wide gap beside a dash for no column', () => {
    expect(write([0, 'Logan'], [6, '-'], [9, 'LIS'], [13, '-'], [16, 'Humberto'])).toEqual([
      'Logan - LIS - Humberto',
    ]);
  });

  it('takes a dash for a cell of its own where columns are far', () => {
    expect(write([0, 'Seat'], [12, '-'], [24, 'Meal'])).toEqual(['Seat        -           Meal']);
  });

  it('keeps a word in its sentence whose box is too narrow', () => {
    const words = type([
      [0, 'a las 18:05'],
      [12, 'y'],
      [14, 'llega a'],
    ]).map((word) => Object.assign(word, word.text === 'y' ? { right: word.left + 1 } : {}));
    expect(layOutWords(words).map(({ text }) => text)).toEqual(['a las 18:05 y llega a']);
  });

  it('sees lines as far from each other whether letters reach below them or not', () => {
    const page = type([
      [0, 'Friday'],
      [0, 'LGA', 1.75],
      [0, 'Meals', 3.5],
      [0, 'AA 1608', 5.25],
      [0, 'Saturday', 7],
    ]).map((word, at) => Object.assign(word, { top: word.top - (at === 3 ? 0 : 12) }));
    expect(layOutWords(page).map(({ text }) => text)).not.toContain('');
  });

  it('keeps far lines apart by an empty one', () => {
    expect(write([0, 'Paris'], [0, 'Rome', 1], [0, 'Oslo', 4])).toEqual([
      'Paris',
      'Rome',
      '',
      'Oslo',
    ]);
  });
});
