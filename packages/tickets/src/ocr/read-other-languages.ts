import type { Gray } from '../readers/image/gray.ts';
import { joinRows } from './join-rows.ts';
import { mergeReadings } from './merge-readings.ts';
import { type PrintLanguages, recogniseWords } from './ocr-engine.ts';
import { measureConfidence, type PrintedWord, toLines } from './printed-word.ts';
import { keepLines, whitenLines } from './whiten-lines.ts';

/** Share of letters that are read well, below which there may be another script. */
const ONE_SCRIPT = 0.9;
/** Words that are all at least this sure make a line that is English. */
const SURE = 80;
/** Lines in which another script is sought before all that are unsure are read anew. */
const PROBED_LINES = 4;
const LEAST_LETTERS = 4;
/** Syllables that are there, and not made of Latin letters. */
const SYLLABLES = /[가-힣]{2}/u;
const LEAST_CONFIDENCE = 50;
const SPANISH = /vuelo|salida|llegada|asiento|equipaje|reserva|pasajero|embarque/giu;

type Line = readonly PrintedWord[];

/**
 * What English alone leaves unsure, read with another language where one is there. Lines that it is sure of stay as
 * they are: English alone reads Latin letters best, and every line that is read again takes its time.
 */
export async function readOtherLanguages(
  gray: Gray,
  words: readonly PrintedWord[],
): Promise<readonly PrintedWord[]> {
  const lines = toLines(words);
  const sure = lines.filter((line) => line.every(({ confidence }) => confidence >= SURE));
  const unsure = lines.filter((line) => !sure.includes(line));
  const language = await chooseLanguage(gray, words, unsure);
  if (!language) return words;
  const again = await recogniseWords(whitenLines(gray, sure), language);
  const own = unsure.flat();
  if (measureConfidence(again).sure <= measureConfidence(own).sure) return words;
  return joinRows([...sure, ...toLines(mergeReadings(own, again))]);
}

async function chooseLanguage(
  gray: Gray,
  words: readonly PrintedWord[],
  unsure: readonly Line[],
): Promise<PrintLanguages | undefined> {
  const text = words.map((word) => word.text).join(' ');
  if (new Set(text.toLowerCase().match(SPANISH)).size > 1) return 'eng+spa';
  if (unsure.length === 0 || measureConfidence(words).share >= ONE_SCRIPT) return undefined;
  return (await isKorean(gray, unsure)) ? 'eng+kor' : undefined;
}

/** Whether the lines that English reads worst have syllables of Hangul. */
async function isKorean(gray: Gray, unsure: readonly Line[]): Promise<boolean> {
  const worst = unsure
    .filter((line) => measureLength(line) >= LEAST_LETTERS)
    .toSorted((a, b) => measureConfidence(a).share - measureConfidence(b).share)
    .slice(0, PROBED_LINES);
  const words = await recogniseWords(keepLines(gray, worst), 'eng+kor');
  const sure = words.filter(({ confidence }) => confidence >= LEAST_CONFIDENCE);
  return SYLLABLES.test(sure.map(({ text }) => text).join(''));
}

function measureLength(line: Line): number {
  return line.reduce((sum, { text }) => sum + text.length, 0);
}
