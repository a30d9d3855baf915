import { type Gray, shrinkGray } from '../images/gray.ts';
import { findLargePrint } from './find-large-print.ts';
import { joinRows } from './join-rows.ts';
import { type Grain, recogniseWords } from './ocr-engine.ts';
import { type PrintedWord, toLines } from './printed-word.ts';
import { keepLines, whitenWords } from './whiten-words.ts';

/** Large print becomes as small as the engine likes it. */
const FACTOR = 2;
const SURE = 70;

/**
 * The words with those in print so large among smaller one that the engine took it for pictures, as a time or a record
 * locator on a telephone's screen: its lines alone are read once more. A page without such print is not read again.
 */
export async function readLargePrint(
  gray: Gray,
  words: readonly PrintedWord[],
  grain: Grain,
): Promise<readonly PrintedWord[]> {
  const lines = findLargePrint(gray, words);
  if (lines.length === 0) return words;
  const alone = keepLines(
    whitenWords(gray, words),
    lines.map((line) => [line]),
  );
  const found = await recogniseWords(shrinkGray(alone, FACTOR), 'eng', grain);
  const sure = found.filter(
    ({ text, confidence }) => confidence >= SURE && /[\p{L}\p{N}]{2}/u.test(text),
  );
  if (sure.length === 0) return words;
  return joinRows(toLines(words), [...words, ...sure.map(enlarge)]);
}

function enlarge(word: PrintedWord): PrintedWord {
  const [left, top] = [word.left * FACTOR, word.top * FACTOR];
  return { ...word, left, top, right: word.right * FACTOR, bottom: word.bottom * FACTOR };
}
