/** Prints rows under their headings, each column as wide as its widest cell; numbers to the right. */
export function printTable(
  headings: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): void {
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...rows.map((row) => String(row[column] ?? '').length)),
  );
  const print = (row: readonly (string | number)[]): void => {
    const cells = row.map((cell, column) => {
      const width = widths[column] ?? 0;
      return typeof cell === 'number' ? String(cell).padStart(width) : cell.padEnd(width);
    });
    console.log(cells.join('  ').trimEnd());
  };
  print(headings);
  for (const row of rows) print(row);
}
