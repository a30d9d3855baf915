import { at } from './at.ts';
import { DayRoutes, type Insertion, type Position } from './day-routes.ts';
import type { RouteProblem } from './route-problem.ts';

/** The most rounds of moving visits to better places; it ends sooner where none moves. */
const RELOCATION_ROUNDS = 3;

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

/** Inserts the best remaining pair of node and day, by score² / cost, until none is feasible. */
function complete(routes: DayRoutes): void {
  const { nodes, days, score } = routes.problem;
  const open = new Set(Array.from({ length: nodes }, (_, node) => node));
  for (const node of open) if (at(routes.dayOf, node) >= 0) open.delete(node);
  const pairs = Array.from({ length: nodes }, (): (Insertion | undefined)[] => []);
  const cheapest: (Insertion | undefined)[] = Array.from({ length: nodes });
  const evaluate = (day: number): void => {
    for (const node of open) {
      const ofNode = pairs[node] ?? [];
      const known = cheapest[node];
      const insertion = routes.cheapestInsertion(node, day);
      ofNode[day] = insertion;
      cheapest[node] = known?.day === day ? cheapestOf(ofNode) : cheaper(known, insertion);
    }
  };
  for (let day = 0; day < days; day += 1) evaluate(day);
  for (;;) {
    let best: { node: number; insertion: Insertion; value: number } | undefined;
    for (const node of open) {
      const insertion = cheapest[node];
      if (!insertion) continue;
      const value = at(score, node) ** 2 / Math.max(1, insertion.cost);
      if (!best || value > best.value) best = { node, insertion, value };
    }
    if (!best) return;
    routes.insert(best.node, best.insertion);
    open.delete(best.node);
    evaluate(best.insertion.day);
  }
}

/** Moves every visit to where it costs least with all others in place; true where one was moved. */
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
