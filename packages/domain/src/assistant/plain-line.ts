import type { Language } from '../shared/language.ts';
import { countLetters } from '../shared/scripts.ts';

/** Control, format and private characters: invisible ones can change how the rest is read. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]/u;
const MARKUP = /[<>{}[\]`|\\^~*_#=]|&#?\w+;/u;
/** Web and mail addresses, even without a scheme. */
const LINK = /:\/\/|@|\bwww\.|[\p{L}\d][\p{L}\d-]*\.\p{L}{2,}/iu;
const PRICE =
  /\p{Sc}|\b(?:usd|eur|krw|gbp|jpy|dollars?|euros?|yen|won|pounds?|d[óo]lar(?:es)?|wones|yenes|libras|reais|ienes)\b|달러|유로|엔화|\d\s*[만천백]?\s*원/iu;
/** Digits that are not those of ASCII, and fractions, hide numbers from a comparison. */
const ODD_NUMBER = /(?![0-9])\p{N}/u;

/** How many Latin letters a text in another script may have for each of its own: `USB-C 허브`. */
const LATIN_FOR_EACH_OWN = 2;

function isInScriptOf(language: Language, line: string): boolean {
  const { all, latin, own } = countLetters(line, language);
  if (all === 0 || latin + (own ?? 0) < all) return false;
  return own === undefined || (own > 0 && latin <= own * LATIN_FOR_EACH_OWN);
}

/**
 * What the assistant wrote as one plain line in the reader's script; undefined if it is empty or has markup, an
 * address, a price, or characters that are not seen.
 */
export function toPlainLine(text: string, language: Language): string | undefined {
  const line = text.replaceAll(/\s+/gu, ' ').trim();
  const isPlain = ![UNSEEN, MARKUP, LINK, PRICE, ODD_NUMBER].some((odd) => odd.test(line));
  return isPlain && isInScriptOf(language, line) ? line : undefined;
}

/** The numbers of a text as they are written, without signs: `2`, `1.5`. */
export function numbersOf(text: string): string[] {
  return text.match(/\d+(?:[.,]\d+)?/gu) ?? [];
}
