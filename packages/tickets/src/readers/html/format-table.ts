import type { DomNode, FormatCallback, RecursiveCallback } from 'html-to-text';
import { isAirlineCode } from '../../atoms/airline.ts';
import { attributeOf } from './attribute-of.ts';
import { isStruck } from './element-style.ts';
import { standApart } from './flights-abreast.ts';
import type { LeavesOut } from './hidden-parts.ts';
import { printTable, type TableCell } from './print-table.ts';

const BROKEN_NUMBER = /^([A-Z]{2}|[A-Z]\d|\d[A-Z])\n(\d{2,4})(?=\n|$)/;

type Builder = Parameters<FormatCallback>[2];

/** A cell wider than this is running text. */
const MAX_COLUMN_WIDTH = 100;
const EDGE = { leadingLineBreaks: 2, trailingLineBreaks: 2 };
const GROUPS = new Set(['thead', 'tbody', 'tfoot']);
/** Nodes between the rows of a table that have no content. */
const SILENT = new Set(['col', 'colgroup', 'input', 'noscript', 'script', 'style', 'template']);
/** How deeply forms and similar elements may wrap the rows that they hold. */
const MAX_WRAPPERS = 3;
/** A span over all columns, for what is not a cell of any. */
const ALL = 100;

/** A table with its cells in columns; what pages put between its rows and cells is shown where it is. */
export function makeTableFormat(leavesOut: LeavesOut): FormatCallback {
  const isLeftOut: LeavesOut = (element) => isStruck(element) || leavesOut(element);

  return (table, walk, builder) => {
    if (isLeftOut(table)) return;
    builder.openTable();
    printRows(table.children);
    builder.closeTable({
      ...EDGE,
      tableToString: (rows) => printTable(standApart(rows.map(withWholeNumbers))),
    });

    function printRows(children: readonly DomNode[]): void {
      for (const child of children) {
        if (child.name === 'tr') printRow(child);
        else if (holds(child, 'tr', MAX_WRAPPERS)) printRows(child.children);
        else if (isShown(child)) {
          builder.openTableRow();
          printCell([child], { colspan: ALL, rowspan: 1 }, walk, builder);
          builder.closeTableRow();
        }
      }
    }

    function printRow(row: DomNode): void {
      if (isLeftOut(row)) return;
      builder.openTableRow();
      for (const child of row.children) printCells(child);
      builder.closeTableRow();
    }

    function printCells(child: DomNode): void {
      if (child.name === 'td' || child.name === 'th') {
        const spans = { colspan: spanOf(child, 'colspan'), rowspan: spanOf(child, 'rowspan') };
        printCell(isLeftOut(child) ? [] : child.children, spans, walk, builder);
      } else if (holds(child, 'td', 1)) {
        for (const inner of child.children) printCells(inner);
      } else if (isShown(child)) {
        printCell([child], { colspan: 1, rowspan: 1 }, walk, builder);
      }
    }
  };
}

/** Cells whose flight number is broken where the column was too narrow for it: `KE`, and below it `081`. */
function withWholeNumbers(row: readonly TableCell[]): TableCell[] {
  return row.map((cell) => {
    const [, code = '', digits = ''] = BROKEN_NUMBER.exec(cell.text) ?? [];
    if (!isAirlineCode(code)) return cell;
    return {
      ...cell,
      text: `${code} ${digits}${cell.text.slice(code.length + 1 + digits.length)}`,
    };
  });
}

function printCell(
  content: DomNode[],
  spans: { readonly colspan: number; readonly rowspan: number },
  walk: RecursiveCallback,
  builder: Builder,
): void {
  builder.openTableCell({ maxColumnWidth: MAX_COLUMN_WIDTH });
  walk(content, builder);
  builder.closeTableCell(spans);
}

function spanOf(cell: DomNode, name: 'colspan' | 'rowspan'): number {
  return Number.parseInt(attributeOf(cell, name) ?? '1', 10);
}

/** A group of rows, or a form or link that a page wraps around rows or cells. */
function holds(node: DomNode, name: 'tr' | 'td', depth: number): boolean {
  if (node.type !== 'tag' || node.name === 'table' || depth === 0) return false;
  if (name === 'tr' && GROUPS.has(node.name ?? '')) return true;
  return node.children.some((child) => child.name === name || holds(child, name, depth - 1));
}

function isShown(node: DomNode): boolean {
  if (node.type === 'text') return (node.data ?? '').trim() !== '';
  return node.type === 'tag' && !SILENT.has(node.name ?? '');
}
