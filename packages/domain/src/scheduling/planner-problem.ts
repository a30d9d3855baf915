import type { Coordinates } from '../shared/coordinates.schema.ts';
import {
  type RouteProblem,
  type RouteShape,
  endPoint,
  pointCount,
  startPoint,
} from './core/route-problem.ts';
import { slotsOf } from './meal-times.ts';
import type { PlannerInput } from './planner.types.ts';
import { roundUpToGrid, visitWindows } from './visit-windows.ts';

/**
 * What a minute costs beside the minutes of visit and way. Waiting is cheap: free time is no loss on a trip.
 * A detour of about half an hour is worth a fuller day's relief.
 */
const WEIGHTS = { wait: 0.25, preference: 0.5, balance: 0.5 } as const;

/** The input as a route problem: places first, then fixed items, in their order. */
export function toRouteProblem(input: PlannerInput): RouteProblem {
  const { days, places, fixed } = input;
  const fixedNode = (index: number): number => places.length + index;
  return {
    nodes: places.length + fixed.length,
    days: days.length,
    service: Int32Array.from([
      ...places.map(({ durationMin }) => roundUpToGrid(durationMin)),
      ...fixed.map((item) => roundUpToGrid(item.startMin + item.durationMin) - item.startMin),
    ]),
    score: Float64Array.from([...places.map(({ score }) => score), ...fixed.map(() => 1)]),
    travel: travelMatrix(input),
    windows: places.flatMap((place) =>
      days.map((day, index) => visitWindows(place, place.windows[index] ?? null, day)),
    ),
    bounds: days.map(({ startMin, endMin }) => ({
      start: roundUpToGrid(startMin),
      end: endMin,
      load: input.fill < 1 ? Math.floor((endMin - startMin) * input.fill) : Infinity,
    })),
    fixed: fixed.map((item, index) => ({
      node: fixedNode(index),
      day: item.day,
      start: item.startMin,
      slots: item.meal === 'eat' ? slotsOf(item.startMin, item.durationMin) : [],
    })),
    weights: WEIGHTS,
  };
}

/** Ways between all points on the grid; 0 from and to a day's end that has no place. */
function travelMatrix(input: PlannerInput): Int32Array {
  const { days, places, fixed, travelMin } = input;
  const shape: RouteShape = { nodes: places.length + fixed.length, days: days.length };
  const points = pointCount(shape);
  const travel = new Int32Array(points * points);
  const stops = [...places, ...fixed].map(({ coordinates }) => coordinates);
  const way = (from: Coordinates | undefined, to: Coordinates | undefined): number =>
    roundUpToGrid(travelMin(from, to));
  stops.forEach((from, i) => {
    stops.forEach((to, j) => {
      if (i !== j) travel[i * points + j] = way(from, to);
    });
    days.forEach(({ startAt, endAt }, day) => {
      if (startAt) travel[startPoint(shape, day) * points + i] = way(startAt, from);
      if (endAt) travel[i * points + endPoint(shape, day)] = way(from, endAt);
    });
  });
  return travel;
}
