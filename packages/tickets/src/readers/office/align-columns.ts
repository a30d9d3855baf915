/** A cell wider than this is running text. */
const MAX_COLUMN_WIDTH = 60;
const GAP = 2;

/** Text whose columns are divided by tabs, each block of such lines with its columns below each other. */
export function alignColumns(text: string): string {
  const rows = text.split('\n').map((line) => line.split('\t'));
  const aligned: string[] = [];
  for (let from = 0; from < rows.length;) {
    let to = from + 1;
    while (to < rows.length && isTable(rows[from]) && isTable(rows[to])) to += 1;
    // What is below a column of a table without tabs stays below it.
    aligned.push(...(isTable(rows[from]) ? alignBlock(rows.slice(from, to)) : (rows[from] ?? [])));
    from = to;
  }
  return aligned.join('\n');
}

function isTable(row: readonly string[] | undefined): boolean {
  return row !== undefined && row.length > 1;
}

/** Rows of cells as lines with each column below itself; a cell that is wider than a column pushes the rest. */
export function alignBlock(rows: readonly (readonly string[])[]): string[] {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [column, cell] of row.entries()) {
      const width = Math.min(cell.trim().length, MAX_COLUMN_WIDTH);
      widths[column] = Math.max(widths[column] ?? 0, width);
    }
  }
  return rows.map((row) =>
    row
      .map((cell, column) => cell.trim().padEnd((widths[column] ?? 0) + GAP))
      .join('')
      .trimEnd(),
  );
}
