import { type Cell, COLUMN_SLACK, sliceColumn } from '../../text/cells.ts';
import { distance, type PaperCell, splitOnPaper } from '../../text/paper-cells.ts';
import { type HeadingRow, LONGEST_HEADING } from './heading-row.ts';

/** Characters that two cells in one column weigh as much as. */
const SHARED = 8;

/** The heading of the column that an offset of a line is in. */
export function headingOf(
  row: HeadingRow | undefined,
  line: string,
  start: number,
): string | undefined {
  if (!row) return undefined;
  const cells = splitOnPaper(line);
  const at = cells.findIndex((cell) => cell.start <= start && start < cell.end);
  const column = alignCells(cells, row)[at];
  const [cell, next] = [cells[at], row[(column ?? 0) + 1]];
  const own = row[column ?? 0];
  const isPushed = cell && own && cell.start > own.start + COLUMN_SLACK;
  if (cell && next && !isPushed && reachesOver(cell, next)) {
    return row.findLast((heading) => heading.start - COLUMN_SLACK <= start)?.text;
  }
  return column === undefined ? undefined : row[column]?.text;
}

/** The content of a column in a line below the heading; undefined if empty. */
export function cellUnder(row: HeadingRow, column: number, line: string): Cell | undefined {
  const cells = splitOnPaper(line);
  const at = alignCells(cells, row).indexOf(column);
  const [heading, next] = [row[column], row[column + 1]];
  const before = cells.find(
    (cell) => heading && cell.start < heading.start - COLUMN_SLACK && reachesOver(cell, heading),
  );
  const cell = cells[at];
  if (heading && (cell ? next && reachesOver(cell, next) : before)) {
    const text = sliceColumn(line, heading.start, next?.start ?? line.length);
    const start = line.indexOf(text, Math.max(0, heading.start - LONGEST_HEADING));
    return text === '' ? undefined : { text, start, end: start + text.length };
  }
  return cell;
}

/** Words with one space between them may be in two narrow columns. */
function reachesOver(cell: Cell, next: Cell): boolean {
  return cell.end > next.start + COLUMN_SLACK && cell.start < next.start - COLUMN_SLACK;
}

/**
 * The column of each cell: of all ways that keep the order, the one with the least way to go. Values that are
 * longer than their heading push the rest of the row to the right.
 */
function alignCells(cells: readonly PaperCell[], row: HeadingRow): number[] {
  if (cells.length === row.length) return cells.map((_, at) => at);
  if (cells.length === row.length + 1 && isBefore(cells[0], row[0])) {
    return cells.map((_, at) => at - 1);
  }
  let paths = row.map(() => ({ cost: 0, columns: [] as number[] }));
  for (const cell of cells) {
    let best = { cost: Number.POSITIVE_INFINITY, columns: [] as number[] };
    paths = row.map((heading, column) => {
      const shared = paths[column];
      if (shared && shared.columns.at(-1) !== column && shared.cost < best.cost) best = shared;
      const before = paths[column - 1];
      if (before && before.cost < best.cost) best = before;
      const twice =
        shared && shared.cost + SHARED < best.cost
          ? { ...shared, cost: shared.cost + SHARED }
          : best;
      return {
        cost: twice.cost + distance(cell, heading),
        columns: [...twice.columns, column],
      };
    });
  }
  return paths.reduce((a, b) => (b.cost < a.cost ? b : a)).columns;
}

/** True where the first column has no heading: `DEP` and `ARR` left of `City   Date   Time`. */
function isBefore(cell: PaperCell | undefined, heading: PaperCell | undefined): boolean {
  return cell !== undefined && heading !== undefined && cell.paper.end < heading.paper.start;
}
