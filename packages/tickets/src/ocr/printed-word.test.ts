import { describe, expect, it } from 'vitest';
import { measureConfidence, parseWords } from './printed-word.ts';

type Row = readonly [line: number, left: number, width: number, confidence: number, text: string];

const toTable = (rows: readonly Row[]): string =>
  rows
    .map(([line, left, width, confidence, text]) =>
      [5, 1, 1, 1, line, 1, left, 100 * line, width, 26, confidence, text].join('\t'),
    )
    .join('\n');
const read = (...rows: Row[]) => parseWords(toTable(rows));

describe('parseWords', () => {
  it('reads words with their boxes and lines', () => {
    expect(read([1, 20, 60, 96, 'KE'], [1, 90, 40, 91.5, '081'], [2, 20, 60, 95, 'ICN'])).toEqual([
      { text: 'KE', left: 20, top: 100, right: 80, bottom: 126, confidence: 96, line: 1 },
      { text: '081', left: 90, top: 100, right: 130, bottom: 126, confidence: 91.5, line: 1 },
      { text: 'ICN', left: 20, top: 200, right: 80, bottom: 226, confidence: 95, line: 2 },
    ]);
  });

  it('ends a word before the next one, which its box reaches over', () => {
    const [first, second] = read([1, 20, 400, 90, 'Complimentary'], [1, 300, 60, 96, 'meal']);
    expect(first?.right).toBe(296);
    expect(second).toMatchObject({ left: 300, right: 360 });
  });

  it.each<[string, Row]>([
    ['that begins where it does', [1, 22, 60, 96, 'B']],
    ['on the next line', [2, 60, 60, 96, 'B']],
    ['behind it', [1, 130, 60, 96, 'B']],
  ])('leaves a word whole before one %s', (_, next) => {
    expect(read([1, 20, 100, 90, 'A1'], next)[0]?.right).toBe(120);
  });

  it('leaves dirt out', () => {
    expect(read([1, 20, 60, 30, '~|'], [1, 90, 60, 60, '|'], [1, 190, 60, 10, 'x'])).toMatchObject([
      { text: '|' },
      { text: 'x' },
    ]);
  });
});

describe('measureConfidence', () => {
  it('counts letters that are read well, and their share', () => {
    const words = read([1, 20, 60, 96, 'ABCD'], [1, 90, 60, 30, 'EFGH'], [1, 190, 60, 90, '||||']);
    expect(measureConfidence(words)).toEqual({ sure: 4, share: 1 / 3 });
  });

  it('is nothing without print', () => {
    expect(measureConfidence([])).toEqual({ sure: 0, share: 0 });
  });
});
