import type { DomNode, FormatCallback } from 'html-to-text';
import { printTable, type TableCell } from './print-table.ts';

const EDGE = { leadingLineBreaks: 1, trailingLineBreaks: 1 };
/** Groups of terms may be in an element each. */
const MAX_WRAPPERS = 3;

/** A list of terms, `<dl>`: each with what is said of it beside it, or below it where that has several lines. */
export const formatPairs: FormatCallback = (list, walk, builder) => {
  builder.openTable();
  for (const row of toRows(list.children, MAX_WRAPPERS)) {
    builder.openTableRow();
    for (const cell of row) {
      builder.openTableCell();
      walk(cell.children, builder);
      builder.closeTableCell();
    }
    builder.closeTableRow();
  }
  builder.closeTable({
    ...EDGE,
    tableToString: (rows) => printTable(rows.flatMap(belowEachOther)),
  });
};

function toRows(nodes: readonly DomNode[], depth: number): DomNode[][] {
  const rows: DomNode[][] = [];
  for (const node of nodes) {
    const last = rows.at(-1);
    if (node.type !== 'tag') continue;
    if (node.name === 'dd' && last?.length === 1 && last[0]?.name === 'dt') last.push(node);
    else if (node.name === 'dt' || node.name === 'dd' || depth === 0) rows.push([node]);
    else rows.push(...toRows(node.children, depth - 1));
  }
  return rows;
}

function belowEachOther(row: readonly TableCell[]): (readonly TableCell[])[] {
  return row.some(({ text }) => text.includes('\n')) ? row.map((cell) => [cell]) : [row];
}
