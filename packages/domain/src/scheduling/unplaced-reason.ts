import { at } from './core/at.ts';
import type { DayRoutes } from './core/day-routes.ts';
import { type RouteWindow, endPoint, pointCount, startPoint } from './core/route-problem.ts';
import { findRemedy } from './find-remedy.ts';
import { type RoomQuestion, findRoom } from './find-room.ts';
import { placeWindows } from './planner-problem.ts';
import type { UnplacedReason } from '@ooo/texts/plan.types';
import type { PlannerInput, PlannerPlace, Unplaced } from './planner.types.ts';

/** These follow from the trip, or from what is already planned: no other length or pace helps. */
const FINAL: ReadonlySet<UnplacedReason> = new Set<UnplacedReason>([
  'closed-all-days',
  'flight-days-only',
  'meal-slots-taken',
  'long-walk-taken',
  'too-much-walking',
]);

/** Why the place (by its index in the input) is on no day of the finished routes, and what would make room for it. */
export function explainUnplaced(
  input: PlannerInput,
  routes: DayRoutes,
  node: number,
): Omit<Unplaced, 'id'> {
  const place = input.places[node];
  if (!place) return { reason: 'no-time-left' };
  const possible = possibleWindows(routes, node, placeWindows(input, place));
  const reason =
    reasonOfTrip(input, place) ??
    (possible.length === 0
      ? reasonOfEmptyDays(input, routes, node, place)
      : reasonOfPlan(input, routes, node, possible));
  const meals = [...new Set(possible.flatMap(({ slot }) => slot.slot ?? []))];
  const remedy = FINAL.has(reason) ? undefined : findRemedy(input, routes, node);
  return { reason, ...(meals.length > 0 && { meals }), ...(remedy && { remedy }) };
}

/** Reasons that no plan can change: the hours and the flights. */
function reasonOfTrip(input: PlannerInput, place: PlannerPlace): UnplacedReason | undefined {
  const days = input.days.flatMap((day, index) =>
    place.wishedDay === undefined || place.wishedDay === index
      ? { hasFlight: day.hasFlight, hours: place.windows[index] ?? null }
      : [],
  );
  if (days.every(({ hours }) => hours?.length === 0)) return 'closed-all-days';
  const open = days.filter(({ hours }) => hours?.length !== 0);
  if (place.isLongWalk && open.every(({ hasFlight }) => hasFlight)) return 'flight-days-only';
  const isTooShort = open.every(
    ({ hours }) => hours?.every(isShorterThan(place.durationMin)) ?? false,
  );
  return isTooShort ? 'open-too-short' : undefined;
}

function isShorterThan(durationMin: number) {
  return ({ openMin, closeMin }: { openMin: number; closeMin: number }) =>
    closeMin - openMin < durationMin;
}

/** Why not even a day with nothing else on it could keep the visit. */
function reasonOfEmptyDays(
  input: PlannerInput,
  routes: DayRoutes,
  node: number,
  place: PlannerPlace,
): UnplacedReason {
  const anytime = placeWindows(input, withoutHours(place));
  const isHoursFault = possibleWindows(routes, node, anytime).length > 0;
  return isHoursFault ? 'closed-when-free' : 'no-day-long-enough';
}

/** Why the rest of the plan leaves no room. */
function reasonOfPlan(
  input: PlannerInput,
  routes: DayRoutes,
  node: number,
  possible: readonly PossibleWindow[],
): UnplacedReason {
  const place = input.places[node];
  const mealsTaken = possible.every(
    ({ day, slot: { slot } }) => slot !== undefined && routes.isSlotTaken(day, slot),
  );
  if (mealsTaken) return 'meal-slots-taken';
  if (!place) return 'no-time-left';
  const hasRoom = (question: Partial<RoomQuestion>): boolean =>
    findRoom(routes, node, { input, place, ...question }) !== undefined;
  if (input.fill < 1 && hasRoom({ ignored: 'pace' })) return 'pace-full';
  if (input.walkLimitMin !== undefined && hasRoom({ ignored: 'walking' }))
    return 'too-much-walking';
  if (place.isLongWalk && hasRoom({ ignored: 'long-walk' })) return 'long-walk-taken';
  return hasRoom({ place: withoutHours(place) }) ? 'closed-when-free' : 'no-time-left';
}

/** The place as if it were not known when it is open, on the days on which it is. */
function withoutHours(place: PlannerPlace): PlannerPlace {
  return { ...place, windows: place.windows.map((hours) => (hours?.length === 0 ? [] : null)) };
}

interface PossibleWindow {
  readonly day: number;
  readonly slot: RouteWindow;
}

/** Of the windows of each day, those that a day with nothing else on it could keep. */
function possibleWindows(
  { problem }: DayRoutes,
  node: number,
  windows: readonly (readonly RouteWindow[])[],
): PossibleWindow[] {
  const points = pointCount(problem);
  const length = at(problem.service, node);
  return problem.bounds.flatMap((bounds, day) => {
    const [first, last] = [startPoint(problem, day), endPoint(problem, day)];
    const isTooMuch = problem.limits.some(({ visit, travel, most }) => {
      const ways = at(travel, first * points + node) + at(travel, node * points + last);
      return at(visit, node) + ways > at(most, day);
    });
    if (isTooMuch) return [];
    const there = at(problem.travel, first * points + node);
    const back = at(problem.travel, node * points + last);
    return (windows[day] ?? []).flatMap((slot) => {
      const start = Math.max(bounds.start + there, slot.open);
      return start <= slot.latest && start + length + back <= bounds.end ? { day, slot } : [];
    });
  });
}
