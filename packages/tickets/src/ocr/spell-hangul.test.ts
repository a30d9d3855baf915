import { describe, expect, it } from 'vitest';
import type { Letter } from './decode-letters.ts';
import type { Sign } from './find-signs.ts';
import type { PrintedWord } from './printed-word.ts';
import { isHangul, spellHangul } from './spell-hangul.ts';

/** Letters with how sure the network is of each, evenly over the word. */
function toLetters(...letters: (readonly [string, number])[]): Letter[] {
  return letters.map(([text, confidence], at) => ({
    text,
    confidence,
    at: (at + 0.5) / letters.length,
  }));
}

const sure = (text: string): Letter[] =>
  toLetters(...Array.from(text, (one) => [one, 99] as const));

function spell(english: string, letters: readonly Letter[], signs: readonly Sign[] = []) {
  const box = { left: 3, right: 97, top: 0, bottom: 20, confidence: 85, line: 1 };
  const word: PrintedWord = { text: english, ...box };
  return spellHangul(word, letters, signs)?.text;
}

describe('spellHangul', () => {
  it.each([
    ['18', sure('1월'), '1월'],
    ['222', sure('22일'), '22일'],
    ['OF', sure('오후'), '오후'],
    ['17H,', toLetters(['1', 62], ['개', 99]), '1개'],
    ['28)', sure('[2명]'), '(2명)'],
  ])('reads %s as Hangul', (english, letters, printed) => {
    expect(spell(english, letters)).toBe(printed);
  });

  it.each([
    ['31DEC(S)', toLetters(['3', 90], ['1', 60], ['O', 40], ['[', 30], ['목', 99]), '31DEC(목)'],
    ['12.19(E)', toLetters(['1', 99], ['2', 99], ['[', 90], ['E', 97], [']', 90]), '12.19(토)'],
    ['05/02(&)', toLetters(['5', 99], ['2', 99], ['[', 86], ['퇴', 91]), '05/02(토)'],
    ['AS(ICN)', toLetters(['서', 99], ['울', 99], ['<', 36], ['2', 29], ['서', 40]), '서울(ICN)'],
    ['HS(PNR)', toLetters(['번', 98], ['호', 99], ['C', 46], ['P', 99]), '번호(PNR)'],
  ])('takes days and codes of %s from English', (english, letters, printed) => {
    expect(spell(english, letters)).toBe(printed);
  });

  it('puts signs where they are seen', () => {
    const letters = toLetters(['서', 99], ['7', 92], ['인', 99]);
    expect(spell('AS/Ql', letters, [{ text: '/', from: 46, to: 52 }])).toBe('서/인');
  });

  it.each([
    ['a syllable that is not sure', 'SSE', toLetters(['호', 99], ['률', 58], ['루', 99])],
    ['no syllable', 'KE017', sure('KE017')],
    ['a day without a day of the week', '31DEC(S)', toLetters(['3', 99], ['1', 99], ['룰', 99])],
    ['nothing', 'OF', []],
  ])('leaves %s', (_, english, letters) => {
    expect(spell(english, letters)).toBeUndefined();
  });
});

describe('isHangul', () => {
  it('is certain of a syllable, and of no Latin letter', () => {
    expect(isHangul(toLetters(['2', 40], ['명', 99]))).toBe(true);
    expect(isHangul(toLetters(['씨', 80], ['A', 99]))).toBe(false);
  });
});
