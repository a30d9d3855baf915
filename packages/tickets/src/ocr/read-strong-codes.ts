import { airlineOf } from '../atoms/airline.ts';
import { isAirportCode } from '../atoms/airport-code.ts';
import type { Gray } from '../images/gray.ts';
import type { Letter } from './decode-letters.ts';
import type { PrintedWord } from './printed-word.ts';
import { cutStrip } from './strip.ts';
import type { StripReader } from './strip-engine.ts';

/** The first reader is seldom wrong about a code that it is surer of. */
const SURE = 92;
/** So sure the second one is of no shape of a code that is not there, whatever else stands in the strip. */
const SURE_OF_SHAPE = 95;
/** Words that are looked at: a page of patterns has hundreds. */
const MOST_WORDS = 60;
/** What is longer than so many of its heights is no code. */
const LONGEST = 12;
/** A digit, a bracket or two capitals, as codes have them. */
const LIKELY = /[\d(]|[A-Z].*[A-Z]/u;

/** Codes, and times, days and measures: what a traveller's document has beside words. */
const SHAPES: readonly ((text: string) => boolean)[] = [
  (text) => /^[A-Z\d]{2}\d{3,4}$/u.test(text) && airlineOf(text) !== undefined,
  (text) => isAirportCode(/^[A-Za-z.]*\(([A-Z]{3})\)$/u.exec(text)?.[1] ?? ''),
  (text) => /^[A-Z]{3}$/u.test(text) && isAirportCode(text),
  (text) => /^(?=.*[A-Z])(?=.*\d)[A-Z\d]{6}$/u.test(text),
  (text) => /^(?:[01]?\d|2[0-3]):[0-5]\d$/u.test(text),
  (text) => /^20\d\d([-.])[01]\d\1[0-3]\d$/u.test(text),
  (text) => /^[0-3]\d[A-Z]{3}(?:\d{2}|\d{4})$/u.test(text),
  (text) => /^[1-9]\d?[A-HJ-L][,/]?$/u.test(text),
  (text) => /^(?:[1-3]PC|[1-4]\d ?[Kk][Gg])$/u.test(text),
];

/**
 * The words of a page in another script with the codes among them as the network of strips reads them: Hangul is read into
 * codes, and codes into Hangul, but not into whole codes with such certainty.
 */
export async function readStrongCodes(
  gray: Gray,
  words: readonly PrintedWord[],
  read: StripReader,
): Promise<readonly PrintedWord[]> {
  const again = new Map<PrintedWord, PrintedWord>();
  for (const word of words.filter(isUnsureCode).slice(0, MOST_WORDS)) {
    const code = toCode(await read(cutStrip(gray, word)));
    if (code) again.set(word, { ...word, ...code });
  }
  return words.map((word) => again.get(word) ?? word);
}

function isUnsureCode({ text, confidence, left, right, top, bottom }: PrintedWord): boolean {
  const isShort = text.length > 1 && right - left <= LONGEST * (bottom - top);
  return isShort && confidence < SURE && LIKELY.test(text);
}

/** The letters as a code; undefined where they are none, or where something else stands beside them. */
function toCode(letters: readonly Letter[]): Pick<PrintedWord, 'text' | 'confidence'> | undefined {
  const text = letters.map((letter) => letter.text).join('');
  const confidence = Math.min(...letters.map((letter) => letter.confidence));
  if (confidence < SURE_OF_SHAPE || !SHAPES.some((isCode) => isCode(text))) return undefined;
  const [first, last] = [letters[0], letters.at(-1)];
  const width = 1.5 / letters.length;
  const isWhole = first && last && first.at < width && last.at > 1 - width;
  return isWhole ? { text, confidence } : undefined;
}
