import { describe, expect, it } from 'vitest';
import { numbersOf, toPlainLine } from './plain-line.ts';

describe('toPlainLine', () => {
  it.each([
    [
      'en',
      '  Nights on the  coast\nare cool, even in July.  ',
      'Nights on the coast are cool, even in July.',
    ],
    [
      'es',
      'Por las noches refresca: llévate algo ligero.',
      'Por las noches refresca: llévate algo ligero.',
    ],
    ['ko', '밤에는 쌀쌀하니 챙기면 좋아요.', '밤에는 쌀쌀하니 챙기면 좋아요.'],
    ['ko', 'USB-C 허브', 'USB-C 허브'],
  ] as const)('keeps what is plain (%s)', (language, text, expected) => {
    expect(toPlainLine(text, language)).toBe(expected);
  });

  it.each([
    ['nothing', '  '],
    ['no letter', '12 %'],
    ['HTML', 'Bring <b>water</b>'],
    ['an entity', 'Bring &lt;water'],
    ['Markdown', 'Bring **water**'],
    ['a link of Markdown', '[water](x)'],
    ['an address', 'See https://example.com'],
    ['an address without a scheme', 'See evil.example for more'],
    ['a mail address', 'Write to a@b'],
    ['a price', 'It costs $5 there'],
    ['a price in words', 'It costs 5 euros there'],
    ['a character that turns the text around', 'Bring \u202Eretaw'],
    ['a character without width', 'Bri\u200Bng water'],
    ['NUL', 'Bring\u0000water'],
    ['half of a pair', 'Bring \uD83D'],
    ['another script', 'Bring вода'],
    ['letters that look alike', 'Bring wаter'],
    ['digits of another script', 'Bring ５ bottles'],
    ['another language', '물을 챙겨요'],
  ])('refuses %s', (_name, text) => {
    expect(toPlainLine(text, 'en')).toBeUndefined();
  });

  it.each([
    'Bring enough water for the hike.',
    '물 water for the whole long hike',
    '값은 5000원이에요',
    '水を持って',
  ])('refuses %s in Korean', (text) => {
    expect(toPlainLine(text, 'ko')).toBeUndefined();
  });
});

describe('numbersOf', () => {
  it('finds them as they are written', () => {
    expect(numbersOf('2 of 13 days, down to -4.5 °C')).toEqual(['2', '13', '4.5']);
    expect(numbersOf('none')).toEqual([]);
  });
});
