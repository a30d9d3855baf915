import { USUAL } from '@ooo/texts/usual';
import type { Language } from './language.ts';

/** One letter of each script. */
const LETTER = { Latin: /\p{Script=Latin}/u, Hangul: /\p{Script=Hangul}/u } as const;

/** True if the text has a letter of the script that the language is written in. */
export function isReadableIn(text: string, language: Language): boolean {
  return LETTER[USUAL[language].script].test(text);
}

/** True if the script of the text shows its language: only Korean uses Hangul, but many languages use Latin. */
export function isInOwnScript(text: string, language: Language): boolean {
  return USUAL[language].script !== 'Latin' && isReadableIn(text, language);
}

/** How many letters a text has: in all, in Latin, and in the language's own script if it has one. */
export function countLetters(text: string, language: Language) {
  const { script } = USUAL[language];
  const count = (letter: RegExp): number => text.match(new RegExp(letter, 'gu'))?.length ?? 0;
  return {
    all: count(/\p{L}/u),
    latin: count(LETTER.Latin),
    own: script === 'Latin' ? undefined : count(LETTER[script]),
  };
}
