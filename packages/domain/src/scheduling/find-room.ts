import { at } from './core/at.ts';
import type { DayRoutes } from './core/day-routes.ts';
import { type RouteLimit, type RouteWindow, pointCount } from './core/route-problem.ts';
import { placeWindows } from './planner-problem.ts';
import { returnMin, setOutMin } from './planner-travel.ts';
import type { PlannerInput, PlannerPlace } from './planner.types.ts';
import { roundUpToGrid } from './visit-windows.ts';

/** What is asked of finished routes: the place and the trip may differ from those that were planned. */
export interface RoomQuestion {
  readonly input: PlannerInput;
  readonly place: PlannerPlace;
  /** A limit that is not kept. */
  readonly ignored?: string;
}

/** A visit may start at any time from the first to the last of them. */
export interface Room {
  readonly day: number;
  readonly startMin: number;
  readonly latestMin: number;
}

interface Gap {
  readonly day: number;
  readonly after: number;
  readonly behind: number;
}

/**
 * Where finished routes would take in a place as well, by its index, while all their visits stay on their days in
 * their order; undefined if nowhere.
 */
export function findRoom(
  routes: DayRoutes,
  node: number,
  question: RoomQuestion,
): Room | undefined {
  const windows = placeWindows(question.input, question.place);
  for (let day = 0; day < routes.problem.days; day += 1) {
    const ofDay = windows[day] ?? [];
    if (ofDay.length === 0) continue;
    for (const gap of gapsOf(routes, day)) {
      const room = roomIn(routes, node, question, gap, ofDay);
      if (room) return room;
    }
  }
  return undefined;
}

function gapsOf({ tables, next }: DayRoutes, day: number): Gap[] {
  const first = tables.startOf(day);
  const gaps: Gap[] = [];
  for (let after = first; after !== first + 1; after = at(next, after)) {
    gaps.push({ day, after, behind: at(next, after) });
  }
  return gaps;
}

function roomIn(
  routes: DayRoutes,
  node: number,
  question: RoomQuestion,
  gap: Gap,
  windows: readonly RouteWindow[],
): Room | undefined {
  const { day, after, behind } = gap;
  if (!keepsLimits(routes, node, question, gap)) return undefined;
  const { input, place } = question;
  const bounds = input.days[day];
  const first = routes.tables.startOf(day);
  const left = after === first && bounds ? setOutMin(bounds) : at(routes.leave, after);
  const due =
    behind === first + 1 && bounds
      ? Math.max(at(routes.deadline, behind), returnMin(bounds, bounds.backMin ?? bounds.endMin))
      : at(routes.deadline, behind);
  const { travel } = routes.problem;
  const reached = left + way(routes, travel, after, node);
  const leaving = due - way(routes, travel, node, behind, true) - roundUpToGrid(place.durationMin);
  return windows
    .filter(({ slot }) => slot === undefined || !routes.isSlotTaken(day, slot))
    .map(({ open, latest }) => ({
      day,
      startMin: Math.max(reached, open),
      latestMin: Math.min(latest, leaving),
    }))
    .find(({ startMin, latestMin }) => startMin <= latestMin);
}

/** From a point of the routes to a node of the problem, or back. */
function way(
  { tables, problem }: DayRoutes,
  table: Int32Array,
  one: number,
  other: number,
  isBack = false,
): number {
  const points = pointCount(problem);
  const origin = (point: number): number =>
    point < tables.options ? at(tables.nodeOf, point) : point - tables.options + problem.nodes;
  return isBack ? at(table, one * points + origin(other)) : at(table, origin(one) * points + other);
}

function keepsLimits(
  routes: DayRoutes,
  node: number,
  question: RoomQuestion,
  { day, after, behind }: Gap,
): boolean {
  const { problem, tables, used } = routes;
  return problem.limits.every((limit, index) => {
    if (limit.name === question.ignored && limit.name !== undefined) return true;
    const table = tables.limitTravel(index);
    const ways =
      way(routes, limit.travel, after, node) +
      way(routes, limit.travel, node, behind, true) -
      at(table, after * tables.points + behind);
    const added = visitCost(limit, node, question.place) + ways;
    return at(used, index * problem.days + day) + added <= mostOf(limit, day, question.input);
  });
}

function visitCost({ name, visit }: RouteLimit, node: number, place: PlannerPlace): number {
  // A meal is not counted, whatever its length.
  const isCounted = name === 'pace' && place.meal !== 'eat';
  return isCounted ? roundUpToGrid(place.durationMin) : at(visit, node);
}

function mostOf({ name, most }: RouteLimit, day: number, { days, fill }: PlannerInput): number {
  const bounds = days[day];
  if (name !== 'pace' || !bounds) return at(most, day);
  return Math.floor((bounds.endMin - bounds.startMin) * fill);
}
