import { splitCells } from '../../text/cells.ts';
import type { Hit } from '../../text/hit.ts';
import { isHeading } from '../../atoms/labels.ts';
import type { HeadingRow } from '../tables/heading-row.ts';
import { headingOf } from '../tables/columns.ts';

/** From row 10 on: `2E` is a terminal. */
const SEAT = /^[1-9]\d[A-HJ-L](?:, ?[1-9]\d[A-HJ-L])*$/u;
const ANY_ROW = /^0?[1-9]\d?[A-HJ-L]$/u;
/** Aircraft codes that look like seats: `32A`, `73H`. */
const AIRCRAFT = /^(?:3[12]|7[0-9])[A-L]$/u;

/**
 * Seats in cells of their own, in a row that tells a whole flight and names no columns, `… 6:50 PM   A330   14C`, or
 * in columns that travellers head.
 */
export function findRowSeats(
  line: string,
  heading: HeadingRow | undefined,
  { hasAircraft }: { hasAircraft: boolean },
): Hit<string>[] {
  return splitCells(line).flatMap(({ text, start, end }) => {
    const over = headingOf(heading, line, start);
    if (over !== undefined && ANY_ROW.test(text) && !isHeading(over)) {
      return [{ value: text, start, end }];
    }
    if (!SEAT.test(text) || over !== undefined) return [];
    return hasAircraft || !AIRCRAFT.test(text) ? [{ value: text, start, end }] : [];
  });
}
