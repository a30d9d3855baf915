import { at } from './at.ts';
import { DayRoutes, type Insertion } from './day-routes.ts';
import type { RouteProblem } from './route-problem.ts';

/** Rounds of moving visits to better places; few trips change in the third. */
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
  const open = Array.from({ length: nodes }, (_, node) => node).filter(
    (node) => at(routes.dayOf, node) < 0,
  );
  const pairs: (Insertion | undefined)[] = Array.from({ length: nodes * days });
  const evaluate = (day: number): void => {
    for (const node of open) pairs[node * days + day] = routes.cheapestInsertion(node, day);
  };
  for (let day = 0; day < days; day += 1) evaluate(day);
  for (;;) {
    let best: { node: number; insertion: Insertion; value: number } | undefined;
    for (const node of open) {
      const worth = at(score, node) ** 2;
      for (let day = 0; day < days; day += 1) {
        const insertion = pairs[node * days + day];
        if (!insertion) continue;
        const value = worth / Math.max(1, insertion.cost);
        if (!best || value > best.value) best = { node, insertion, value };
      }
    }
    if (!best) return;
    routes.insert(best.node, best.insertion);
    open.splice(open.indexOf(best.node), 1);
    evaluate(best.insertion.day);
  }
}

/** Moves every visit to where it costs least with all others in place; true where one changed its time. */
function relocate(routes: DayRoutes): boolean {
  let moved = false;
  for (let node = 0; node < routes.problem.nodes; node += 1) {
    const day = at(routes.dayOf, node);
    if (day < 0 || routes.isFixed(node) || !routes.canRemove(node)) continue;
    const start = at(routes.start, node);
    routes.remove(node);
    const place = cheapestOfAllDays(routes, node);
    if (place) routes.insert(node, place);
    moved ||= at(routes.dayOf, node) !== day || at(routes.start, node) !== start;
  }
  return moved;
}

function cheapestOfAllDays(routes: DayRoutes, node: number): Insertion | undefined {
  let best: Insertion | undefined;
  for (let day = 0; day < routes.problem.days; day += 1) {
    const insertion = routes.cheapestInsertion(node, day);
    if (insertion && (!best || insertion.cost < best.cost)) best = insertion;
  }
  return best;
}
