import type { Gray } from '../images/gray.ts';
import { joinRows } from './join-rows.ts';
import { isSure, mergeReadings } from './merge-readings.ts';
import { type Grain, type PrintLanguages, recogniseWords } from './ocr-engine.ts';
import { measureConfidence, type PrintedWord, toLines } from './printed-word.ts';
import type { PartReader } from './read-part.ts';
import { keepLines, whitenWords } from './whiten-words.ts';

/** Share of letters that are read well, below which there may be another script. */
const ONE_SCRIPT = 0.9;
/** Lines in which another script is sought before all words that are unsure are read anew. */
const PROBED_LINES = 6;
/** Syllables that are there, and not made of Latin letters. */
const SYLLABLES = /[가-힣]/gu;
const LIKELY = 75;
const LEAST_SYLLABLES = 4;
const LETTERS = /^\P{N}*\p{L}{2}\P{N}*$/u;
/** A reading of less was guessed. */
const GUESSED = 50;
const SPANISH = /vuelo|salida|llegada|asiento|equipaje|reserva|pasajero|embarque/giu;

/**
 * What English leaves unsure, read with another language where one is there. What it is sure of stays as it is, and is
 * not shown again: Latin letters are read best by English alone, and every word takes its time.
 */
export async function readOtherLanguages(
  gray: Gray,
  words: readonly PrintedWord[],
  grain: Grain,
  read?: PartReader,
): Promise<readonly PrintedWord[]> {
  if (isSpanish(words)) {
    // Words of one alphabet tell each other what language they are: lines stay whole.
    const isWanted = (word: PrintedWord): boolean => !isSure(word) && (!read || isOfLetters(word));
    const lines = toLines(words).filter((line) => !line.some(isWanted));
    return readAgain(gray, words, lines.flat(), 'eng+spa', grain);
  }
  if (isOneAlphabet(words)) return words;
  const sure = words.filter(isSure);
  return (await isKorean(gray, words, sure))
    ? readAgain(gray, words, sure, 'kor', 'grainy')
    : words;
}

/** Whether so much is read well that all letters are of the alphabet of English. */
export function isOneAlphabet(words: readonly PrintedWord[]): boolean {
  return measureConfidence(words).share >= ONE_SCRIPT;
}

/** Whether it may be a word of Spanish, or anything. Codes and numbers are read again as strips. */
function isOfLetters({ text, confidence }: PrintedWord): boolean {
  return confidence < GUESSED ? /\p{L}/u.test(text) : LETTERS.test(text);
}

async function readAgain(
  gray: Gray,
  words: readonly PrintedWord[],
  sure: readonly PrintedWord[],
  languages: PrintLanguages,
  grain: Grain,
): Promise<readonly PrintedWord[]> {
  const unsure = words.filter((word) => !sure.includes(word));
  const again = await recogniseWords(whitenWords(gray, sure), languages, grain);
  if (measureConfidence(again).sure <= measureConfidence(unsure).sure) return words;
  return joinRows(toLines(words), [...sure, ...mergeReadings(unsure, again)]);
}

/** Whether labels of Spanish documents are among the words. */
export function isSpanish(words: readonly PrintedWord[]): boolean {
  const text = words.map((word) => word.text).join(' ');
  return new Set(text.toLowerCase().match(SPANISH)).size > 1;
}

/** Whether the lines of which English leaves most have syllables of Hangul. */
async function isKorean(
  gray: Gray,
  words: readonly PrintedWord[],
  sure: readonly PrintedWord[],
): Promise<boolean> {
  const most = toLines(words.filter((word) => !sure.includes(word)))
    .toSorted((a, b) => measureLength(b) - measureLength(a))
    .slice(0, PROBED_LINES);
  const probe = await recogniseWords(keepLines(whitenWords(gray, sure), most), 'kor', 'grainy');
  const likely = probe.filter(({ confidence }) => confidence >= LIKELY);
  const syllables = likely.flatMap(({ text }) => text.match(SYLLABLES) ?? []);
  return syllables.length >= LEAST_SYLLABLES;
}

function measureLength(line: readonly PrintedWord[]): number {
  return line.reduce((sum, { text }) => sum + text.length, 0);
}
