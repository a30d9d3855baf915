import { describe, expect, it } from 'vitest';
import { readDetails } from './read-detail.ts';

const read = (...lines: string[]): string[] =>
  readDetails(lines, 0).map((token) => `${token.kind} ${token.kind === 'meal' ? token.value : ''}`);

describe('readDetails', () => {
  it.each([
    'TK1722   Airbus A321neo   ikram / Meal: Hot meal',
    'TK1722   Airbus A321neo   Comida / Meal: Hot meal',
    'Meal   Hot meal',
  ])('reads a meal behind labels in two languages: %s', (line) => {
    expect(read(line)).toEqual(['meal Hot meal']);
  });

  it('takes a label alone for no meal', () => {
    expect(read('ikram /')).toEqual([]);
  });
});
