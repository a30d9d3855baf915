import type { Gray } from '../images/gray.ts';
import { findRuns } from './find-runs.ts';
import type { PrintedWord } from './printed-word.ts';
import { cutStrip, type Edges } from './strip.ts';
import type { StripReader } from './strip-engine.ts';

/** Runs of words in which Hangul is sought. */
const PROBED_RUNS = 6;
/** What is longer than so many of its heights is a rule, or a row of signs. */
const LONGEST = 24;
/** Syllables that are there, and not made of Latin letters. */
const SYLLABLE = /[가-힣]/u;
const LIKELY = 75;
const LEAST_SYLLABLES = 4;

type Run = readonly PrintedWord[];

/** Whether the longest runs of words that English leaves unsure have syllables of Hangul, as a network of strips sees them. */
export async function hasHangul(
  gray: Gray,
  words: readonly PrintedWord[],
  isSure: (word: PrintedWord) => boolean,
  read: StripReader,
): Promise<boolean> {
  const runs = findRuns(words, (word) => !isSure(word))
    .filter((run) => isPrint(surround(run)))
    .toSorted((a, b) => measureLength(b) - measureLength(a))
    .slice(0, PROBED_RUNS);
  let syllables = 0;
  for (const run of runs) {
    const letters = await read(cutStrip(gray, surround(run)), 'hangul');
    syllables += letters.filter(
      ({ text, confidence }) => SYLLABLE.test(text) && confidence >= LIKELY,
    ).length;
    if (syllables >= LEAST_SYLLABLES) return true;
  }
  return false;
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
