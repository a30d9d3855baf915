import { readAircraft } from '../atoms/aircraft.ts';
import { readBaggage } from '../atoms/baggage.ts';
import { findDurations } from '../atoms/duration.ts';
import { readMeal } from '../atoms/meal.ts';
import { readOperator } from '../atoms/operator.ts';
import { readSeats } from '../atoms/seat.ts';
import { type LabelledField, labelAt, splitAtLabels, untilNextLabel } from '../labels.ts';
import { type Cell, sliceColumn, splitCells } from '../text/cells.ts';
import type { Token } from './token.ts';

type DetailField = Exclude<LabelledField, 'departure' | 'arrival' | 'date'>;

/** The details that labels of a line name: the value is beside the label, or below it in its column. */
export function readDetails(lines: readonly string[], at: number): Token[] {
  const line = lines[at] ?? '';
  const cells = splitCells(line).flatMap(splitAtLabels);
  const tokens: Token[] = [];
  for (const [index, cell] of cells.entries()) {
    const label = labelAt(cell.text);
    if (!label || !isDetail(label.field)) continue;
    const own = cell.text.slice(label.length);
    const next = own === '' ? cells[index + 1] : undefined;
    const token =
      own !== ''
        ? toToken(label.field, own, at, cell)
        : next && !isLabel(next.text, cell.text)
          ? toToken(label.field, next.text, at, next)
          : readBelow(lines, at, cell, next, label.field);
    if (token) tokens.push(token);
  }
  return tokens;
}

/** After a label with a colon, a label's word without one is the value: `MEAL: MEALS`. */
function isLabel(text: string, before: string): boolean {
  return labelAt(text) !== undefined && (/[:：]/u.test(text) || !/[:：]$/u.test(before));
}

function isDetail(field: LabelledField): field is DetailField {
  return field !== 'departure' && field !== 'arrival' && field !== 'date';
}

function readBelow(
  lines: readonly string[],
  at: number,
  cell: Cell,
  next: Cell | undefined,
  field: DetailField,
): Token | undefined {
  const below = lines[at + 1]?.trim() === '' ? at + 2 : at + 1;
  const line = lines[below] ?? '';
  const text = sliceColumn(line, cell.start, next?.start ?? line.length);
  const start = Math.max(0, line.indexOf(text, Math.max(0, cell.start - 20)));
  if (text === '' || labelAt(text)) return undefined;
  return toToken(field, text, below, { text, start, end: start + text.length });
}

function toToken(field: DetailField, text: string, line: number, cell: Cell): Token | undefined {
  const value = untilNextLabel(text);
  const end = cell.start + cell.text.length - text.length + value.length;
  const place = { line, start: cell.start, end };
  if (field === 'duration') {
    const duration = findDurations(value.slice(0, 60), { labelled: true })[0];
    return duration ? { kind: 'duration', value: duration.value, ...place } : undefined;
  }
  const read = READERS[field](value);
  return read === undefined ? undefined : { kind: field, value: read, ...place };
}

const READERS: Readonly<
  Record<Exclude<DetailField, 'duration'>, (text: string) => string | undefined>
> = {
  aircraft: readAircraft,
  seat: readSeats,
  meal: readMeal,
  baggage: readBaggage,
  operatedBy: readOperator,
};
