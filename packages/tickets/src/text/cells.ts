import type { Span } from './span.ts';

/** A piece of a line between wide gaps: tickets are tables made of spaces. */
export interface Cell extends Span {
  readonly text: string;
}

/** Cells of one column begin at most this far from each other, and from their heading. */
export const COLUMN_SLACK = 2;

/** Cells of a line, split at two spaces or more, at bars and at dots between words. */
export function splitCells(line: string): Cell[] {
  const cells: Cell[] = [];
  for (const match of line.matchAll(/[^\s|·•]+(?: [^\s|·•]+)*/gu)) {
    cells.push({ text: match[0], start: match.index, end: match.index + match[0].length });
  }
  return cells;
}

/** The cell that holds an offset. */
export function cellAt(cells: readonly Cell[], offset: number): Cell | undefined {
  return cells.find((cell) => offset >= cell.start && offset < cell.end);
}

/** The part of a line between two columns, trimmed; words that reach over the left edge count whole. */
export function sliceColumn(line: string, start: number, end: number): string {
  let left = Math.min(start, line.length);
  while (
    left > 0 &&
    left < line.length &&
    /\S/u.test(line.charAt(left - 1)) &&
    /\S/u.test(line.charAt(left))
  ) {
    left--;
  }
  let right = Math.min(end, line.length);
  while (right > left && /\S/u.test(line.charAt(right - 1)) && /\S/u.test(line.charAt(right)))
    right--;
  return line.slice(left, right).trim();
}
