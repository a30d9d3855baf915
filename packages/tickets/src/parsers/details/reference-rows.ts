import type { LegDraft } from '../../document.ts';
import { findTimes } from '../../atoms/time.ts';
import { definedOnly } from '../../text/defined.ts';
import { readDetails } from '../tokens/read-detail.ts';
import { readShapes } from '../tokens/read-shapes.ts';
import { readFields } from './flight-notes.ts';
import { findRoutes } from './legs-of-route.ts';

const LONGEST = 200;
/** What stands before a route at the head of a row: a mark, the traveller, `Baggage for`. */
const HEAD = /^[^\d:：]{0,40}[:：]?\s*$/u;

/**
 * Gives legs the details on lines that name their route and no times: `SIN - LHR   Seat 47A   Baggage 25kg   Meal Vegetarian Meal`,
 * `MEL-LAX-JFK   Checked 2PC (max 23kg each)`. What a flight has of its own stays; a line of two routes is of neither.
 */
export function addReferenceRows(legs: readonly LegDraft[], lines: readonly string[]): LegDraft[] {
  const filled = [...legs];
  for (const [at, line] of lines.entries()) {
    if (line.length > LONGEST || !/[A-Z]{3}/u.test(line)) continue;
    const [route, ...more] = findRoutes(line, legs);
    if (!route || more.length > 0 || !HEAD.test(line.slice(0, route.start))) continue;
    if (findTimes(line).length > 0) continue;
    const tokens = [...readDetails([line], 0), ...readShapes(line, 0, undefined)];
    const { meal, baggage } = readFields(tokens, line, at);
    for (const index of route.legs) {
      filled[index] = { ...definedOnly({ meal, baggage }), ...filled[index] };
    }
  }
  return filled;
}
