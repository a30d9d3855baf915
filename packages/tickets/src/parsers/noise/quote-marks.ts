const QUOTED = /^\s?(?:>\s?)+/u;
/** A mail quotes whole paragraphs; one line with an arrow in front is something else. */
const LEAST = 3;

/** The lines of a mail that was answered or passed on, with blanks for the marks in front of them. */
export function withoutQuoteMarks(lines: readonly string[]): readonly string[] {
  if (lines.filter((line) => QUOTED.test(line)).length < LEAST) return lines;
  return lines.map((line) => line.replace(QUOTED, (marks) => ' '.repeat(marks.length)));
}
