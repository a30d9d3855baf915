import type { Coordinates } from '../shared/coordinates.schema.ts';
import {
  type RouteProblem,
  type RouteShape,
  type RouteWindow,
  endPoint,
  pointCount,
  startPoint,
} from './core/route-problem.ts';
import { slotsOf } from './meal-times.ts';
import type { PlannerDay, PlannerInput, PlannerPlace, PlannerWindow } from './planner.types.ts';
import { roundUpToGrid, visitWindows } from './visit-windows.ts';

/**
 * The cost of a minute relative to minutes of visits and travel. Waiting is cheap: free time on a trip is not a loss.
 * A detour of about half an hour is worth a fuller day's relief.
 */
const WEIGHTS = { wait: 0.25, preference: 0.5, balance: 0.5 } as const;

/** More than the minutes that a day may end at: start and end are one number. */
const DAY_BOUNDS_RANGE = 10_000;

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
    windows: places.flatMap((place) => windowsOf(place, days)),
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

/** A visit's windows on each day; days with the same hours and bounds share them, as most of a long trip do. */
function windowsOf(place: PlannerPlace, days: readonly PlannerDay[]): RouteWindow[][] {
  const known = new Map<readonly PlannerWindow[] | null, Map<number, RouteWindow[]>>();
  return days.map((day, index) => {
    const hours = place.windows[index] ?? null;
    const byBounds = known.get(hours) ?? new Map<number, RouteWindow[]>();
    known.set(hours, byBounds);
    const bounds = day.startMin * DAY_BOUNDS_RANGE + day.endMin;
    const windows = byBounds.get(bounds) ?? visitWindows(place, hours, day);
    byBounds.set(bounds, windows);
    return windows;
  });
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
