import type { Found, LegDraft } from '../../document.ts';
import { readBaggage } from '../../atoms/baggage.ts';
import { labelAt } from '../../atoms/labels.ts';
import { readMeal } from '../../atoms/meal.ts';
import { findTimes } from '../../atoms/time.ts';
import { makeFound } from '../../text/hit.ts';
import { cellUnder, type HeadingRow, readHeadingRow } from '../tokens/heading.ts';
import { listRows } from '../tokens/table-rows.ts';
import { FlightNames, routeOf } from './flight-references.ts';

const READERS = { meal: readMeal, baggage: readBaggage } as const;
type Field = keyof typeof READERS;
const FIELDS: readonly Field[] = ['meal', 'baggage'];

interface Told {
  readonly of: string;
  readonly field: Field;
  readonly found: Found<string>;
}

/**
 * Gives legs the meals and the baggage of a table with a row for each traveller and flight: `KUL - DPS   12D   20kg   Chicken
 * rice` under `Flight   Seat   Checked baggage   Meal`. Of several travellers the first one's counts.
 */
export function addRowDetails(legs: readonly LegDraft[], lines: readonly string[]): LegDraft[] {
  const names = new FlightNames(legs);
  const told = lines.flatMap((line, at) => {
    const heading = readHeadingRow(line);
    return heading ? readTable(lines, at, { heading, names }) : [];
  });
  if (told.length === 0) return [...legs];
  return legs.map((leg) => {
    const own = told.filter(({ of }) => of === leg.flightNumber?.value || of === routeOf(leg));
    const fields = FIELDS.flatMap((field) => {
      const first = own.find((one) => one.field === field);
      return first ? [[field, first.found] as const] : [];
    });
    return { ...leg, ...Object.fromEntries(fields) };
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
      if (!cell || value === undefined) return [];
      return [{ of: reference.of, field, found: makeFound(value, 'shapes', line, row, cell) }];
    });
  });
}
