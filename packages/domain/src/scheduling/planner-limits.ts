import type { Coordinates } from '../shared/coordinates.schema.ts';
import type { RouteLimit } from './core/route-problem.ts';
import type { PlannerInput } from './planner.types.ts';
import { betweenStops, travelOfPairs } from './planner-travel.ts';
import { roundUpToGrid } from './visit-windows.ts';

/** How full a day may be by its pace, how far one walks on it, and one long walk a day. */
export function limitsOf(
  input: PlannerInput,
  stops: readonly (Coordinates | undefined)[],
  ways: Int32Array,
): RouteLimit[] {
  const { days, places, fixed, fill, walkLimitMin, walkMin } = input;
  const stopsAt = [...places, ...fixed];
  const lengths = stopsAt.map(({ durationMin }) => roundUpToGrid(durationMin));
  const isMeal = (node: number): boolean => stopsAt[node]?.meal === 'eat';
  const limits: RouteLimit[] = [];
  if (fill < 1) {
    limits.push({
      name: 'pace',
      // A meal is rest: a full day is one of sights.
      visit: Int32Array.from(lengths, (length, node) => (isMeal(node) ? 0 : length)),
      travel: betweenStops(
        ways,
        stops.length,
        (way) => way,
        () => 0,
      ),
      most: Int32Array.from(days, ({ startMin, endMin }) => Math.floor((endMin - startMin) * fill)),
    });
  }
  if (walkLimitMin !== undefined && walkMin) {
    limits.push({
      name: 'walking',
      visit: new Int32Array(stops.length),
      travel: travelOfPairs(input, stops, walkMin),
      most: new Int32Array(days.length).fill(walkLimitMin),
    });
  }
  if (places.some(({ isLongWalk }) => isLongWalk)) {
    limits.push({
      name: 'long-walk',
      visit: Int32Array.from(stops, (_, node) => (places[node]?.isLongWalk ? 1 : 0)),
      travel: new Int32Array(ways.length),
      most: new Int32Array(days.length).fill(1),
    });
  }
  return limits;
}
