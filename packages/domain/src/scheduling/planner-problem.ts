import type { Coordinates } from '../shared/coordinates.schema.ts';
import {
  type RouteLimit,
  type RouteProblem,
  type RouteShape,
  type RouteWindow,
  endPoint,
  pointCount,
  startPoint,
} from './core/route-problem.ts';
import { MEAL_SLOTS, slotsOf } from './meal-times.ts';
import type { PlannerDay, PlannerInput, PlannerPlace, PlannerWindow } from './planner.types.ts';
import { roundUpToGrid, visitWindows } from './visit-windows.ts';

/**
 * The cost of a minute relative to minutes of travel. Waiting is cheap: free time on a trip is not a loss, but a hole
 * of two hours is one. A detour of about half an hour is worth a fuller day's relief.
 */
const WEIGHTS = {
  wait: 0.25,
  longWait: 1,
  longWaitFrom: 90,
  preference: 0.5,
  balance: 0.5,
} as const;

/** A must counts more than all other places of a trip together. */
const MUST_FACTOR = 1000;
/** What a detour may be to have dinner at all, in minutes; a missed lunch is half as bad. */
const MISSED_MEAL = { breakfast: 0, lunch: 20, dinner: 40 } as const;
/** What it costs to move a place to another day when a trip is planned again. */
const OTHER_DAY_COST = 120;
/** From that length on, a day without lunch or dinner misses something. Minutes. */
const FULL_DAY_MIN = 8 * 60;

type Way = (from: Coordinates | undefined, to: Coordinates | undefined) => number;

/** The input as a route problem: places first, then fixed items, in their order. */
export function toRouteProblem(input: PlannerInput): RouteProblem {
  const { days, places, fixed, breakMin = 0 } = input;
  const stops = [...places, ...fixed].map(({ coordinates }) => coordinates);
  const former = formerDays(input);
  return {
    nodes: stops.length,
    days: days.length,
    service: Int32Array.from([
      ...places.map(({ durationMin }) => roundUpToGrid(durationMin)),
      ...fixed.map((item) => roundUpToGrid(item.startMin + item.durationMin) - item.startMin),
    ]),
    score: Float64Array.from([
      ...places.map(({ score, isMust }) => (isMust ? MUST_FACTOR * score : score)),
      ...fixed.map(() => 1),
    ]),
    travel: wayTable(
      input,
      stops,
      (from, to) => roundUpToGrid(input.travelMin(from, to)),
      breakMin,
    ),
    windows: places.flatMap((place) => windowsOf(input, place)),
    bounds: days.map((day) => ({ start: roundUpToGrid(day.startMin), end: lateEnd(input, day) })),
    fixed: fixed.map((item, index) => ({
      node: places.length + index,
      day: item.day,
      start: item.startMin,
      slots: item.meal === 'eat' ? slotsOf(item.startMin, item.durationMin) : [],
    })),
    limits: limitsOf(input, stops),
    missed: MEAL_SLOTS.map(({ name }) => ({
      slot: name,
      cost: Float64Array.from(days, ({ startMin, endMin }) =>
        endMin - startMin >= FULL_DAY_MIN ? MISSED_MEAL[name] : 0,
      ),
    })),
    weights: WEIGHTS,
    ...former,
  };
}

/** A visit's windows on each day; days with the same hours and bounds share them, as most of a long trip do. */
function windowsOf(input: PlannerInput, place: PlannerPlace): RouteWindow[][] {
  const known = new Map<readonly PlannerWindow[] | null, Map<string, RouteWindow[]>>();
  return input.days.map((day, index) => {
    const hours = place.windows[index] ?? null;
    const key = [day.startMin, day.endMin, day.hasFlight, place.former?.day === index].join();
    const byDay = known.get(hours) ?? new Map<string, RouteWindow[]>();
    known.set(hours, byDay);
    const windows = byDay.get(key) ?? toWindows(input, place, hours, day, index);
    byDay.set(key, windows);
    return windows;
  });
}

/** A day ends later if there is a place that one goes to at night. */
function lateEnd({ places }: PlannerInput, { endMin, lateEndMin = endMin }: PlannerDay): number {
  return places.some(({ isLate }) => isLate) ? Math.max(endMin, lateEndMin) : endMin;
}

