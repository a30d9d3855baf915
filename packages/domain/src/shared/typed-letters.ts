import { foldJoined } from './fold.ts';

const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
const FIRST_INITIAL = 0x1100;
const FIRST_VOWEL = 0x1161;
const INITIALS = 'ㄱ ㄲ ㄴ ㄷ ㄸ ㄹ ㅁ ㅂ ㅃ ㅅ ㅆ ㅇ ㅈ ㅉ ㅊ ㅋ ㅌ ㅍ ㅎ'.split(' ');
/** What is typed with two keys is two letters. */
const VOWELS = 'ㅏ ㅐ ㅑ ㅒ ㅓ ㅔ ㅕ ㅖ ㅗ ㅗㅏ ㅗㅐ ㅗㅣ ㅛ ㅜ ㅜㅓ ㅜㅔ ㅜㅣ ㅠ ㅡ ㅡㅣ ㅣ'.split(
  ' ',
);
const FINALS = [
  '',
  ...'ㄱ ㄲ ㄱㅅ ㄴ ㄴㅈ ㄴㅎ ㄷ ㄹ ㄹㄱ ㄹㅁ ㄹㅂ ㄹㅅ ㄹㅌ ㄹㅍ ㄹㅎ ㅁ ㅂ ㅂㅅ ㅅ ㅆ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ'.split(
    ' ',
  ),
];
const HANGUL = /[\u1100-\u11ff\uac00-\ud7a3]/u;

function lettersOf(sign: string): string {
  const code = sign.charCodeAt(0);
  if (code >= FIRST_SYLLABLE && code <= LAST_SYLLABLE) {
    const index = code - FIRST_SYLLABLE;
    const initial = INITIALS[Math.floor(index / (VOWELS.length * FINALS.length))] ?? '';
    const vowel = VOWELS[Math.floor(index / FINALS.length) % VOWELS.length] ?? '';
    return initial + vowel + (FINALS[index % FINALS.length] ?? '');
  }
  return INITIALS[code - FIRST_INITIAL] ?? VOWELS[code - FIRST_VOWEL] ?? sign;
}

/**
 * A folded text as it is typed, without spaces: Hangul becomes its letters, so that what is there half typed begins
 * what is meant. `할슈ㅌ` and `핤` both begin `할슈타트`; `San José` is `sanjose`.
 */
export function toTypedLetters(text: string): string {
  return typedLettersOf(foldJoined(text));
}

/** The same of a text that is folded and has no spaces. */
export function typedLettersOf(folded: string): string {
  return HANGUL.test(folded) ? Array.from(folded).map(lettersOf).join('') : folded;
}
