import { MAX_LINE_LENGTH, MAX_RAW_LENGTH, MAX_TEXT_LENGTH } from '../../limits.ts';
import { alignBlock } from '../office/align-columns.ts';

export interface NormalisedText {
  readonly text: string;
  readonly truncated: boolean;
}

const TAB_WIDTH = 8;
/** Two spaces are the least that still reads as a border between columns. */
const MIN_COLUMN_GAP = 2;
/** Cells of a spreadsheet's line; a price has fewer commas. */
const LEAST_COMMAS = 5;
const MANY_EMPTY_LINES = /\n{5,}/g;

/**
 * Text as the parsers expect it: NFC, `\n` line ends, tabs expanded, plain spaces only, full-width Latin as
 * ASCII, no control or invisible characters, no trailing spaces, few empty lines, lines and text of bounded length.
 */
export function normaliseText(raw: string): NormalisedText {
  const lines = raw
    .slice(0, MAX_RAW_LENGTH)
    .replace(/\r\n?|[\f\v\u0085\u2028\u2029]/g, '\n')
    .replace(/[\u00A0\u2000-\u200A\u202F\u205F\u3000]/g, ' ')
    .replace(/[^\P{Cc}\n\t]|[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF]/gu, '')
    .replace(/[\uFF01-\uFF5E]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .toWellFormed()
    .normalize('NFC')
    .split('\n');
  const pieces = alignTabs(lines).flatMap((line) => breakLine(line.trimEnd()));
  const text = pieces.join('\n').replace(MANY_EMPTY_LINES, '\n\n\n\n');
  if (text.length <= MAX_TEXT_LENGTH) return { text, truncated: raw.length > MAX_RAW_LENGTH };
  return { text: text.slice(0, MAX_TEXT_LENGTH).toWellFormed(), truncated: true };
}

/** Lines below each other with as many tabs are a table that was copied: its columns line up, however long the cells. */
function alignTabs(lines: readonly string[]): string[] {
  const rows = lines.map(splitRow);
  const aligned: string[] = [];
  for (let from = 0; from < rows.length;) {
    const width = rows[from]?.length ?? 0;
    let to = from + 1;
    if (width > 1) while (goesOn(rows, to, width)) to++;
    const block = rows.slice(from, to);
    aligned.push(...(block.length > 1 ? alignBlock(block) : [expandTabs(lines[from] ?? '')]));
    from = to;
  }
  return aligned;
}

/** A row with as many cells, or an empty line above one. */
function goesOn(rows: readonly (readonly string[])[], at: number, width: number): boolean {
  const row = rows[at];
  const isEmpty = row?.length === 1 && row[0]?.trim() === '';
  return row?.length === width || (isEmpty && rows[at + 1]?.length === width);
}

/** The cells of a line of a table, divided by tabs, or by commas with no space behind them as in a spreadsheet. */
function splitRow(line: string): readonly string[] {
  if (line.includes('\t')) return line.split('\t');
  const cells = line.split(',');
  return cells.length >= LEAST_COMMAS && !/,\s|,$/u.test(line) ? cells : [line];
}

function expandTabs(line: string): string {
  if (!line.includes('\t')) return line;
  let expanded = '';
  for (const [index, cell] of line.split('\t').entries()) {
    if (index > 0) {
      const stop = Math.ceil((expanded.length + MIN_COLUMN_GAP) / TAB_WIDTH) * TAB_WIDTH;
      expanded = expanded.padEnd(stop);
    }
    expanded += cell;
  }
  return expanded;
}

function breakLine(line: string): string[] {
  const pieces: string[] = [];
  let rest = line;
  while (rest.length > MAX_LINE_LENGTH) {
    const space = rest.lastIndexOf(' ', MAX_LINE_LENGTH);
    const end = space > 0 ? space : MAX_LINE_LENGTH;
    pieces.push(rest.slice(0, end).trimEnd());
    rest = rest.slice(end).trimStart();
  }
  pieces.push(rest);
  return pieces;
}
