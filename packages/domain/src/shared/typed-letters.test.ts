import { describe, expect, it } from 'vitest';
import { toTypedLetters } from './typed-letters.ts';

describe('toTypedLetters', () => {
  it.each([
    ['할', '할슈타트'],
    ['핤', '할슈타트'],
    ['할슈ㅌ', '할슈타트'],
    ['고', '과테말라'],
    ['ㅅ', '세비야'],
    ['제주 ', '제주도'],
    ['san j', 'San José'],
  ])('%s begins %s', (typed, meant) => {
    expect(toTypedLetters(meant).startsWith(toTypedLetters(typed))).toBe(true);
  });

  it('does not begin what has another letter', () => {
    expect(toTypedLetters('세비야').startsWith(toTypedLetters('서'))).toBe(false);
  });
});
