import { at, fractionAt } from './at.ts';
import type { DayRoutes } from './day-routes.ts';

/**
 * The cost of a day besides its visits: travel, waiting, starts outside the preferred times, its share of the whole
 * load, and nodes that would rather be on another day. Starts are those of {@link settleDay}, which this calls.
 */
export function costOfDay(routes: DayRoutes, day: number): number {
  const { problem, tables, start } = routes;
  const { weights, dayCost } = problem;
  const { options, points, nodeOf, out } = tables;
  settleDay(routes, day);
  const first = tables.startOf(day);
  let [cost, left, before] = [0, at(routes.leave, first), first];
  for (let point = at(routes.next, first); point < options; point = at(routes.next, point)) {
    const node = at(nodeOf, point);
    const way = at(out, before * points + point);
    const begun = at(start, node);
    const waiting = before === first ? 0 : Math.max(0, begun - left - way);
    const row = day * options + point;
    const early = at(tables.preferredFrom, row) - begun;
    const late = begun - at(tables.preferredTo, row);
    cost += way + weights.wait * waiting;
    cost += weights.longWait * Math.max(0, waiting - weights.longWaitFrom);
    cost += weights.preference * Math.max(0, early, late);
    if (dayCost) cost += fractionAt(dayCost, node * problem.days + day);
    left = Math.max(left, begun + at(tables.length, point));
    before = point;
  }
  const load = at(routes.busy, day);
  cost += at(out, before * points + first + 1);
  for (const { slot, cost: missed } of problem.missed ?? []) {
    if (!routes.isSlotTaken(day, slot)) cost += fractionAt(missed, day);
  }
  return cost + (weights.balance * load * load) / at(tables.span, day);
}

/**
 * The starts of a day's visits: as early as possible, but a visit that prefers to start later does if the rest of the
 * day stays as it is, and so does one that a long wait follows.
 */
export function settleDay(routes: DayRoutes, day: number): void {
  const { problem, tables, start } = routes;
  const { longWaitFrom } = problem.weights;
  const { options, points, nodeOf, out, windows, fixedStart } = tables;
  const first = tables.startOf(day);
  let behind = first + 1;
  let due = at(routes.deadline, behind);
  for (
    let point = at(routes.previous, behind);
    point !== first;
    point = at(routes.previous, point)
  ) {
    const row = day * options + point;
    const length = at(tables.length, point);
    const latest = Math.min(at(windows, 2 * row), due - at(out, point * points + behind) - length);
    const earliest = Math.max(at(routes.arrive, point), at(windows, 2 * row + 1));
    let begun = earliest;
    if (at(fixedStart, point) >= 0) begun = at(fixedStart, point);
    else if (latest > earliest) {
      const idle = behind >= options ? 0 : Math.max(0, latest - earliest - longWaitFrom);
      const from = at(tables.preferredFrom, row);
      const wished = Math.max(from <= latest ? from : earliest, earliest + idle);
      begun = Math.min(wished, latest, Math.max(earliest, at(tables.preferredTo, row)));
    }
    start[at(nodeOf, point)] = begun;
    due = begun;
    behind = point;
  }
}
