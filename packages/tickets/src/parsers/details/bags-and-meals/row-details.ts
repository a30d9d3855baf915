import type { Found, SegmentDraft } from '../../../document.ts';
import { readBaggage } from '../../../atoms/baggage.ts';
import { labelAt } from '../../../atoms/labels.ts';
import { readMeal } from '../../../atoms/meal.ts';
import { findTimes } from '../../../atoms/time.ts';
import { defined } from '@ooo/domain/shared/defined';
import { makeFound } from '../../../text/hit.ts';
import { cellUnder } from '../../tables/columns.ts';
import { type HeadingRow, readHeadingRow } from '../../tables/heading-row.ts';
import { listRows } from '../../tables/table-rows.ts';
import { FlightNames, routeOf } from '../references/flight-names.ts';

const READERS = { meal: readMeal, baggage: readBaggage } as const;
type Field = keyof typeof READERS;
const FIELDS: readonly Field[] = ['meal', 'baggage'];

interface Told {
  readonly of: string;
  readonly field: Field;
  /** Absent where the row says that there is none. */
  readonly found?: Found<string>;
  /** 1-based. */
  readonly line: number;
}

/**
 * Gives segments the meals and the baggage of a table with a row for each traveller and flight:
 * `KUL - DPS   12D   20kg   Chicken rice` under `Flight   Seat   Checked baggage   Meal`. Of several travellers the
 * first one's counts. What was read of such a row for a flight whose own row has none goes.
 */
export function addRowDetails(
  segments: readonly SegmentDraft[],
  lines: readonly string[],
): SegmentDraft[] {
  const names = new FlightNames(segments);
  const told = lines.flatMap((line, at) => {
    const heading = readHeadingRow(line);
    return heading ? readTable(lines, at, { heading, names }) : [];
  });
  if (told.length === 0) return [...segments];
  const rows = new Set(told.map(({ line }) => line));
  return segments.map((segment) => {
    const own = told.filter(
      ({ of }) => of === segment.flightNumber?.value || of === routeOf(segment),
    );
    const fields = FIELDS.map((field) => {
      const cells = own.filter((one) => one.field === field);
      const isOfOther = cells.length > 0 && rows.has(segment[field]?.line ?? 0);
      const before = isOfOther ? undefined : segment[field];
      return [field, cells.find(({ found }) => found)?.found ?? before] as const;
    });
    return defined({ ...segment, ...Object.fromEntries(fields) });
  });
}

function readTable(
  lines: readonly string[],
  at: number,
  { heading, names }: { heading: HeadingRow; names: FlightNames },
): Told[] {
  const columns = FIELDS.map((field) => ({
    field,
    column: heading.findIndex(({ text }) => labelAt(text)?.field === field),
  })).filter(({ column }) => column >= 0);
  if (columns.length === 0) return [];
  return listRows(lines, at, heading).flatMap((row) => {
    const line = lines[row] ?? '';
    const [reference, ...more] = names.find(line);
    // A row with times is of the flights themselves.
    if (!reference || more.length > 0 || findTimes(line).length > 0) return [];
    return columns.flatMap(({ field, column }) => {
      const cell = cellUnder(heading, column, line);
      const value = cell && cell.start >= reference.end ? READERS[field](cell.text) : undefined;
      const told = { of: reference.of, field, line: row + 1 };
      if (!cell || value === undefined) return [told];
      return [{ ...told, found: makeFound(value, 'shapes', line, row, cell) }];
    });
  });
}
