import { foldText } from './search-text.ts';

const PLAIN = /^[\u0020-\u007e]*$/;
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
  þ: 'th',
};

/** Most names are plain: they skip the work on accents. */
function toPlain(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return foldText(text).replace(/[ßæœøđðłıþ]/g, (letter) => LETTERS[letter] ?? letter);
}

/**
 * Text as it is compared: lower case, no accents, no punctuation, single spaces. `ü`, `ue` and `u`
 * become one, as do the other umlauts, on both sides of a comparison. Hangul stays as it is.
 */
export function fold(text: string): string {
  return toPlain(text)
    .replace(/([aou])e/g, '$1')
    .replace(/(?<=[\p{L}\p{N}])['’`](?=[\p{L}\p{N}])/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The words of {@link fold}; empty for text without a letter or digit. */
export function foldWords(text: string): string[] {
  const folded = fold(text);
  return folded === '' ? [] : folded.split(' ');
}

/** {@link fold} without spaces: `Senso-ji`, `sensoji` and `Senso ji` become one. */
export function foldJoined(text: string): string {
  return fold(text).replaceAll(' ', '');
}
