import { chooseWord, type WordReading } from './choose-word.ts';
import type { Letter } from './decode-letters.ts';
import type { PrintedWord } from './printed-word.ts';
import type { PartReader } from './read-part.ts';

/** Capitals and digits, some perhaps taken for small letters or signs. */
const CODE = /\d|[A-Z].*[A-Z]/u;
const HANGUL = /[가-힣]/u;
/** Signs of ASCII, with two capitals or digits: `T9WKZQ`, `(ICN)`. */
const LATIN_CODE = /^(?=.{3})(?=.*[A-Z\d].*[A-Z\d])[\x21-\x7e]+$/u;
/** What may be a record locator: nothing beside it tells when one of its signs is taken for another. */
const RECORD_LOCATOR = /^(?=.*\d)(?=.*[A-Z])[A-Z\d]{5,8}$|^[A-Z]{6}$/u;
/** The engine is more certain when it is right; less so of digits among letters. */
const SURE = 80;
const SURE_OF_CODES = 90;
const SURE_OF_RECORD_LOCATORS = 92;
/** Words that are read again: a page of patterns has hundreds. */
const MOST_WORDS = 80;
/** What is longer than so many of its heights is a rule, or a row of signs. */
const LONGEST = 24;

/**
 * The words with those that the first reader is unsure of as a network reads them that sees each of them alone. Among
 * Hangul only codes are read again: the network finds letters of its own in syllables.
 */
export async function readWordsAgain(
  words: readonly PrintedWord[],
  read: PartReader,
): Promise<readonly PrintedWord[]> {
  const isAmongHangul = words.some(({ text }) => HANGUL.test(text));
  const unsure = words
    .filter((word) => isUnsure(word) && (!isAmongHangul || LATIN_CODE.test(word.text)))
    .toSorted((a, b) => Number(isCode(b)) - Number(isCode(a)))
    .slice(0, MOST_WORDS);
  const again = new Map<PrintedWord, PrintedWord>();
  for (const word of unsure) {
    const letters = await read(word);
    again.set(word, { ...word, ...chooseWord(word, toReading(letters)) });
  }
  return words.map((word) => again.get(word) ?? word);
}

function isUnsure(word: PrintedWord): boolean {
  const { text, confidence, left, right, top, bottom } = word;
  if (!/[\p{L}\p{N}]/u.test(text) || right - left > LONGEST * (bottom - top)) return false;
  if (RECORD_LOCATOR.test(text)) return confidence < SURE_OF_RECORD_LOCATORS;
  return confidence < (isCode(word) ? SURE_OF_CODES : SURE);
}

function isCode({ text }: PrintedWord): boolean {
  return CODE.test(text);
}

/** As sure as its least sure letter is. */
function toReading(letters: readonly Letter[]): WordReading {
  return {
    text: letters.map(({ text }) => text).join(''),
    confidence: Math.min(...letters.map(({ confidence }) => confidence)),
  };
}
