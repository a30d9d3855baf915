import { at } from './at.ts';
import type { DayRoutes } from './day-routes.ts';

/** Whether a visit behind a point leaves all limits of its day kept. */
export function keepsLimits(
  routes: DayRoutes,
  option: number,
  day: number,
  after: number,
): boolean {
  const { problem, tables, used } = routes;
  const { points } = tables;
  const behind = at(routes.next, after);
  return problem.limits.every(({ visit, most }, limit) => {
    const travel = tables.limitTravel(limit);
    const ways =
      at(travel, after * points + option) +
      at(travel, option * points + behind) -
      at(travel, after * points + behind);
    const added = at(visit, at(tables.nodeOf, option)) + ways;
    return at(used, limit * problem.days + day) + added <= at(most, day);
  });
}
