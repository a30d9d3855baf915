/** A cell with its printed text, and how many columns and rows it takes. */
export interface TableCell {
  readonly colspan: number;
  readonly rowspan: number;
  readonly text: string;
}

/** Spaces between columns: the fewest that still read as a border. */
const GAP = 3;
/** Cells of a row; the rest is below them. Tickets have a dozen, calendars some forty. */
const MAX_CELLS = 100;
/** Beyond this column nothing is aligned: each line would be padded to it. */
const MAX_OFFSET = 1000;
/** The most spaces for aligning one table; later cells are only kept apart. */
const MAX_PADDING = 2_000_000;

interface Placed {
  readonly lines: readonly string[];
  readonly row: number;
  readonly rowspan: number;
  readonly colspan: number;
}

/** A table as lines with its columns below each other, in a time that grows as its cells do. */
export function printTable(table: readonly (readonly TableCell[])[]): string {
  const { columns, height } = placeCells(table.flatMap(splitRow));
  const tops = findTops(columns, height);
  const offsets: number[] = [0];
  const lines: string[] = [];
  let padding = 0;
  for (const [column, cells] of columns.entries()) {
    const offset = offsetOf(offsets, column);
    for (const { lines: own, row, colspan } of cells) {
      let width = 0;
      for (const [at, text] of own.entries()) {
        const line = (tops[row] ?? 0) + at;
        const before = lines[line] ?? '';
        const reach = padding < MAX_PADDING ? Math.min(offset, MAX_OFFSET) : 0;
        padding += Math.max(0, reach - before.length);
        lines[line] = padTo(before, reach) + text;
        width = Math.max(width, text.length);
      }
      moveOffset(offsets, column, colspan, width + GAP);
    }
  }
  return Array.from(lines, (line) => line ?? '').join('\n');
}

function splitRow(row: readonly TableCell[]): (readonly TableCell[])[] {
  if (row.length <= MAX_CELLS) return [row];
  return Array.from({ length: Math.ceil(row.length / MAX_CELLS) }, (_, at) =>
    row.slice(at * MAX_CELLS, (at + 1) * MAX_CELLS),
  );
}

/** Cells by the column that they begin in, top down. */
function placeCells(rows: readonly (readonly TableCell[])[]) {
  const columns: Placed[][] = [];
  /** The row from which on a column is free again. */
  const freeFrom: number[] = [];
  for (const [row, cells] of rows.entries()) {
    let column = 0;
    for (const { colspan, rowspan, text } of cells) {
      while ((freeFrom[column] ?? 0) > row) column++;
      const place = {
        lines: text.split('\n'),
        row,
        rowspan: clamp(rowspan, rows.length - row),
        colspan: clamp(colspan, MAX_CELLS),
      };
      while (columns.length <= column) columns.push([]);
      columns[column]?.push(place);
      for (let at = column; at < column + place.colspan; at++) freeFrom[at] = row + place.rowspan;
      column += place.colspan;
    }
  }
  return { columns, height: rows.length };
}

/** A span as pages write it: nothing, a word, or a million. */
function clamp(span: number, most: number): number {
  return Number.isFinite(span) ? Math.max(1, Math.min(Math.trunc(span), most)) : 1;
}

/** The line that each row begins in: a cell of several rows makes the last of them end below it. */
function findTops(columns: readonly (readonly Placed[])[], height: number): number[] {
  const ends: Placed[][] = Array.from({ length: height + 1 }, () => []);
  for (const cell of columns.flat()) ends[cell.row + cell.rowspan]?.push(cell);
  const tops: number[] = [];
  for (const [row, cells] of ends.entries()) {
    const above = row === 0 ? 0 : (tops[row - 1] ?? 0) + 1;
    const bottoms = cells.map((cell) => (tops[cell.row] ?? 0) + cell.lines.length);
    tops.push(bottoms.reduce((lowest, bottom) => Math.max(lowest, bottom), above));
  }
  return tops;
}

function offsetOf(offsets: number[], column: number): number {
  for (let at = offsets.length; at <= column; at++) offsets[at] = (offsets[at - 1] ?? 0) + 1;
  return offsets[column] ?? 0;
}

function moveOffset(offsets: number[], column: number, span: number, width: number): void {
  const next = Math.max(offsetOf(offsets, column + span), offsetOf(offsets, column) + width);
  offsets[column + span] = next;
}

/** At least kept apart, where there is no room left. */
function padTo(line: string, offset: number): string {
  if (line.length < offset) return line.padEnd(offset);
  return line === '' || line.endsWith(' ') ? line : line + ' '.repeat(GAP);
}
