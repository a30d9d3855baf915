import type { Coordinates } from '../shared/coordinates.schema.ts';
import { type RouteShape, endPoint, pointCount, startPoint } from './core/route-problem.ts';
import type { PlannerInput } from './planner.types.ts';

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

/** The same with a break after each visit that another one follows. */
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
