import { describe, expect, it } from 'vitest';
import { chooseWord } from './choose-word.ts';

const choose = (first: string, sure: number, second: string, surer: number) =>
  chooseWord({ text: first, confidence: sure }, { text: second, confidence: surer });

describe('a word that the first reader was unsure of', () => {
  it.each([
    ['PBLMWT', 54, 'P8LMWT', 99],
    ['DQSTML', 42, 'DQ5TML', 99],
    ['170AN', 85, '17JAN', 99],
    ['OWJIMRN', 53, 'OWJMRN', 98],
    ['EEE', 21, 'jetBlue', 97],
    ['FN3OWZ', 60, 'FN30WZ', 95],
    ['cuz', 71, 'CUZ', 52],
    ['1pC', 60, '1PC', 78],
    ['AlTo', 47, 'A/To', 97],
    ['1B124', 87, 'IB124', 97],
  ])('%s (%i) is %s (%i) by the second', (first, sure, second, surer) => {
    expect(choose(first, sure, second, surer).text).toBe(second);
  });

  it.each([
    ['O', 73, '0', 86],
    ['0GB', 90, 'OGB', 76],
    ['00M', 80, 'OOM', 99],
    ['Checked', 61, 'receckted', 69],
    ['05H', 59, '05h', 62],
    ['9V', 87, '9v', 73],
    ['TERMINAL', 75, '', Infinity],
    ['DATE:', 70, 'DATE :', 86],
    ['/', 64, '1', 31],
    ['/TO', 60, 'ITO', 95],
    ['Duración', 45, 'Duracion', 99],
  ])('%s (%i) stays beside %s (%i)', (first, sure, second, surer) => {
    expect(choose(first, sure, second, surer).text).toBe(first);
  });

  it('has capitals where one of the readers saw them in letters that are else alike', () => {
    expect(choose('FNBQWZ', 60, 'FN3QwZ', 75).text).toBe('FN3QWZ');
  });

  it('is as sure as the reader whose word it is, and surer where both say the same', () => {
    expect(choose('PBLMWT', 54, 'P8LMWT', 99).confidence).toBe(99);
    expect(choose('P8LMWT', 54, 'P8LMWT', 99).confidence).toBe(99);
    expect(choose('0GB', 90, 'OGB', 76).confidence).toBe(90);
  });
});
