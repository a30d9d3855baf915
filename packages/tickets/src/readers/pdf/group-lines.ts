import type { TextPiece } from './text-piece.ts';

export interface TextLine {
  readonly baseline: number;
  readonly size: number;
  /** From left to right. */
  readonly pieces: readonly TextPiece[];
}

interface OpenLine {
  /** Of the largest piece: a raised `+1` comes first from the top. */
  baseline: number;
  size: number;
  pieces: TextPiece[];
}

/** Baselines may differ by this share of the larger font, as those of a raised `+1` do. */
const BASELINE_TOLERANCE = 0.45;
/** Pieces on the same baseline are on the same line, even where their boxes touch. */
const SAME_BASELINE = 0.12;
/** How many lines back a piece may belong: boxes side by side are seldom on the same baselines. */
const OPEN_LINES = 6;

/** Puts the pieces of a page on lines, top to bottom. */
export function groupLines(pieces: readonly TextPiece[]): TextLine[] {
  const lines: OpenLine[] = [];
  for (const piece of pieces.toSorted((a, b) => a.baseline - b.baseline || a.left - b.left)) {
    const line = lines.slice(-OPEN_LINES).findLast((open) => belongs(piece, open));
    if (line) {
      line.pieces.push(piece);
      if (piece.size > line.size)
        Object.assign(line, { size: piece.size, baseline: piece.baseline });
    } else {
      lines.push({ baseline: piece.baseline, size: piece.size, pieces: [piece] });
    }
  }
  return lines.map(({ baseline, size, pieces: own }) => {
    return { baseline, size, pieces: withoutDoubles(own) };
  });
}

function belongs(piece: TextPiece, line: OpenLine): boolean {
  const apart = Math.abs(piece.baseline - line.baseline);
  const larger = Math.max(piece.size, line.size);
  if (apart <= SAME_BASELINE * larger) return true;
  if (apart > BASELINE_TOLERANCE * larger || apart > overlapLimit(piece, line)) return false;
  return line.pieces.every(
    (other) => piece.left >= other.right - 1 || piece.right <= other.left + 1,
  );
}

/** Two sizes on one line share at least half the height of the smaller. */
function overlapLimit(piece: TextPiece, line: OpenLine): number {
  const smaller = Math.min(piece.size, line.size);
  return Math.max(piece.size, line.size) - smaller / 2;
}

/** Bold text that was printed twice, slightly apart, counts once. */
function withoutDoubles(pieces: readonly TextPiece[]): TextPiece[] {
  const sorted = pieces.toSorted((a, b) => a.left - b.left);
  return sorted.filter((piece, index) => {
    const before = sorted[index - 1];
    return !(before && before.text === piece.text && piece.left - before.left < piece.size * 0.3);
  });
}
