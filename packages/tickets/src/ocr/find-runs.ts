import { type PrintedWord, toLines } from './printed-word.ts';

/** Words that are further apart than this many of their heights are of different columns. */
const COLUMN_GAP = 0.9;
/** A network reads longer runs worse. */
const LONGEST = 14;

/** Words side by side, with no left-out word between them. */
export function findRuns(
  words: readonly PrintedWord[],
  isPart: (word: PrintedWord) => boolean,
): PrintedWord[][] {
  const runs: PrintedWord[][] = [];
  for (const line of toLines(words)) {
    let run: PrintedWord[] | undefined;
    for (const word of line) {
      if (!isPart(word)) {
        run = undefined;
      } else if (run && isNear(run, word)) {
        run.push(word);
      } else {
        run = [word];
        runs.push(run);
      }
    }
  }
  return runs;
}

function isNear(run: readonly PrintedWord[], word: PrintedWord): boolean {
  const [first = word, last = word] = [run[0], run.at(-1)];
  const height = Math.max(last.bottom - last.top, word.bottom - word.top);
  return (
    word.left - last.right <= COLUMN_GAP * height && word.right - first.left <= LONGEST * height
  );
}
