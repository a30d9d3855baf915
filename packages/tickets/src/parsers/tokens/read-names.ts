import { readColumnPlaces } from './column-places.ts';
import { readFlightTo } from './flight-to.ts';
import { readHangulRoutes } from './hangul-route.ts';
import { readLonePlace } from './lone-place.ts';
import { readTimedPlaces } from './timed-places.ts';
import type { Token } from './token.ts';
import { readWordCode } from './word-codes.ts';

/**
 * The places that a line says by name, or by a code that is a word: right beside times, else alone in their cells, else
 * in a column of names.
 */
export function readNames(lines: readonly string[], at: number, shapes: readonly Token[]): Token[] {
  const code = readWordCode(lines, at);
  if (code.length > 0) return code;
  const halves = readHangulRoutes(lines[at] ?? '', at);
  if (halves.length > 0) return halves;
  const to = readFlightTo(lines[at] ?? '', at);
  if (to.length > 0) return to;
  const timed = readTimedPlaces(lines[at] ?? '', at, shapes);
  if (timed.length > 0) return timed;
  const alone = readLonePlace(lines, at, shapes);
  return alone.length > 0 || shapes.length > 0 ? alone : readColumnPlaces(lines, at);
}
