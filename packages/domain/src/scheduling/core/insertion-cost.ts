import { at, fractionAt } from './at.ts';
import type { DayRoutes } from './day-routes.ts';

/**
 * What an insertion costs beside the time that it adds: waiting counts for less than travel, and a start outside the
 * preferred time, a fuller day and an unwanted day count for more.
 */
export function insertionCost(
  { problem, tables, busy }: DayRoutes,
  option: number,
  day: number,
  added: number,
  start: number,
  waiting: number,
): number {
  const { weights, days, dayCost } = problem;
  const row = day * tables.options + option;
  const early = at(tables.preferredFrom, row) - start;
  const late = start - at(tables.preferredTo, row);
  const off = early > 0 ? early : Math.max(late, 0);
  let cost = added + (weights.wait - 1) * waiting + weights.preference * off;
  if (weights.balance > 0) {
    const more = added - waiting;
    cost += (weights.balance * more * (2 * at(busy, day) + more)) / at(tables.span, day);
  }
  if (dayCost) cost += fractionAt(dayCost, at(tables.nodeOf, option) * days + day);
  return cost;
}
