import { groupBy } from '@ooo/domain/shared/group-by';
import { groupLines, type TextLine } from './group-lines.ts';
import type { TextPiece } from './text-piece.ts';

/** A gap up to this share of the font's size is kerning inside a word. */
const WORD_GAP = 0.17;
/** A gap beyond this is a border between columns. */
const COLUMN_GAP = 0.8;
/** Baselines further apart than this many font sizes leave an empty line between them. */
const PARAGRAPH_GAP = 1.9;
const MIN_COLUMN_SPACES = 2;
const MAX_COLUMNS = 400;

/** A line of text, and the pieces that make it; an empty line keeps others apart. */
export interface PageLine {
  readonly text: string;
  readonly pieces: readonly TextPiece[];
}

const EMPTY: PageLine = { text: '', pieces: [] };

/** The lines of a page with columns kept by spaces in proportion. Text that is turned comes after the rest. */
export function layOutPage(pieces: readonly TextPiece[]): PageLine[] {
  return [...groupBy(pieces, ({ turn }) => turn).values()]
    .toSorted((a, b) => b.length - a.length)
    .flatMap((sameTurn, index) => (index > 0 ? [EMPTY] : []).concat(layOut(sameTurn)));
}

function layOut(pieces: readonly TextPiece[]): PageLine[] {
  const lines = groupLines(pieces);
  const left = pieces.reduce((least, piece) => Math.min(least, piece.left), Infinity);
  const right = pieces.reduce((most, piece) => Math.max(most, piece.right), -Infinity);
  const columnWidth = Math.max(findCharacterWidth(pieces), (right - left) / MAX_COLUMNS);
  return lines.flatMap((line, index) => {
    const written = { text: writeLine(line, left, columnWidth), pieces: line.pieces };
    const above = lines[index - 1];
    const isApart =
      above && line.baseline - above.baseline > PARAGRAPH_GAP * Math.max(line.size, above.size);
    return isApart ? [EMPTY, written] : [written];
  });
}

/** Narrow text decides, so that columns of small print do not run into each other. */
function findCharacterWidth(pieces: readonly TextPiece[]): number {
  const widths = pieces
    .filter(({ text }) => text.length > 1)
    .map(({ text, left, right }) => (right - left) / text.length)
    .filter((width) => width > 0)
    .toSorted((a, b) => a - b);
  return widths[Math.floor(widths.length / 4)] ?? 5;
}

function writeLine(line: TextLine, pageLeft: number, columnWidth: number): string {
  let text = '';
  let end = pageLeft;
  for (const piece of line.pieces) {
    const gap = piece.left - end;
    const column = Math.round((piece.left - pageLeft) / columnWidth);
    if (text === '') text = ' '.repeat(column);
    else if (gap > COLUMN_GAP * piece.size)
      text = text.padEnd(Math.max(column, text.length + MIN_COLUMN_SPACES));
    else if (gap > WORD_GAP * Math.min(piece.size, line.size)) text += ' ';
    text += piece.text;
    end = Math.max(end, piece.right);
  }
  return text;
}
