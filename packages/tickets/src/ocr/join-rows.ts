import { type PrintedWord, toLines } from './printed-word.ts';

/** Share of a word's height that lies in the row it belongs to. */
const INSIDE = 0.5;

type Line = readonly PrintedWord[];

interface Row {
  readonly top: number;
  readonly bottom: number;
  readonly words: PrintedWord[];
}

/** The words of several readings of one picture in the lines of the first; what is in none has lines of its own. */
export function joinRows(lines: readonly Line[], words: readonly PrintedWord[]): PrintedWord[] {
  const known = lines.map((line) => toRow(line, []));
  const alone: PrintedWord[] = [];
  for (const word of words) (findRow(known, word)?.words ?? alone).push(word);
  const own = toLines(alone).map((line) => toRow(line, line));
  const rows = [...known, ...own].filter((row) => row.words.length > 0);
  return rows
    .toSorted((a, b) => a.top + a.bottom - (b.top + b.bottom))
    .flatMap(({ words: found }, index) =>
      found.toSorted((a, b) => a.left - b.left).map((word) => moveTo(word, index + 1)),
    );
}

/** The row in which most of the word's height lies. */
function findRow(rows: readonly Row[], { top, bottom }: PrintedWord): Row | undefined {
  let found: Row | undefined;
  let most = (bottom - top) * INSIDE;
  for (const row of rows) {
    const shared = Math.min(row.bottom, bottom) - Math.max(row.top, top);
    if (shared > most) [found, most] = [row, shared];
  }
  return found;
}

function toRow(line: Line, words: PrintedWord[]): Row {
  const top = Math.min(...line.map((word) => word.top));
  const bottom = Math.max(...line.map((word) => word.bottom));
  return { top, bottom, words };
}

function moveTo(word: PrintedWord, line: number): PrintedWord {
  return { ...word, line };
}