/** What is not for the night leaves time to be back when the day ends. */
function wayBack(
  input: PlannerInput,
  { coordinates }: PlannerPlace,
  { endAt }: PlannerDay,
): number {
  return endAt ? roundUpToGrid(input.travelMin(coordinates, endAt)) : 0;
}

function toWindows(
  input: PlannerInput,
  place: PlannerPlace,
  hours: readonly PlannerWindow[] | null,
  day: PlannerDay,
  index: number,
): RouteWindow[] {
  const { breakfast = false } = input;
  const isAllowed = !place.isLongWalk || !day.hasFlight;
  const until = place.isLate ? lateEnd(input, day) : day.endMin - wayBack(input, place, day);
  const windows = isAllowed ? visitWindows(place, hours, { ...day, endMin: until }, breakfast) : [];
  const { former } = place;
  if (former?.day !== index) return windows;
  const { startMin } = former;
  return windows.map((window) =>
    window.open <= startMin && startMin <= window.latest
      ? Object.assign({}, window, { preferredFrom: startMin, preferredTo: startMin })
      : window,
  );
}

/** Planning again begins with the days as they were, and another day costs something. */
function formerDays({ days, places }: PlannerInput): Pick<RouteProblem, 'begin' | 'dayCost'> {
  const moved = places.flatMap(({ former }, node) => (former ? [{ node, ...former }] : []));
  if (moved.length === 0) return {};
  const begin = days.map((_, day) =>
    moved
      .filter((place) => place.day === day)
      .toSorted((a, b) => a.startMin - b.startMin)
      .map(({ node }) => node),
  );
  const dayCost = new Float64Array(places.length * days.length);
  for (const { node, day } of moved) {
    for (let other = 0; other < days.length; other += 1) {
      dayCost[node * days.length + other] = other === day ? 0 : OTHER_DAY_COST;
    }
  }
  return { begin, dayCost };
}

/** Ways between all points; 0 from and to a day's end that has no place. The break counts between visits. */
function wayTable(
  { days }: PlannerInput,
  stops: readonly (Coordinates | undefined)[],
  way: Way,
  breakMin: number,
): Int32Array {
  const shape: RouteShape = { nodes: stops.length, days: days.length };
  const points = pointCount(shape);
  const table = new Int32Array(points * points);
  stops.forEach((from, i) => {
    stops.forEach((to, j) => {
      if (i !== j) table[i * points + j] = way(from, to) + breakMin;
    });
    days.forEach(({ startAt, endAt }, day) => {
      if (startAt) table[startPoint(shape, day) * points + i] = way(startAt, from);
      if (endAt) table[i * points + endPoint(shape, day)] = way(from, endAt);
    });
  });
  return table;
}

/** How full a day may be by its pace, how far one walks on it, and one long walk a day. */
function limitsOf(input: PlannerInput, stops: readonly (Coordinates | undefined)[]): RouteLimit[] {
  const { days, places, fixed, fill, walkLimitMin, walkMin } = input;
  const lengths = [...places, ...fixed].map(({ durationMin }) => roundUpToGrid(durationMin));
  const limits: RouteLimit[] = [];
  const withoutEnds: PlannerInput = {
    ...input,
    days: days.map(({ date, startMin, endMin }) => ({ date, startMin, endMin })),
  };
  if (fill < 1) {
    limits.push({
      visit: Int32Array.from(lengths),
      travel: wayTable(withoutEnds, stops, (a, b) => roundUpToGrid(input.travelMin(a, b)), 0),
      most: Int32Array.from(days, ({ startMin, endMin }) => Math.floor((endMin - startMin) * fill)),
    });
  }
  if (walkLimitMin !== undefined && walkMin) {
    limits.push({
      visit: new Int32Array(stops.length),
      travel: wayTable(input, stops, walkMin, 0),
      most: new Int32Array(days.length).fill(walkLimitMin),
    });
  }
  if (places.some(({ isLongWalk }) => isLongWalk)) {
    limits.push({
      visit: Int32Array.from(stops, (_, node) => (places[node]?.isLongWalk ? 1 : 0)),
      travel: wayTable({ ...withoutEnds }, stops, () => 0, 0),
      most: new Int32Array(days.length).fill(1),
    });
  }
  return limits;
}
