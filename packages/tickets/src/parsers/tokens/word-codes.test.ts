import { describe, expect, it } from 'vitest';
import { readWordCode } from './word-codes.ts';

const read = (...lines: string[]) => readWordCode(lines, 0).map(({ value }) => value);

describe('readWordCode', () => {
  it.each([
    ['another code alone', ['LAS', '→', 'RDU'], ['LAS']],
    ['another word that is a code', ['SEA', '', 'SAN'], ['SEA']],
    ['its name', ['  PER', 'Perth, Western Australia'], ['PER']],
  ])('is a code beside %s', (_, lines, codes) => {
    expect(read(...lines)).toEqual(codes);
  });

  it.each([
    ['a sentence', ['LAS', 'maletas se entregan en la cinta 4']],
    ['a code within a line', ['DEL', 'KE 081 ICN JFK']],
    ['itself again', ['DAY', 'DAY']],
    ['a word that is no code', ['SUN', 'MON', 'TUE']],
    ['a word that is never one alone', ['MAR', 'ICN']],
  ])('is a word beside %s', (_, lines) => {
    expect(read(...lines)).toEqual([]);
  });
});
