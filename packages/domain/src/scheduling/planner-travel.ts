import type { Coordinates } from '../shared/coordinates.schema.ts';
import { type RouteShape, endPoint, pointCount, startPoint } from './core/route-problem.ts';
import type { PlannerDay, PlannerInput } from './planner.types.ts';
import { roundUpToGrid } from './visit-windows.ts';

type Way = (from: Coordinates | undefined, to: Coordinates | undefined) => number;

/** Ways between all points; 0 from and to a day's end that has no place. */
export function travelOfPairs(
  { days }: PlannerInput,
  stops: readonly (Coordinates | undefined)[],
  way: Way,
): Int32Array {
  const shape: RouteShape = { nodes: stops.length, days: days.length };
  const points = pointCount(shape);
  const table = new Int32Array(points * points);
  stops.forEach((from, i) => {
    stops.forEach((to, j) => {
      if (i !== j) table[i * points + j] = way(from, to);
    });
    days.forEach(({ startAt, endAt }, day) => {
      if (startAt) table[startPoint(shape, day) * points + i] = way(startAt, from);
      if (endAt) table[i * points + endPoint(shape, day)] = way(from, endAt);
    });
  });
  return table;
}

/**
 * The assumed minutes to and from wherever a traveller sleeps, as long as that is unknown. Without them a day would cost
 * nothing to begin, and neighbouring sights would be spread over the trip, one a day.
 */
const UNKNOWN_BASE_MIN = 15;

/** The ways with {@link UNKNOWN_BASE_MIN} from and to each day's end that has no place. */
export function withUnknownBases({ days }: PlannerInput, ways: Int32Array): Int32Array {
  const points = Math.sqrt(ways.length);
  const shape: RouteShape = { nodes: points - 2 * days.length, days: days.length };
  const table = ways.slice();
  days.forEach(({ startAt, endAt }, day) => {
    for (let stop = 0; stop < shape.nodes; stop += 1) {
      if (!startAt) table[startPoint(shape, day) * points + stop] = UNKNOWN_BASE_MIN;
      if (!endAt) table[stop * points + endPoint(shape, day)] = UNKNOWN_BASE_MIN;
    }
  });
  return table;
}

/** When a traveller sets out on a day: before it begins where the base is unknown, as that way takes no time from it. */
export function setOutMin({ startAt, startMin, leaveMin = startMin }: PlannerDay): number {
  return roundUpToGrid(leaveMin) - (startAt ? 0 : UNKNOWN_BASE_MIN);
}

/** When a traveller who is done by `endMin` has to be back. */
export function returnMin({ endAt }: PlannerDay, endMin: number): number {
  return endMin + (endAt ? 0 : UNKNOWN_BASE_MIN);
}

/** The ways with a break after each visit that another one follows. */
export function withBreaks(ways: Int32Array, stops: number, breakMin: number): Int32Array {
  return betweenStops(
    ways,
    stops,
    (way) => way + breakMin,
    (way) => way,
  );
}

/** A table with what lies between two different stops changed in one way, and all else in another. */
export function betweenStops(
  ways: Int32Array,
  stops: number,
  between: (way: number) => number,
  others: (way: number) => number,
): Int32Array {
  const points = Math.sqrt(ways.length);
  return ways.map((way, index) => {
    const from = Math.floor(index / points);
    const to = index % points;
    return from < stops && to < stops && from !== to ? between(way) : others(way);
  });
}
