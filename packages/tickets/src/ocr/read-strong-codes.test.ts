import { describe, expect, it } from 'vitest';
import type { Letter } from './decode-letters.ts';
import type { PrintedWord } from './printed-word.ts';
import { readStrongCodes } from './read-strong-codes.ts';

const WORD: PrintedWord = {
  text: 'o0z112',
  left: 20,
  right: 120,
  top: 10,
  bottom: 36,
  confidence: 47,
  line: 1,
};

const spread = (text: string, confidence = 98): Letter[] =>
  Array.from(text, (letter, at) => ({
    text: letter,
    confidence,
    at: (at + 0.5) / text.length,
  }));
const readAs = async (letters: Letter[], word: Partial<PrintedWord> = {}): Promise<string> => {
  const words = await readStrongCodes([{ ...WORD, ...word }], async () => letters);
  return words.map(({ text, confidence }) => `${text} ${confidence}`).join();
};

describe('readStrongCodes', () => {
  it.each([
    'OZ112',
    'International(KIX)',
    '(ICN)',
    'ICN',
    'RW3KTP',
    '09:40',
    '2026-07-25',
    '20MAY27',
    '12A,',
    '15kg',
    '1PC',
  ])('takes %s', async (code) => {
    expect(await readAs(spread(code))).toBe(`${code} 98`);
  });

  it.each(['QQ112', 'Incheon', 'QQX', '(QQQ)', '99:40', 'ABCDEF', '123456', '0A', '17H1', ''])(
    'leaves what reads %j',
    async (text) => {
      expect(await readAs(spread(text))).toBe('o0z112 47');
    },
  );

  it.each([
    ['KE64344', 'KE643'],
    ['701408', '7C1408'],
    ['YpP102', 'YP102'],
    ['S5KQW7X', '5KQW7X'],
    ['TOWKZQ', 'T9WKZQ'],
    ['270CT26', '27OCT26'],
    ['O2MAY26', '02MAY26'],
    ['07231', '07:31'],
    ['l2:3O', '12:30'],
    ['=.2026.I0.12', '2026.10.12'],
    ['(CTU)', '(CJU)'],
    ['—-23KG', '23KG'],
    ['1A', '12A'],
  ])('asks where the first reader reads %s', async (text, code) => {
    expect(await readAs(spread(code), { text })).toBe(`${code} 98`);
  });

  it.each(['SS', 'ASSA', '202644', '2026', 'OFS]', '17H2', 'Seoul'])(
    'asks nobody about %s, which no code is read as',
    async (text) => {
      expect(await readAs(spread('OZ112'), { text })).toBe(`${text} 47`);
    },
  );

  it('leaves a code of which a letter is not certain', async () => {
    expect(await readAs([...spread('OZ11'), { text: '2', confidence: 80, at: 0.95 }])).toBe(
      'o0z112 47',
    );
  });

  it('leaves a code beside which letters of another script stand', async () => {
    const right = spread('(ICN)').map(({ text, confidence, at }) => ({
      text,
      confidence,
      at: 0.5 + at / 2,
    }));
    expect(await readAs(right)).toBe('o0z112 47');
  });

  it.each<[string, Partial<PrintedWord>]>([
    ['is sure of', { confidence: 95 }],
    ['takes for a word', { text: 'Ga' }],
    ['takes for a rule', { right: 20 + 26 * 13 }],
  ])('asks nobody about what the first reader %s', async (_, word) => {
    expect(await readAs(spread('OZ112'), word)).not.toContain('OZ112');
  });
});
