/** A line of a ticket is at most this long; what is longer is text without line breaks. */
const MAX_LINE = 600;

export interface FoldedLines {
  readonly lines: readonly string[];
  /** The 1-based number that each folded line has in the document. */
  readonly numbers: readonly number[];
}

/**
 * Breaks overlong lines at spaces, so that every expression below works on short lines and the time to
 * read a document stays linear in its length.
 */
export function foldLongLines(lines: readonly string[]): FoldedLines {
  if (lines.every((line) => line.length <= MAX_LINE)) {
    return { lines, numbers: lines.map((_, at) => at + 1) };
  }
  const folded: string[] = [];
  const numbers: number[] = [];
  for (const [at, line] of lines.entries()) {
    for (let start = 0; start === 0 || start < line.length;) {
      const end = findBreak(line, start);
      folded.push(line.slice(start, end));
      numbers.push(at + 1);
      start = end === start ? end + 1 : end;
    }
  }
  return { lines: folded, numbers };
}

function findBreak(line: string, start: number): number {
  const end = Math.min(line.length, start + MAX_LINE);
  if (end === line.length) return end;
  const space = line.lastIndexOf(' ', end);
  return space > start + MAX_LINE / 2 ? space : end;
}
