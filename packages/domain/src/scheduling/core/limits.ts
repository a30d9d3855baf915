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
  const { limits, days } = problem;
  const { points } = tables;
  const behind = at(routes.next, after);
  const node = at(tables.nodeOf, option);
  for (let index = 0; index < limits.length; index += 1) {
    const limit = limits[index];
    if (!limit) continue;
    const travel = tables.limitTravel(index);
    const ways =
      at(travel, after * points + option) +
      at(travel, option * points + behind) -
      at(travel, after * points + behind);
    if (at(used, index * days + day) + at(limit.visit, node) + ways > at(limit.most, day)) {
      return false;
    }
  }
  return true;
}
