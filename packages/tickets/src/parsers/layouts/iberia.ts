import { joinFields } from '../../flights/join-fields.ts';
import type { SegmentDraft } from '../../document.ts';
import { readBaggage } from '../../atoms/baggage.ts';
import { findFlightNumbers } from '../../atoms/flight-number.ts';
import { readOperator } from '../../atoms/operator.ts';
import type { FlightEnd } from '../../flights/flight-end.ts';
import { sliceColumn, splitCells } from '../../text/cells.ts';
import { defined } from '@ooo/domain/shared/defined';
import {
  flightFields,
  foundIfAny,
  foundIn,
  type Line,
  momentFields,
  placeFields,
} from '../lines/line-reader.ts';
import { type Block, type Layout, splitBlocks } from './layout.ts';

const HEADING = /Origin\/Destination\s{2,}Flight\s{2,}Departure\s{2,}Arrival\s{2,}Not Valid/iu;
const ROW = /(?:^|\s)\/\s?From(?=\s|$)/u;
const TO = /(?:^|\s)\/\s?To(?=\s|$)/u;
const OPERATED = /\/\s?Operated(?=\s|$)/iu;
const COLUMNS = [
  'Origin/Destination',
  'Flight',
  'Departure',
  'Arrival',
  'Not Valid',
  'Class',
  'Baggage',
  'Status',
] as const;

type Column = (typeof COLUMNS)[number];
type Columns = Readonly<Record<Column, readonly [start: number, end: number]>>;

/**
 * Iberia's bilingual receipt: a table of wrapped cells, each flight a row of about seven lines that starts
 * with `/From`. Dates come without a year.
 */
export const iberia: Layout = {
  id: 'iberia',
  recognises: ({ text, lines }) =>
    HEADING.test(text) && lines.some((line) => ROW.test(line)) ? 0.95 : 0,
  parse: ({ lines }) => {
    const at = lines.findIndex((line) => HEADING.test(line));
    const columns = findColumns(lines[at] ?? '');
    const rows = splitBlocks(lines, (line, index) => index > at && ROW.test(line), 12);
    return { segments: columns ? rows.flatMap((row) => readRow(lines, row, columns) ?? []) : [] };
  },
};

/** Where each column starts, one place to the left, as the values under it may lean out. */
function findColumns(heading: string): Columns | undefined {
  const starts = COLUMNS.map((name) => heading.toLowerCase().indexOf(name.toLowerCase()));
  if (starts.some((start) => start < 0)) return undefined;
  const entries = COLUMNS.map((name, index) => {
    const [start = 0, next = 1000] = [starts[index], starts[index + 1]];
    return [name, [Math.max(0, start - 1), next - 1]] as const;
  });
  return Object.fromEntries(entries) as Columns;
}

function readRow(lines: readonly string[], row: Block, columns: Columns): SegmentDraft | undefined {
  const cells = (column: Column): Line[] =>
    lines.slice(row.from, row.to).flatMap((line, index) => {
      const text = sliceColumn(line, ...columns[column]);
      return text === '' ? [] : [{ text, at: row.from + index }];
    });
  const first = { text: lines[row.from] ?? '', at: row.from };
  const flight = findFlightNumbers(sliceColumn(first.text, ...columns.Flight))[0]?.value;
  if (!flight) return undefined;
  const places = cells('Origin/Destination');
  const toAt = places.findIndex((cell) => TO.test(cell.text));
  const from = places.slice(0, toAt).findLast((cell) => !ROW.test(cell.text));
  const to = places[toAt + 1];
  return {
    ...flightFields(first, flight.flightNumber),
    ...(from ? placeFields('from', from, from.text) : {}),
    ...(to && toAt >= 0 ? placeFields('to', to, to.text) : {}),
    ...readMoment('departure', cells('Departure')),
    ...readMoment('arrival', cells('Arrival')),
    ...readBag(cells('Baggage')),
    ...readOperatedBy(lines, row),
  };
}

function readMoment(side: FlightEnd, cells: readonly Line[]): Partial<SegmentDraft> {
  return joinFields(...cells.slice(0, 2).map((cell) => momentFields(side, cell, cell.text)));
}

/** `1 Stück-` / `System /Pieces`: the wrapped cell is read whole. */
function readBag(cells: readonly Line[]): Partial<SegmentDraft> {
  const [first] = cells;
  const baggage = readBaggage(cells.map((cell) => cell.text).join(' '));
  return first && baggage ? { baggage: foundIn(first, baggage) } : {};
}

/** The label and the name wrap within the last column: `Operado por /Operated` / `by` / `Iberia Regional Air`. */
function readOperatedBy(lines: readonly string[], row: Block): Partial<SegmentDraft> {
  for (let at = row.from; at < row.to; at++) {
    const text = lines[at] ?? '';
    const label = OPERATED.exec(text);
    if (!label) continue;
    const start = splitCells(text).find(({ end }) => end > label.index)?.start ?? label.index;
    const column = lines.slice(at, row.to).map((line) => sliceColumn(line, start - 1, 1000));
    const whole = column.slice(0, column.indexOf('') < 0 ? undefined : column.indexOf(''));
    const operator = readOperator(whole.join(' ').replace(/^.*?\/\s?Operated by/iu, ''));
    return defined({
      operatedBy: foundIfAny({ text, at }, operator),
    });
  }
  return {};
}
