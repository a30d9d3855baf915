import { assert, constantFrom, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guardFormula, withoutFormulaGuard } from './formula-guard.ts';

describe('the guard against formulas', () => {
  it.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(1)',
    '\t=1',
    '\r1',
    '\n1',
    '＝1+1',
    '＋1',
    '－1',
    '＠SUM(1)',
    '﹦1',
    '−1',
    ' =1',
    '\u00A0=1',
    '\u3000＝1',
    '\uFEFF=1',
    '\u200B=1',
    '\u200D\u2060@a',
    '\u202E-1',
    '\u0000=1',
    '\u00AD+1',
    '\uFE0F=1',
    '\u3164=1',
    '\u2800=1',
    "'=1",
    "''\u200B＝1",
  ])('defuses %j, and gives it back', (text) => {
    expect(guardFormula(text)).toBe(`'${text}`);
    expect(withoutFormulaGuard(guardFormula(text))).toBe(text);
  });

  it.each(['', 'Café', '10-12', "L'Entrecôte", "'t Wapen", 'a=b', '1+1', '경복궁', '\u200BCafé'])(
    'leaves %j alone',
    (text) => {
      expect(guardFormula(text)).toBe(text);
      expect(withoutFormulaGuard(text)).toBe(text);
    },
  );

  it('gives every text back', () => {
    const unit = constantFrom("'", '=', '-', '＝', ' ', '\t', '\n', '\u200B', '\uFEFF', 'a');
    assert(
      property(string({ unit, maxLength: 8 }), (text) => {
        expect(withoutFormulaGuard(guardFormula(text))).toBe(text);
      }),
    );
  });
});
