import { describe, expect, it } from 'vitest';
import { repairMonths } from './repair-months.ts';

describe('repairMonths', () => {
  it.each([
    ['lundi 3 ao(it 2026', 'lundi 3 août 2026'],
    ['samedi 22 aot 2026', 'samedi 22 août 2026'],
    ['15 Octobcr 2026', '15 october 2026'],
    ['5 de septiembrc de 2026', '5 de septiembre de 2026'],
    ['Novembor 5, 2026', 'november 5, 2026'],
  ])('mends %s', (read, printed) => {
    expect(repairMonths(read)).toBe(printed);
  });

  it.each([
    '15 Oct 2026',
    'Date: Mar 30, 2026',
    '3 août 2026',
    '12 Gates 2026',
    'Room 12, 2026',
    'page 3 of 2026',
    'total 45 EUR 2026',
  ])('leaves %s', (text) => {
    expect(repairMonths(text)).toBe(text);
  });
});
