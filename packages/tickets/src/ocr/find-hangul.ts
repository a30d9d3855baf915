import { findRuns } from './find-runs.ts';
import { isSure } from './merge-readings.ts';
import type { PrintedWord } from './printed-word.ts';
import type { PartReader } from './read-part.ts';
import type { Edges } from './strip.ts';

/** Runs of words in which Hangul is sought. */
const PROBED_RUNS = 6;
/** What is longer than so many of its heights is a rule, or a row of signs. */
const LONGEST = 24;
/** Syllables that are there, and not made of Latin letters. */
const SYLLABLE = /[가-힣]/u;
const LIKELY = 75;
const LEAST_SYLLABLES = 4;
/** Hangul that is upside down is read as digits and some syllables, never as a run of them. */
const LEAST_UPRIGHT = 5;
const UPRIGHT = 0.8;

type Run = readonly PrintedWord[];

/** Whether the longest runs of words that English leaves unsure have syllables of Hangul, as a network of strips sees them. */
export async function hasHangul(words: readonly PrintedWord[], read: PartReader): Promise<boolean> {
  let syllables = 0;
  for (const run of listLongest(words)) {
    syllables += (await countLikely(run, read)).likely;
    if (syllables >= LEAST_SYLLABLES) return true;
  }
  return false;
}

/** Whether one of them is Hangul that is not upside down. */
export async function isHangulUpright(
  words: readonly PrintedWord[],
  read: PartReader,
): Promise<boolean> {
  for (const run of listLongest(words)) {
    const { likely, all } = await countLikely(run, read);
    if (likely >= LEAST_UPRIGHT && likely >= UPRIGHT * all) return true;
  }
  return false;
}

function listLongest(words: readonly PrintedWord[]): Run[] {
  return findRuns(words, (word) => !isSure(word))
    .filter((run) => isPrint(surround(run)))
    .toSorted((a, b) => measureLength(b) - measureLength(a))
    .slice(0, PROBED_RUNS);
}

/** Syllables of a run that are there, and all of its letters. */
async function countLikely(run: Run, read: PartReader): Promise<{ likely: number; all: number }> {
  const letters = await read(surround(run), 'hangul');
  const likely = letters.filter(
    ({ text, confidence }) => SYLLABLE.test(text) && confidence >= LIKELY,
  );
  return { likely: likely.length, all: letters.length };
}

function isPrint({ left, top, right, bottom }: Edges): boolean {
  return right - left <= LONGEST * (bottom - top);
}

function measureLength(run: Run): number {
  return run.reduce((sum, { text }) => sum + text.length, 0);
}

function surround(run: Run): Edges {
  return {
    left: Math.min(...run.map(({ left }) => left)),
    top: Math.min(...run.map(({ top }) => top)),
    right: Math.max(...run.map(({ right }) => right)),
    bottom: Math.max(...run.map(({ bottom }) => bottom)),
  };
}
