import { type Cell, splitCells } from './cells.ts';
import type { Span } from './span.ts';
import { WIDE_LETTERS } from './wide-letters.ts';

/** A cell and where it is on paper, where letters of East Asia are two columns wide. */
export interface PaperCell extends Cell {
  readonly paper: Span;
}

/** Cells of a line with their places on paper. */
export function splitOnPaper(line: string): PaperCell[] {
  const onPaper = (offset: number): number =>
    offset + (line.slice(0, offset).match(WIDE_LETTERS)?.length ?? 0);
  return splitCells(line).map(({ text, start, end }) => ({
    text,
    start,
    end,
    paper: { start: onPaper(start), end: onPaper(end) },
  }));
}

/** How far a cell is from a heading, whether aligned left, right or center. */
export function distance(a: PaperCell, b: PaperCell): number {
  return Math.min(spanDistance(a, b), spanDistance(a.paper, b.paper));
}

/** Columns are aligned left, right or center. */
function spanDistance(a: Span, b: Span): number {
  const middle = Math.abs(a.start + a.end - b.start - b.end) / 2;
  return Math.min(Math.abs(a.start - b.start), Math.abs(a.end - b.end), middle);
}
