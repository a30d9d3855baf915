import { describe, expect, it } from 'vitest';
import { dropDirt } from './drop-dirt.ts';
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
