import { expect, it } from 'vitest';
import { findRuns } from './find-runs.ts';

/** Words of 20 pixels' height, ten pixels a letter. */
const word = (text: string, left: number, line = 1) => ({
  text,
  left,
  top: line * 40,
  right: left + text.length * 10,
  bottom: line * 40 + 20,
  confidence: 50,
  line,
});
const say = (words: ReturnType<typeof word>[]) =>
  findRuns(words, ({ text }) => text !== 'sure').map((run) =>
    run.map(({ text }) => text).join(' '),
  );

it('puts words together that stand side by side', () => {
  expect(say([word('ab', 0), word('cd', 30), word('ef', 60)])).toEqual(['ab cd ef']);
});

it('parts columns, lines, and what stands on both sides of a word that is left out', () => {
  expect(say([word('ab', 0), word('cd', 60)])).toEqual(['ab', 'cd']);
  expect(say([word('ab', 0), word('cd', 0, 2)])).toEqual(['ab', 'cd']);
  expect(say([word('ab', 0), word('sure', 22), word('cd', 64)])).toEqual(['ab', 'cd']);
});

it('makes no run longer than a network reads well', () => {
  const words = Array.from({ length: 12 }, (_, at) => word('abc', at * 35));
  expect(findRuns(words, () => true).map((run) => run.length)).toEqual([8, 4]);
});
