import { fail, ok, type Result } from '../shared/result.ts';
import { toNumber, toPosition } from './coordinates-in-text.ts';
import { withoutFormulaGuard } from './formula-guard.ts';
import type { RawPlace } from './found-place.ts';
import { fieldOf } from './place-columns.ts';

/** Exports begin with a title and a description at most. */
const HEADER_WITHIN = 10;

function isHeader(row: readonly string[]): boolean {
  const fields = new Set(row.map(fieldOf));
  const hasPosition = fields.has('position') || (fields.has('latitude') && fields.has('longitude'));
  return fields.has('name') || (hasPosition && fields.size > 1) || fields.has('link');
}

/** Without a header: the first text is the name, the first two numbers that are a position the position. */
function readHeaderless(row: readonly string[]): RawPlace | undefined {
  const numbers = row.map(toNumber);
  const at = numbers.findIndex((first, index) => {
    const second = numbers[index + 1] ?? Number.NaN;
    return Array.isArray(toPosition(second, first));
  });
  const [latitude, longitude] = [numbers[at], numbers[at + 1]];
  const name = row.find((cell, index) => cell.trim() !== '' && Number.isNaN(numbers[index]));
  if (name === undefined || latitude === undefined || longitude === undefined) return undefined;
  return { values: [['name', withoutFormulaGuard(name)]], position: [longitude, latitude] };
}

export interface CsvPlaces {
  readonly places: readonly RawPlace[];
  /** The columns are those of a list that Google Takeout exports. */
  readonly isGoogleList: boolean;
}

/**
 * The places of a table, by the header among its first rows, in English, Korean or Spanish; without one, rows of a
 * name, a latitude and a longitude. `no-columns` where neither is to be found.
 */
export function placesOfTable(
  rows: readonly (readonly string[])[],
): Result<CsvPlaces, 'no-columns'> {
  const at = rows.slice(0, HEADER_WITHIN).findIndex(isHeader);
  const header = rows[at];
  if (!header) {
    const places = rows.flatMap((row) => readHeaderless(row) ?? []);
    if (places.length === 0 || places.length < rows.length / 2) return fail('no-columns');
    return ok({ places, isGoogleList: false });
  }
  const names = header.map((name) => name.trim());
  const places = rows.slice(at + 1).flatMap((row) => {
    if (row.every((cell) => cell.trim() === '')) return [];
    return [
      {
        values: row.map((cell, index) => [names[index] ?? '', withoutFormulaGuard(cell)] as const),
      },
    ];
  });
  return ok({ places, isGoogleList: names[0] === 'Title' && names.includes('URL') });
}
