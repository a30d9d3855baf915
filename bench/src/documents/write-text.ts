import type { Block, Row, Sheet, TableStyle } from './sheet.ts';

const LINE_WIDTH = 100;
const COLUMN_GAP = 3;
const WIDE = /[\u1100-\u11ff\u3000-\u30ff\u3130-\u318f\u4e00-\u9fff\uac00-\ud7af\uff00-\uffef]/gu;

/** The sheet as its text is copied or typed: lines at most 100 characters wide, columns as the table says. */
export function writeText({ blocks }: Sheet): string {
  const lines = blocks.flatMap(toLines).map((line) => line.trimEnd());
  return `${lines
    .join('\n')
    .replaceAll(/\n{4,}/g, '\n\n\n')
    .replaceAll(/^\n+|\n+$/g, '')}\n`;
}

function toLines(block: Block): readonly string[] {
  switch (block.kind) {
    case 'text':
      return block.text.split('\n').flatMap(wrap);
    case 'typed':
      return block.lines;
    case 'table':
      return toTableLines(block.rows, block.style);
    case 'gap':
      return [''];
    case 'rule':
    case 'barcode':
      return [];
  }
  return block satisfies never;
}

function wrap(line: string): string[] {
  const lines: string[] = [];
  for (const word of line.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(last) + widthOf(word) < LINE_WIDTH) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(word);
  }
  return lines;
}

function toTableLines(rows: readonly Row[], { copied = 'columns' }: TableStyle): string[] {
  if (copied === 'cells')
    return rows
      .flat()
      .filter((cell) => cell !== '')
      .flatMap((cell) => cell.split('\n'));
  if (copied === 'tabs')
    return rows.map((row) => row.map((cell) => cell.replaceAll('\n', ' ')).join('\t'));
  const flat = rows.flatMap(unfold);
  const widths =
    flat[0]?.map((_, column) => Math.max(...flat.map((row) => widthOf(row[column] ?? '')))) ?? [];
  return flat.map((row) =>
    row.map((cell, column) => pad(cell, (widths[column] ?? 0) + COLUMN_GAP)).join(''),
  );
}

/** A row whose cells have several lines, as rows of one line each. */
export function unfold(row: Row): string[][] {
  const cells = row.map((cell) => cell.split('\n'));
  const height = Math.max(...cells.map((lines) => lines.length));
  return Array.from({ length: height }, (_, line) => cells.map((lines) => lines[line] ?? ''));
}

/** Columns on a typewriter: a Hangul syllable takes two. */
export function widthOf(line: string): number {
  return line.length + (line.match(WIDE)?.length ?? 0);
}

export function pad(cell: string, width: number): string {
  return cell + ' '.repeat(Math.max(0, width - widthOf(cell)));
}
