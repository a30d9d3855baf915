import { airlineOf } from '../atoms/airline.ts';
import type { Gray } from '../images/gray.ts';
import { findSigns } from './find-signs.ts';
import { joinRows } from './join-rows.ts';
import { isSure, mergeReadings } from './merge-readings.ts';
import { recogniseWords } from './ocr-engine.ts';
import { type PrintedWord, toLines } from './printed-word.ts';
import type { PartReader } from './read-part.ts';
import { isHangul, spellHangul } from './spell-hangul.ts';
import { whitenWords } from './whiten-words.ts';

/** What English is surer of is none of Hangul. */
const CERTAIN = 95;
/** Words that are looked at alone: a page of patterns has hundreds. */
const MOST_WORDS = 250;
/** What is longer than so many of its heights is a rule, or a row of signs. */
const LONGEST = 14;
/** What Hangul is not read into: words of small letters, times, days, sums, and long numbers. */
const LATIN =
  /^(?:\(?[A-Za-z]?[a-z]{4,}[.,:)]*|\d{1,2}:\d{2}|20\d{2}[-./]\d{2}[-./]\d{2}|\d{1,3}(?:[.,]\d{2,3})+|\d{7,}|\d+kg)$/u;
const FLIGHT = /^[A-Z\d]{2}\d{3,4}$/u;
/** Letters, and what English takes syllables for. */
const LETTER = /[\p{L}\p{N}&@$%©®]/u;

/**
 * The words of a page with Hangul: what English is unsure of is read as Korean, and of what it is sure the words that are
 * Hangul nevertheless by the network of syllables. `1월` looks like 18 and `오후` like OF, and what is not shown to another
 * language is lost. So is read what Korean passes over.
 */
export async function readHangul(
  gray: Gray,
  words: readonly PrintedWord[],
  read: PartReader,
): Promise<readonly PrintedWord[]> {
  const spell = async (word: PrintedWord): Promise<PrintedWord | undefined> =>
    spellHangul(word, await read(word, 'hangul'), findSigns(gray, word));
  const looked = new Set(words.filter(isLikely).slice(0, MOST_WORDS));
  const [known, unsure]: [PrintedWord[], PrintedWord[]] = [[], []];
  for (const word of words) {
    const isKnown = isSure(word);
    const isHidden = isKnown && looked.has(word) && isHangul(await read(word, 'hangul'));
    const spelt = isHidden ? await spell(word) : isKnown && word;
    (spelt ? known : unsure).push(spelt || word);
  }
  if (unsure.length === 0) return joinRows(toLines(words), known);
  const again = await recogniseWords(whitenWords(gray, known), 'kor', 'grainy');
  const merged = mergeReadings(unsure, again);
  for (const word of unsure) {
    if (!looked.has(word) || merged.some((other) => overlaps(word, other))) continue;
    const passed = await spell(word);
    if (passed) merged.push(passed);
  }
  return joinRows(toLines(words), [...known, ...merged]);
}

function isLikely({ text, confidence, left, right, top, bottom }: PrintedWord): boolean {
  if (confidence >= CERTAIN || right - left > LONGEST * (bottom - top)) return false;
  if (!LETTER.test(text) || LATIN.test(text)) return false;
  return !(FLIGHT.test(text) && airlineOf(text) !== undefined);
}

function overlaps(a: PrintedWord, b: PrintedWord): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
