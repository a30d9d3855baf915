import type { SegmentDraft } from '../../../document.ts';
import { findFlightNumbers } from '../../../atoms/flight-number.ts';
import { findTimes } from '../../../atoms/time.ts';
import { defined } from '@ooo/domain/shared/defined';
import { makeFound } from '../../../text/hit.ts';
import { readDetails } from '../../tokens/read-detail.ts';
import { readShapes } from '../../tokens/read-shapes.ts';
import { readFields } from '../flight-notes.ts';
import { findRoutes } from '../references/segments-of-route.ts';
import { findRowMeal } from './row-meal.ts';

const LONGEST = 200;
/** What is before a route at the head of a row: a mark, the traveller, `Baggage for`. */
const HEAD = /^[^\d:：]{0,40}[:：]?\s*$/u;

/**
 * Gives segments the details on lines that name their route and no times:
 * `SIN - LHR   Seat 47A   Baggage 25kg   Meal Vegetarian Meal`, `MEL-LAX-JFK   Checked 2PC (max 23kg each)`, and of all
 * segments on lines that name each: `EY22 24A   EY454 48K   Hindu Meal`. A flight's own values stay; a line with two
 * routes counts for neither.
 */
export function addReferenceRows(
  segments: readonly SegmentDraft[],
  lines: readonly string[],
): SegmentDraft[] {
  const filled = [...segments];
  const numbers = new Set(segments.flatMap(({ flightNumber }) => flightNumber?.value ?? []));
  for (const [at, line] of lines.entries()) {
    if (line.length > LONGEST || !/[A-Z]{3}|\d{2}/u.test(line)) continue;
    const named = findNamed(line, segments, numbers);
    if (named.length === 0 || findTimes(line).length > 0) continue;
    const tokens = [...readDetails([line], 0), ...readShapes(line, 0, undefined)];
    const row = findRowMeal(line);
    const { baggage, meal = row && makeFound(row.value, 'shapes', line, at, row) } = readFields(
      tokens,
      line,
      at,
    );
    for (const index of named) {
      filled[index] = { ...defined({ meal, baggage }), ...filled[index] };
    }
  }
  return filled;
}

/** The indexes of the segments that a line is of: by the route at its head, or all of them, each by its number. */
function findNamed(
  line: string,
  segments: readonly SegmentDraft[],
  numbers: ReadonlySet<string>,
): readonly number[] {
  const [route, ...more] = findRoutes(line, segments);
  if (route)
    return more.length === 0 && HEAD.test(line.slice(0, route.start)) ? route.segments : [];
  if (numbers.size < 2) return [];
  const printed = new Set(findFlightNumbers(line).map(({ value }) => value.flightNumber));
  return [...numbers].every((number) => printed.has(number)) ? [...segments.keys()] : [];
}
