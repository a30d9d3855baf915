import type { PrintedWord } from './printed-word.ts';

const HANGUL_END = /[가-힣]$/u;
const HANGUL_START = /^[가-힣]/u;
const NUMBER_END = /\d$/u;
/** What is right behind a number: `2027년 1월 14일`, `4시간 40분`. */
const UNIT_START = /^(?:년|월|일|시|분|개|명|원)/u;
/** The engine cuts between syllables; a real space is wider than this part of a letter's height. */
const SPACE = 0.47;
/** Words that are whole are parted by less. */
const WHOLE_SPACE = 0.12;

/** The words with the syllables of Hangul put together again that were read one by one. */
export function joinSyllables(words: readonly PrintedWord[]): PrintedWord[] {
  const joined: PrintedWord[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    if (last && last.line === word.line && belongs(last, word))
      joined[joined.length - 1] = join(last, word);
    else joined.push(word);
  }
  return joined;
}

function belongs(a: PrintedWord, b: PrintedWord): boolean {
  const gap = b.left - a.right;
  const height = Math.max(a.bottom - a.top, b.bottom - b.top);
  if (gap > height * (a.isWhole || b.isWhole ? WHOLE_SPACE : SPACE)) return false;
  const isWord = HANGUL_END.test(a.text) && HANGUL_START.test(b.text);
  return isWord || (NUMBER_END.test(a.text) && UNIT_START.test(b.text));
}

function join(a: PrintedWord, b: PrintedWord): PrintedWord {
  return {
    ...a,
    text: a.text + b.text,
    top: Math.min(a.top, b.top),
    right: b.right,
    bottom: Math.max(a.bottom, b.bottom),
    confidence: Math.min(a.confidence, b.confidence),
  };
}
