import { describe, expect, it } from 'vitest';
import { dropDirt, dropWedged } from './drop-dirt.ts';
import type { PrintedWord } from './printed-word.ts';

let at = 0;
function makeWord(text: string, confidence: number, left = 40): PrintedWord {
  at += 1;
  const box = { left, top: at * 40, right: left + text.length * 12, bottom: at * 40 + 26 };
  return { text, confidence, line: at, ...box };
}

const PRINT = [makeWord('ELECTRONIC TICKET', 95), makeWord('Passenger', 96)];
const keep = (word: PrintedWord): boolean => dropDirt([...PRINT, word]).includes(word);

describe('dropDirt', () => {
  it.each<[string, number]>([
    ['Total', 60],
    ['HJKLQP', 25],
    ['YpP101', 30],
    ['1.T-17AUG-7QB1*AKR', 42],
    ['QR330/N/29MAR/LGWDOH/2145/0625+1', 30],
  ])('keeps a line of print: %s, read with %d', (text, confidence) => {
    expect(keep(makeWord(text, confidence))).toBe(true);
  });

  it.each<[string, number]>([
    ['oo', 30],
    ['SoSL', 30],
    ['AEE', 40],
    ['wo1Ia', 40],
    ['HJKLQP', 12],
    ['~~—_', 80],
    ['Iesse', 40],
  ])('drops a line that nobody printed: %s, read with %d', (text, confidence) => {
    expect(keep(makeWord(text, confidence))).toBe(false);
  });

  it('drops single signs beyond all print, and keeps them within', () => {
    expect(keep(makeWord('A', 90, 900))).toBe(false);
    expect(keep(makeWord('A', 90, 60))).toBe(true);
  });
});

describe('dropWedged', () => {
  type Placed = readonly [text: string, left: number, width: number];
  const keep = (...placed: Placed[]): string[] =>
    dropWedged(
      placed.map(([text, left, width]) => ({
        text,
        left,
        right: left + width,
        top: 0,
        bottom: 26,
        confidence: 90,
        line: 1,
      })),
    ).map(({ text }) => text);

  it.each<[string, Placed]>([
    ['a stroke', ['|', 142, 2]],
    ['a letter', ['k', 141, 9]],
    ['a digit', ['4', 142, 14]],
  ])('drops %s in the space between two words', (_, sign) => {
    expect(keep(['Boeing', 20, 120], sign, ['737-800', 160, 140])).toEqual(['Boeing', '737-800']);
  });

  it.each<[string, Placed[]]>([
    [
      'a bar with room',
      [
        ['Main', 20, 80],
        ['|', 110, 4],
        ['Seats', 134, 100],
      ],
    ],
    [
      'a word of one letter',
      [
        ['18:05', 20, 100],
        ['y', 130, 20],
        ['llega', 160, 100],
      ],
    ],
    [
      'a word that a box reaches over',
      [
        ['18:05', 20, 120],
        ['y', 130, 8],
        ['llega', 146, 100],
      ],
    ],
    [
      'a syllable',
      [
        ['울', 20, 26],
        ['/', 48, 8],
        ['인천', 58, 52],
      ],
    ],
    [
      'what ends a line',
      [
        ['Class', 20, 100],
        ['Y', 122, 10],
      ],
    ],
  ])('keeps %s', (_, placed) => {
    expect(keep(...placed)).toEqual(placed.map(([text]) => text));
  });
});
