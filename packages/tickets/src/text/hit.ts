import type { Found, FoundBy } from '../document.ts';
import { isFree, type Span } from './span.ts';

/** A value found in one line, and where. */
export interface Hit<T> extends Span {
  readonly value: T;
}

/** Runs a global expression over a line and keeps the matches that `read` understands. */
export function collectHits<T>(
  line: string,
  pattern: RegExp,
  read: (match: RegExpExecArray) => T | undefined,
): Hit<T>[] {
  const hits: Hit<T>[] = [];
  // Not matchAll, which makes a new expression for each line.
  for (let match = execAt(pattern, line, 0); match;) {
    const [start, end] = [match.index, match.index + match[0].length];
    const value = read(match);
    if (value !== undefined) hits.push({ value, start, end });
    match = execAt(pattern, line, end > start ? end : end + lengthAt(line, end));
  }
  return hits;
}

function execAt(pattern: RegExp, line: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(line);
}

/** Of the first letter, in UTF-16 units. */
function lengthAt(line: string, at: number): number {
  return (line.codePointAt(at) ?? 0) > 0xff_ff ? 2 : 1;
}

/** Keeps, of hits that overlap, the one that comes first in the list; the result is in order of place. */
export function withoutOverlaps<T extends Span>(hits: readonly T[]): T[] {
  const kept: T[] = [];
  for (const hit of hits) {
    if (isFree(hit, kept)) kept.push(hit);
  }
  return kept.sort((a, b) => a.start - b.start);
}

const MAX_SNIPPET = 100;

/** The piece of `line` around a hit, without the spaces that make columns. */
export function snippetOf(line: string, start = 0, end = line.length): string {
  const from = snippetStart(line, start, end);
  const piece = line.slice(from, Math.max(from + MAX_SNIPPET, Math.min(end, from + MAX_SNIPPET)));
  return piece.replaceAll(/\s+/gu, ' ').trim();
}

function snippetStart(line: string, start: number, end: number): number {
  const room = Math.max(0, MAX_SNIPPET - (end - start));
  return Math.max(0, Math.min(start - Math.floor(room / 2), line.length - MAX_SNIPPET));
}

/** A value with its evidence. `index` is the 0-based line. */
export function makeFound<T>(
  value: T,
  foundBy: FoundBy,
  line: string,
  index: number,
  hit?: Span,
): Found<T> {
  const { start, end } = hit ?? {};
  const snippet = snippetOf(line, start, end);
  const found = { value, foundBy, snippet, line: index + 1 };
  if (start === undefined || end === undefined) return found;
  const before = countLetters(line.slice(snippetStart(line, start, end), start));
  const span = { start: before, end: before + countLetters(line.slice(start, end)) };
  return { ...found, span };
}

function countLetters(text: string): number {
  return text.replaceAll(/\s+/gu, '').length;
}
