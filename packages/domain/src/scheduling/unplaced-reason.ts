import { at } from './core/at.ts';
import type { DayRoutes } from './core/day-routes.ts';
import { type RouteWindow, endPoint, pointCount, startPoint } from './core/route-problem.ts';
import type { PlannerInput, UnplacedReason } from './planner.types.ts';

/** Why the place (by its index in the input) is on no day of the finished routes. */
export function unplacedReason(
  input: PlannerInput,
  routes: DayRoutes,
  node: number,
): UnplacedReason {
  const hours = input.places[node]?.windows ?? [];
  if (hours.length > 0 && hours.every((day) => day?.length === 0)) return 'closed-all-days';
  const possible = input.days.flatMap((_, day) =>
    windowsOnEmptyDay(routes, node, day).map(({ slot }) => ({ day, slot })),
  );
  if (possible.length === 0) return 'no-day-long-enough';
  const mealsTaken = possible.every(
    ({ day, slot }) => slot !== undefined && routes.isSlotTaken(day, slot),
  );
  return mealsTaken ? 'meal-slots-taken' : 'no-time-left';
}

/** The windows that a day with nothing else on it could keep. */
function windowsOnEmptyDay(
  { problem }: DayRoutes,
  node: number,
  day: number,
): readonly RouteWindow[] {
  const limits = problem.bounds[day];
  if (!limits) return [];
  const points = pointCount(problem);
  const there = at(problem.travel, startPoint(problem, day) * points + node);
  const back = at(problem.travel, node * points + endPoint(problem, day));
  const length = at(problem.service, node);
  if (length > limits.load) return [];
  return (problem.windows[node * problem.days + day] ?? []).filter(({ open, latest }) => {
    const start = Math.max(limits.start + there, open);
    return start <= latest && start + length + back <= limits.end;
  });
}
