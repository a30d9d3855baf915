import type { Poi } from '../pois/poi.schema.ts';
import { visitDurationMin } from '../scheduling/visit-durations.ts';
import { type Result, fail, ok } from '../shared/result.ts';
import { toMinutes } from '../shared/wall-time.ts';
import { listOtherStops, refusalOf, toVisit } from './drop-fit.ts';
import { positionOf } from './drop.ts';
import type { DropRefusal, DropSource, DropVisit } from './drop.types.ts';

const DAY_MIN = 1440;

export interface Swapped {
  readonly poi: Poi;
  readonly visit: DropVisit;
}

/**
 * The new times of a stop and of the one before or after it, changed in their order: together they begin and end when
 * they did, with the same time between them. `at-end` if there is none on that side.
 */
export function swapStops(
  source: DropSource,
  poi: Poi,
  side: 'earlier' | 'later',
): Result<readonly [Swapped, Swapped], DropRefusal | 'at-end'> {
  const { date, startTime } = poi;
  const position = positionOf(source, poi);
  if (date === null || startTime === null || position === undefined) return fail('at-end');
  const other = listOtherStops(source, poi, date)[side === 'earlier' ? position - 1 : position];
  if (!other) return fail('at-end');

  const startMin = toMinutes(startTime);
  const stop = { poi, startMin, endMin: startMin + visitDurationMin(poi) };
  const [first, second] = side === 'earlier' ? [other, stop] : [stop, other];
  const lengthOf = ({ endMin, startMin }: typeof stop) => endMin - startMin;
  const behindMin = Math.max(first.startMin + 1, second.endMin - lengthOf(first));
  if (behindMin >= DAY_MIN) return fail('no-room');
  const swapped = [
    { poi: second.poi, visit: toVisit(date, first.startMin, lengthOf(second)) },
    { poi: first.poi, visit: toVisit(date, behindMin, lengthOf(first)) },
  ] as const;
  for (const { poi, visit } of swapped) {
    const reason = refusalOf(source, poi, visit);
    if (reason) return fail(reason);
  }
  return ok(swapped);
}
