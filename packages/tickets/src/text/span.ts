/** A part of a line by its offsets, half open. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** True where two parts share a letter. */
export function overlap(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}

/** True if no taken part overlaps this one. */
export function isFree(part: Span, taken: readonly Span[]): boolean {
  return !taken.some((other) => overlap(part, other));
}

/** The line with blanks in place of parts of it; all else keeps its offset. */
export function blankOut(line: string, parts: readonly Span[]): string {
  return parts.reduce(
    (text, { start, end }) => text.slice(0, start) + ' '.repeat(end - start) + text.slice(end),
    line,
  );
}
