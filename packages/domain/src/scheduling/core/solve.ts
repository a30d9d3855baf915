import { at } from './at.ts';
import { DayRoutes, type Insertion, type Position } from './day-routes.ts';
import type { RouteProblem } from './route-problem.ts';

/** The most rounds of moving visits to better places; it ends sooner if none moves. */
const RELOCATION_ROUNDS = 3;
const NO_DAY = -1;

/**
 * Routes that leave no node out which would still fit. Greedy construction, then each visit may move to its
 * cheapest place, and what the moves made room for is added. The same problem gives the same routes.
 */
export function solve(problem: RouteProblem): DayRoutes {
  const routes = new DayRoutes(problem);
  complete(routes);
  for (let round = 0; round < RELOCATION_ROUNDS && relocate(routes); round += 1) complete(routes);
  routes.settle();
  return routes;
}

/**
 * Inserts the best remaining pair of node and day, by score² / cost, until none is feasible. Costs are kept as
 * numbers and the chosen insertion is computed once more: a year of many places has too many pairs for objects.
 */
function complete(routes: DayRoutes): void {
  const { nodes, days, score } = routes.problem;
  const open = new Set(Array.from({ length: nodes }, (_, node) => node));
  for (const node of open) if (at(routes.dayOf, node) >= 0) open.delete(node);
  const costs = new Float64Array(nodes * days).fill(Infinity);
  const costOn = (node: number, day: number): number =>
    day < 0 ? Infinity : at(costs, node * days + day);
  const cheapestDay = new Int32Array(nodes).fill(NO_DAY);
  const evaluate = (day: number): void => {
    for (const node of open) {
      const cost = routes.cheapestInsertion(node, day)?.cost ?? Infinity;
      const known = at(cheapestDay, node);
      costs[node * days + day] = cost;
      if (known === day) cheapestDay[node] = indexOfLeast(costs, node * days, days);
      else if (cost < costOn(node, known)) cheapestDay[node] = day;
    }
  };
  for (let day = 0; day < days; day += 1) evaluate(day);
  for (;;) {
    let best: { node: number; value: number } | undefined;
    for (const node of open) {
      const day = at(cheapestDay, node);
      if (day < 0) continue;
      const value = at(score, node) ** 2 / Math.max(1, costOn(node, day));
      if (!best || value > best.value) best = { node, value };
    }
    const insertion = best && routes.cheapestInsertion(best.node, at(cheapestDay, best.node));
    if (!best || !insertion) return;
    routes.insert(best.node, insertion);
    open.delete(best.node);
    evaluate(insertion.day);
  }
}

/** Counted from `first`; the first of equal ones, or {@link NO_DAY} if all are infinite. */
function indexOfLeast(costs: Float64Array, first: number, length: number): number {
  let [least, index] = [Infinity, NO_DAY];
  for (let offset = 0; offset < length; offset += 1) {
    const cost = at(costs, first + offset);
    if (cost < least) [least, index] = [cost, offset];
  }
  return index;
}

/** Moves every visit to where it costs least with all others in place; true if one was moved. */
function relocate(routes: DayRoutes): boolean {
  let moved = false;
  for (let node = 0; node < routes.problem.nodes; node += 1) {
    const isThere = at(routes.dayOf, node) >= 0;
    if (!isThere || routes.isFixed(node) || !routes.canRemove(node)) continue;
    const before = routes.remove(node);
    const place = cheapestOf(insertions(routes, node));
    if (place) routes.insert(node, place);
    moved ||= !place || !isSamePosition(place, before);
  }
  return moved;
}

/** Compares the order and not the times: a visit that waits may move in front of another at the same time. */
function isSamePosition(a: Position, b: Position): boolean {
  return a.day === b.day && a.after === b.after && a.window === b.window;
}

function* insertions(routes: DayRoutes, node: number): Generator<Insertion> {
  for (let day = 0; day < routes.problem.days; day += 1) {
    const insertion = routes.cheapestInsertion(node, day);
    if (insertion) yield insertion;
  }
}

/** The first of the cheapest; undefined of none. */
function cheapestOf(insertions: Iterable<Insertion | undefined>): Insertion | undefined {
  let best: Insertion | undefined;
  for (const insertion of insertions) best = cheaper(best, insertion);
  return best;
}

function cheaper(a: Insertion | undefined, b: Insertion | undefined): Insertion | undefined {
  return b && (!a || b.cost < a.cost) ? b : a;
}
