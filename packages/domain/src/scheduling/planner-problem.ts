import type { RouteProblem, RouteWindow } from './core/route-problem.ts';
import { MEAL_SLOTS } from './day-rhythm.ts';
import { slotsOf } from './meal-times.ts';
import type { PlannerDay, PlannerInput, PlannerPlace, PlannerWindow } from './planner.types.ts';
import { limitsOf } from './planner-limits.ts';
import {
  returnMin,
  setOutMin,
  travelOfPairs,
  withBreaks,
  withUnknownBases,
} from './planner-travel.ts';
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
  balance: 0.3,
} as const;

/** A must counts more than all other places of a trip together. */
const MUST_FACTOR = 1000;
/** What a detour may be to have dinner at all, in minutes; a missed lunch is half as bad. */
const MISSED_MEAL = { breakfast: 0, lunch: 20, dinner: 40 } as const;
/** What it costs to move a place to another day when a trip is planned again. */
const OTHER_DAY_COST = 120;
/** The value of a place keeping its time. A sight is worth about 1: to put one in, two others may move. */
const STAYING_BONUS = 0.4;
/** A latest start that no visit can have. */
const CLOSED = -1;
/** From that length on, a day without lunch or dinner misses something. Minutes. */
const FULL_DAY_MIN = 8 * 60;

/** The input as a route problem: places first, then fixed items, in their order. */
export function toRouteProblem(input: PlannerInput): RouteProblem {
  const { days, places, fixed, breakMin = 0 } = input;
  const stops = [...places, ...fixed].map(({ coordinates }) => coordinates);
  const former = formerDays(input);
  const ways = travelOfPairs(input, stops, (from, to) => roundUpToGrid(input.travelMin(from, to)));
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
    travel: withBreaks(withUnknownBases(input, ways), stops.length, breakMin),
    windows: places.flatMap((place) => placeWindows(input, place)),
    bounds: days.map((day) => ({
      start: setOutMin(day),
      end: returnMin(day, lateEnd(input, day)),
    })),
    fixed: fixed.map((item, index) => ({
      node: places.length + index,
      day: item.day,
      start: item.startMin,
      slots: item.meal === 'eat' ? slotsOf(item.startMin, item.durationMin) : [],
    })),
    limits: limitsOf(input, stops, ways),
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
export function placeWindows(input: PlannerInput, place: PlannerPlace): RouteWindow[][] {
  const known = new Map<readonly PlannerWindow[] | null, Map<string, RouteWindow[]>>();
  return input.days.map((day, index) => {
    const hours = place.windows[index] ?? null;
    const key = [
      day.startMin,
      lastMinute(input, place, day),
      lateEnd(input, day),
      day.hasFlight,
      place.former && index,
    ].join();
    const byDay = known.get(hours) ?? new Map<string, RouteWindow[]>();
    known.set(hours, byDay);
    const windows = byDay.get(key) ?? toWindows(input, place, hours, day, index);
    byDay.set(key, windows);
    return windows;
  });
}

/** A day ends later if there is a place that one goes to at night. */
function lateEnd({ places }: PlannerInput, day: PlannerDay): number {
  const { endMin, backMin = endMin, lateEndMin = endMin } = day;
  return places.some(({ isLate }) => isLate) ? Math.max(backMin, lateEndMin) : backMin;
}

/** What is not for the night leaves time to be back when the day ends. */
function lastMinute(input: PlannerInput, { coordinates }: PlannerPlace, day: PlannerDay): number {
  const { endAt, endMin, backMin = endMin } = day;
  const back = endAt ? roundUpToGrid(input.travelMin(coordinates, endAt)) : 0;
  return Math.min(endMin, backMin - back);
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
  const until = place.isLate ? lateEnd(input, day) : lastMinute(input, place, day);
  const windows = isAllowed ? visitWindows(place, hours, { ...day, endMin: until }, breakfast) : [];
  return place.former ? [formerWindow(place.former, windows, index), ...windows] : windows;
}

/** Planning again, a place keeps its very time unless something worth more needs it. Closed on all other days. */
function formerWindow(
  { day, startMin }: { readonly day: number; readonly startMin: number },
  windows: readonly RouteWindow[],
  index: number,
): RouteWindow {
  const own = windows.find(({ open, latest }) => open <= startMin && startMin <= latest);
  const isThere = day === index && own !== undefined;
  return {
    open: startMin,
    latest: isThere ? startMin : CLOSED,
    preferredFrom: startMin,
    preferredTo: startMin,
    slot: own?.slot,
    bonus: (own?.bonus ?? 0) + STAYING_BONUS,
  };
}

/** Planning again begins with the days as they were, and another day costs something. */
function formerDays({
  days,
  places,
  fixed,
}: PlannerInput): Pick<RouteProblem, 'begin' | 'dayCost'> {
  const moved = places.flatMap(({ former }, node) => (former ? [{ node, ...former }] : []));
  if (moved.length === 0) return {};
  const begin = days.map((_, day) =>
    moved
      .filter((place) => place.day === day)
      .toSorted((a, b) => a.startMin - b.startMin)
      .map(({ node }) => node),
  );
  const dayCost = new Float64Array((places.length + fixed.length) * days.length);
  for (const { node, day } of moved) {
    for (let other = 0; other < days.length; other += 1) {
      dayCost[node * days.length + other] = other === day ? 0 : OTHER_DAY_COST;
    }
  }
  return { begin, dayCost };
}
