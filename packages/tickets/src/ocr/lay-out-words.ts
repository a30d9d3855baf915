import { joinSyllables } from './join-syllables.ts';
import { type PrintedWord, toLines } from './printed-word.ts';

/** A gap of more than this many characters is a border between columns. */
const COLUMN_GAP = 1.7;
/** Beside a dash, which belongs to what is on both its sides, the gap is wider. */
const DASH = /^[-–—·]$/u;
const DASH_GAP = 2.8;
/** No letter is narrower than this part of the usual width; the engine's boxes may be. */
const LEAST_WIDTH = 0.35;
/** A line that begins nearer to the margin than this many characters begins there: paper is seldom quite straight. */
const LEAST_INDENT = 3;
/** Lines further apart than this many line heights have an empty one between them. */
const PARAGRAPH_GAP = 1.2;

/** A line of text and the words in it; an empty line keeps others apart. */
export interface WordLine {
  readonly text: string;
  readonly words: readonly PrintedWord[];
}

/** The words as lines of text, with columns kept by spaces in proportion. */
export function layOutWords(read: readonly PrintedWord[]): WordLine[] {
  const words = joinSyllables(read);
  const left = Math.min(...words.map((word) => word.left));
  const character = findCharacterWidth(words);
  const lines: WordLine[] = [];
  const rows = toLines(words);
  const paragraph = PARAGRAPH_GAP * findLineHeight(rows);
  let bottom: number | undefined;
  for (const line of rows) {
    const [top, lowest] = findHeight(line);
    if (bottom !== undefined && top - bottom > paragraph) {
      lines.push({ text: '', words: [] });
    }
    lines.push({ text: writeLine(line, left, character), words: line });
    bottom = lowest;
  }
  return lines;
}

function findHeight(line: readonly PrintedWord[]): readonly [top: number, bottom: number] {
  return [Math.min(...line.map((word) => word.top)), Math.max(...line.map((word) => word.bottom))];
}

/** The usual height of a line: one without letters that reach below it is as far from the next as any other. */
function findLineHeight(rows: readonly (readonly PrintedWord[])[]): number {
  const heights = rows.map(findHeight).map(([top, bottom]) => bottom - top);
  return heights.toSorted((a, b) => a - b)[Math.floor(heights.length / 2)] ?? 0;
}

/** Narrow print decides, so that columns of small print do not run into each other. */
function findCharacterWidth(words: readonly PrintedWord[]): number {
  const widths = words
    .filter(({ text }) => text.length > 1)
    .map(({ text, left, right }) => (right - left) / text.length)
    .toSorted((a, b) => a - b);
  return Math.max(1, widths[Math.floor(widths.length / 3)] ?? 10);
}

function writeLine(words: readonly PrintedWord[], left: number, character: number): string {
  let text = '';
  let end = left;
  let isAfterDash = false;
  for (const word of words) {
    const column = Math.round((word.left - left) / character);
    const own = (word.right - word.left) / word.text.length;
    const isDash = DASH.test(word.text);
    const gap = isDash || isAfterDash ? DASH_GAP : COLUMN_GAP;
    const isColumn = word.left - end > gap * Math.max(own, character);
    if (text === '') text = ' '.repeat(column < LEAST_INDENT ? 0 : column);
    else text = text.padEnd(isColumn ? Math.max(column, text.length + 2) : text.length + 1);
    text += word.text;
    end = own < LEAST_WIDTH * character ? word.left + word.text.length * character : word.right;
    isAfterDash = isDash;
  }
  return text;
}
