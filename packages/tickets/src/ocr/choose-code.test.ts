import { describe, expect, it } from 'vitest';
import { chooseCode, type CodeReading } from './choose-code.ts';

const choose = (text: string, shapes: readonly CodeReading[]) =>
  chooseCode({ text, confidence: 50 }, shapes).text;
const alike = (text: string, confidence: number) => [
  { text, confidence },
  { text, confidence },
  { text: `${text}X`, confidence },
];

describe('a code that a network was unsure of', () => {
  it.each([
    ['PBLMWT', 'P8LMWT', 90],
    ['FTOQWM', 'FT9QWM', 90],
    ['HJIKLQP', 'HJKLQP', 89],
    ['1pC', '1PC', 88],
    ['UAB.', 'UA6', 88],
  ])('%s is %s by its shapes', (network, shape, confidence) => {
    const sign = network.endsWith('.') ? '.' : '';
    expect(choose(network, alike(shape, confidence))).toBe(shape + sign);
  });

  it.each([
    ['30JAN', '3OJAN', 92],
    ['Z5QJWM', 'ZSQJWM', 85],
    ['JQK8ZR', 'JQKBZR', 82],
    ['P8LMWT', 'P8', 92],
  ])('%s stays where its shapes look like %s', (network, shape, confidence) => {
    expect(choose(network, alike(shape, confidence))).toBe(network);
  });

  it('stays where its shapes are the same in one size', () => {
    const shapes = [{ text: 'HB2XNL', confidence: 80 }, ...alike('HBZXNL', 90)];
    expect(choose('HB2XNL', shapes)).toBe('HB2XNL');
  });

  it('stays where no two sizes look alike', () => {
    const shapes = ['P8LMWT', 'P6LMWT', 'PBLMW'].map((text) => ({ text, confidence: 95 }));
    expect(choose('PSLMWT', shapes)).toBe('PSLMWT');
  });

  it('has the letters that all sizes show, though a little less surely', () => {
    const shapes = Array.from({ length: 3 }, () => ({ text: 'OWJMRN', confidence: 84 }));
    expect(choose('OWJIMRN', shapes)).toBe('OWJMRN');
    expect(choose('OWJIMRN', shapes.slice(0, 1))).toBe('OWJIMRN');
  });

  it('is as sure as its shapes are', () => {
    expect(chooseCode({ text: 'TK091', confidence: 30 }, alike('TKO91', 90))).toEqual({
      text: 'TK091',
      confidence: 90,
    });
  });
});
