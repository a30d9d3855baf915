import type { PrintedWord } from './printed-word.ts';

/** Share of the lower line's height by which two lines of one row stand beside each other. */
const BESIDE = 0.6;

type Line = readonly PrintedWord[];

/** The lines of several readings of one picture from the top, those of one row as one line. */
export function joinRows(lines: readonly Line[]): PrintedWord[] {
  const rows: Line[] = [];
  for (const line of lines.toSorted((a, b) => middleOf(a) - middleOf(b))) {
    const last = rows.at(-1);
    if (last && isBeside(last, line)) rows[rows.length - 1] = [...last, ...line];
    else rows.push(line);
  }
  return rows.flatMap((row, index) =>
    row.toSorted((a, b) => a.left - b.left).map((word) => moveTo(word, index + 1)),
  );
}

function moveTo(word: PrintedWord, line: number): PrintedWord {
  return { ...word, line };
}

function isBeside(a: Line, b: Line): boolean {
  const [one, other] = [findEnds(a), findEnds(b)];
  const shared = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  const lower = Math.min(one.bottom - one.top, other.bottom - other.top);
  if (shared < lower * BESIDE) return false;
  return a.every((word) => b.every(({ left, right }) => word.right <= left || right <= word.left));
}

function middleOf(line: Line): number {
  const { top, bottom } = findEnds(line);
  return top + bottom;
}

function findEnds(line: Line): { readonly top: number; readonly bottom: number } {
  return {
    top: Math.min(...line.map(({ top }) => top)),
    bottom: Math.max(...line.map(({ bottom }) => bottom)),
  };
}
