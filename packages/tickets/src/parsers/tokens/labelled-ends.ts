import { labelAt } from '../../atoms/labels.ts';
import { isSurePlace } from '../../atoms/sure-place.ts';
import type { FlightEnd } from '../../flights/flight-end.ts';
import { type Cell, cellAt, splitCells } from '../../text/cells.ts';
import { blankOut } from '../../text/span.ts';
import { tidyPlace } from './place-name.ts';
import type { Token } from './token.ts';

const LONGEST_VALUE = 120;

/** A cell that begins with a label of departure or arrival, and what is behind that in it. */
export interface LabelledEnd {
  readonly role: FlightEnd;
  readonly cell: Cell;
  readonly labelLength: number;
  readonly rest: string;
}

/** The labels of a line that give the values beside or below them to an end; a single word before others is not a label. */
export function findLabelledEnds(
  cells: readonly Cell[],
  shapes: readonly Token[],
  { isTimed }: { readonly isTimed: boolean },
): LabelledEnd[] {
  return cells.flatMap((cell): LabelledEnd[] => {
    const label = labelAt(cell.text);
    const role = label?.field;
    if (!label || (role !== 'departure' && role !== 'arrival')) return [];
    // `AR 1302` is a flight of Aerolíneas Argentinas, not an arrival.
    if (shapes.some(({ kind, start }) => kind === 'flight' && start === cell.start)) return [];
    const rest = cell.text.slice(label.length);
    const holds = shapes.some((token) => token.start >= cell.start && token.start < cell.end);
    const isMarked = /[:：]\s*$/u.test(cell.text.slice(0, label.length));
    const counts = rest === '' || holds || isMarked || (isTimed && isSurePlace(rest));
    return counts ? [{ role, cell, rest, labelLength: label.length }] : [];
  });
}

/** The line of a labelled end. */
interface LabelledLine {
  readonly line: string;
  /** 0-based. */
  readonly at: number;
  readonly cells: readonly Cell[];
  readonly shapes: readonly Token[];
}

/** The city or airport named beside a departure or arrival label, where no code is with it. */
export function readLabelledPlace(
  label: LabelledEnd,
  { line, at, cells, shapes }: LabelledLine,
): Token[] {
  const next = label.rest === '' ? cells[cells.indexOf(label.cell) + 1] : undefined;
  const from = next?.start ?? label.cell.start + label.labelLength;
  const last = cells.findLast((cell) => cell.start >= from && !labelAt(cell.text)) ?? label.cell;
  const inside = shapes.filter((token) => token.start >= from && token.end <= last.end);
  const hasCode = inside.some((token) => token.kind === 'airport');
  if (hasCode || cellAt(cells, from) === undefined) return [];
  const words = blankOut(line, inside).slice(from, last.end).slice(0, LONGEST_VALUE);
  return splitCells(words)
    .flatMap((cell): Token[] => {
      const name = tidyPlace(cell.text, { isLabelled: true });
      const start = from + cell.start;
      return name === undefined
        ? []
        : [{ kind: 'place', value: name, line: at, start, end: start + cell.text.length }];
    })
    .slice(0, 1);
}
