/** Cells of a row at least. */
const LEAST_MARKS = 4;
const MARK = /;/gu;

/**
 * Rows of a table that was pasted with a semicolon between its cells, with bars in their place: lines below each other
 * with as many of them. Every letter stays where it is.
 */
export function withBars(lines: readonly string[]): readonly string[] {
  const counts = lines.map((line) => (line.includes(';') ? (line.match(MARK) ?? []).length : 0));
  const isRow = counts.map(
    (count, at) => count >= LEAST_MARKS && (counts[at - 1] === count || counts[at + 1] === count),
  );
  return isRow.includes(true)
    ? lines.map((line, at) => (isRow[at] ? line.replaceAll(MARK, '|') : line))
    : lines;
}
