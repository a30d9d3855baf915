import { airlineOf } from '../atoms/airline.ts';
import { isAirportCode } from '../atoms/airport-code.ts';
import type { Letter } from './decode-letters.ts';
import type { PrintedWord } from './printed-word.ts';
import type { PartReader } from './read-part.ts';

/** The first reader is seldom wrong about a code that it is surer of. */
const SURE = 92;
/** The second reader is never this certain of a code that is not there, whatever else is in the strip. */
const SURE_OF_SHAPE = 95;
/** Words that are looked at: a page of patterns has hundreds. */
const MOST_WORDS = 60;
/** What is longer than so many of its heights is not a code. */
const LONGEST = 12;
/** Signs around a code, which Hangul beside it is read into as well. */
const AROUND = /^[^A-Za-z\d(]+|[^A-Za-z\d)]+$/gu;
/** A digit, and letters that it is taken for. */
const DIGIT = '[\\dOoIlSsZzB]';
const FLIGHT = new RegExp(
  String.raw`^(?!20[23])(?=(?:\D*\d){2})[A-Za-z\d]{2,3}${DIGIT}{3,5}$`,
  'u',
);
const TIME = new RegExp(`^${DIGIT}{1,2}:${DIGIT}{2}$`, 'u');
const NUMERIC_DAY = new RegExp(String.raw`^20\d\d([-.])${DIGIT}{2}\1${DIGIT}{2}$`, 'u');
const DAY = new RegExp(String.raw`^${DIGIT}{2}[A-Z\d]{3}(?:\d{2}|\d{4})$`, 'u');
/** What the first reader makes of codes where it errs: letters for digits, digits for letters, one too few or too many. */
const LIKELY: readonly ((text: string) => boolean)[] = [
  (text) => FLIGHT.test(text) || TIME.test(text) || NUMERIC_DAY.test(text) || DAY.test(text),
  (text) => /^[A-Za-z.]*\([A-Z]{3}\)$/u.test(text),
  (text) => /^[A-Z]{3}$/u.test(text) && isAirportCode(text),
  (text) => /^(?!20[23]\d{3,4}$)(?:[A-Z\d]{6}|(?=.*\d)[A-Z\d]{7})$/u.test(text),
  (text) => /^(?:\d{1,2}[A-L]|\d{1,3}(?:KG|kg)|\dPC)$/u.test(text),
];

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
  words: readonly PrintedWord[],
  read: PartReader,
): Promise<readonly PrintedWord[]> {
  const again = new Map<PrintedWord, PrintedWord>();
  for (const word of words.filter(isUnsureCode).slice(0, MOST_WORDS)) {
    const code = toCode(await read(word));
    if (code) again.set(word, { ...word, ...code });
  }
  return words.map((word) => again.get(word) ?? word);
}

function isUnsureCode({ text, confidence, left, right, top, bottom }: PrintedWord): boolean {
  const isShort = text.length > 1 && right - left <= LONGEST * (bottom - top);
  if (!isShort || confidence >= SURE) return false;
  const inner = text.replaceAll(AROUND, '');
  return LIKELY.some((isLike) => isLike(inner));
}

/** The letters as a code; undefined where they are none, or where something else is beside them. */
function toCode(letters: readonly Letter[]): Pick<PrintedWord, 'text' | 'confidence'> | undefined {
  const text = letters.map((letter) => letter.text).join('');
  const confidence = Math.min(...letters.map((letter) => letter.confidence));
  if (confidence < SURE_OF_SHAPE || !SHAPES.some((isCode) => isCode(text))) return undefined;
  const [first, last] = [letters[0], letters.at(-1)];
  const width = 1.5 / letters.length;
  const isWhole = first && last && first.at < width && last.at > 1 - width;
  return isWhole ? { text, confidence } : undefined;
}
