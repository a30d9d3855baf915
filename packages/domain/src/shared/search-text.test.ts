import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText } from './search-text.ts';

describe('foldText', () => {
  it.each([
    ['  Café   ÉLAN ', 'cafe elan'],
    ['São Paulo', 'sao paulo'],
    ['경복궁', '경복궁'],
    ['ＳＥＯＵＬ', 'seoul'],
    ['Łódź', 'łodz'],
    ['', ''],
  ])('%s is %s', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it('changes nothing that is folded', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const folded = foldText(text);
        expect(foldText(folded)).toBe(folded);
      }),
    );
  });
});
