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
  const place = input.places[node];
  const hours = place?.windows ?? [];
  if (hours.length > 0 && hours.every((day) => day?.length === 0)) return 'closed-all-days';
  if (
    place?.isLongWalk &&
    input.days.every((day, index) => day.hasFlight ?? isClosed(hours[index]))
  ) {
    return 'flight-days-only';
  }
  const possible = input.days.flatMap((_, day) =>
    windowsOnEmptyDay(routes, node, day).map(({ slot }) => ({ day, slot })),
  );
  if (possible.length === 0) return 'no-day-long-enough';
  const mealsTaken = possible.every(
    ({ day, slot }) => slot !== undefined && routes.isSlotTaken(day, slot),
  );
  return mealsTaken ? 'meal-slots-taken' : 'no-time-left';
}

function isClosed(hours: readonly unknown[] | null | undefined): boolean {
  return hours?.length === 0;
}

/** The windows that a day with nothing else on it could keep. */
function windowsOnEmptyDay(
  { problem }: DayRoutes,
  node: number,
  day: number,
): readonly RouteWindow[] {
  const bounds = problem.bounds[day];
  if (!bounds) return [];
  const points = pointCount(problem);
  const [first, last] = [startPoint(problem, day), endPoint(problem, day)];
  const there = at(problem.travel, first * points + node);
  const back = at(problem.travel, node * points + last);
  const length = at(problem.service, node);
  const isTooMuch = problem.limits.some(({ visit, travel, most }) => {
    const ways = at(travel, first * points + node) + at(travel, node * points + last);
    return at(visit, node) + ways > at(most, day);
  });
  if (isTooMuch) return [];
  return (problem.windows[node * problem.days + day] ?? []).filter(({ open, latest }) => {
    const start = Math.max(bounds.start + there, open);
    return start <= latest && start + length + back <= bounds.end;
  });
}
