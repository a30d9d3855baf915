import { findAirportCodes } from '../../atoms/airport.ts';
import { isSurePlace } from '../../atoms/sure-place.ts';
import { splitCells } from '../../text/cells.ts';
import type { HeadingRow } from '../tables/heading-row.ts';
import { headingOf } from '../tables/columns.ts';
import { isOfTimes, roleOfHeading } from '../tables/column-kind.ts';
import type { Token } from './token.ts';

/** Lines around in which codes tell the ends better. */
const NEAR = 3;

/**
 * Names of places under `Salida` and `Llegada` where the cells of a flight reach over several lines, so that an end is
 * on a line of its own: `ARGENTINAS   ARGENTINA   MIAMI INTERNATIONAL`. Where codes are near they say nothing new.
 */
export function readHeadedPlaces(
  lines: readonly string[],
  at: number,
  heading: HeadingRow | undefined,
): Token[] {
  const line = lines[at] ?? '';
  const roles = new Set(heading?.map(({ text }) => roleOfHeading(text)));
  if (!heading || !roles.has('departure') || !roles.has('arrival')) return [];
  const named = splitCells(line).filter(({ text }) => isSurePlace(text));
  if (named.length === 0) return [];
  const near = lines.slice(Math.max(0, at - NEAR), at + NEAR + 1);
  if (near.some((other) => findAirportCodes(other).length > 0)) return [];
  return named.flatMap(({ text, start, end }): Token[] => {
    const over = headingOf(heading, line, start);
    const role = isOfTimes(over) ? undefined : roleOfHeading(over);
    return role ? [{ kind: 'place', value: text, role, line: at, start, end }] : [];
  });
}
