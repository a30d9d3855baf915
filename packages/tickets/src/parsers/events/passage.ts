import { monthOf } from '../../atoms/calendar-words.ts';
import { namesDirection } from '../lines/direction-headings.ts';
import type { Span } from '../../text/span.ts';

/** Lines that are read as one text: a paragraph that was broken to fit a page, or a line of its own. */
export interface Passage {
  readonly text: string;
  readonly pieces: readonly Piece[];
}

interface Piece {
  /** Where the line begins in the passage. */
  readonly start: number;
  /** 0-based. */
  readonly line: number;
  /** Letters of the line that the passage leaves out at its beginning. */
  readonly indent: number;
}

/** Where something is in the document. */
export interface Spot extends Span {
  readonly line: number;
}

/** A shorter line was ended on purpose, as a heading is. */
const BROKEN_FROM = 48;
/** `2) Friday 12 February`. */
const ITEM = /^\s*\d{1,2}[).]\s(\p{L}*)/u;
const MOST_LINES = 12;
/** What begins a line of its own: `Return: `. */
const LABEL = /^\s{0,8}\p{Lu}\p{L}{2,14}(?:\s\p{L}{2,12})?\s?:\s/u;
/** Blanks before a line that is set apart, as a message of a chat is where its stamp was. */
const APART = /^\s{12}/u;
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3]/gu;

/** The passages of a document, in order; lines with wide gaps are rows of a table, each a passage of its own. */
export function splitPassages(lines: readonly string[]): Passage[] {
  const runs: number[][] = [];
  for (const [at, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const run = runs.at(-1);
    const isNext = run?.at(-1) === at - 1 && run.length < MOST_LINES;
    if (run && isNext && goesOn(lines[at - 1] ?? '', line)) run.push(at);
    else runs.push([at]);
  }
  return runs.map((run) => toPassage(lines, run));
}

/** True where a sentence reaches over the end of a line. */
function goesOn(line: string, next: string): boolean {
  if (isRow(line) || isRow(next) || isItem(next)) return false;
  if (LABEL.test(next) || APART.test(next) || namesDirection(next)) return false;
  const text = line.trimEnd();
  const width = text.length + (text.match(WIDE)?.length ?? 0);
  return width >= BROKEN_FROM && !/[.!?:。]["'”’)]?$/u.test(text);
}

/** True for the beginning of a numbered item; `14. Februar` goes on with a sentence. */
function isItem(line: string): boolean {
  const [, word] = ITEM.exec(line) ?? [];
  return word !== undefined && monthOf(word) === undefined;
}

function isRow(line: string): boolean {
  return /\S\s{2,}\S|\s[|·]\s|^\s*[-*•■※►▶]\s/u.test(line);
}

function toPassage(lines: readonly string[], run: readonly number[]): Passage {
  const pieces: Piece[] = [];
  let text = '';
  for (const line of run) {
    const whole = lines[line] ?? '';
    const part = run.length === 1 ? whole.trimEnd() : whole.trim();
    const start = text === '' ? 0 : text.length + 1;
    text = text === '' ? part : `${text} ${part}`;
    pieces.push({ start, line, indent: whole.indexOf(part) });
  }
  return { text, pieces };
}

/** Where a piece of a passage is; what reaches over the end of a line counts to that end. */
export function spotOf(passage: Passage, start: number, end: number): Spot {
  const at = passage.pieces.findLastIndex((piece) => piece.start <= start);
  const piece = passage.pieces[at];
  if (!piece) return { line: 0, start: 0, end: 0 };
  const next = passage.pieces[at + 1]?.start ?? passage.text.length + 1;
  const offset = piece.indent - piece.start;
  return { line: piece.line, start: start + offset, end: Math.min(end, next - 1) + offset };
}
