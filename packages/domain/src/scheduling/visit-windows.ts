import type { RouteWindow } from './core/route-problem.ts';
import { EVENING_FROM_MIN, MEAL_SLOTS, UNKNOWN_HOURS } from './meal-times.ts';
import type { PlannerDay, PlannerPlace, PlannerWindow } from './planner.types.ts';

/** Starts fall on this grid, so that plans read 10:15 and not 10:13. Minutes. */
export const START_GRID_MIN = 5;

export function roundUpToGrid(minutes: number): number {
  return Math.ceil(minutes / START_GRID_MIN) * START_GRID_MIN;
}

interface Candidate extends PlannerWindow {
  readonly preferredFrom?: number;
  readonly preferredTo?: number;
  readonly slot?: string;
}

/**
 * When a visit of the place may start on a day: its opening hours, its meal and the day's bounds together. A meal is
 * at lunch or dinner if the place is open then; a bakery that closes at 11:00 is visited when it is open. Unknown
 * hours are the wide default, or the whole day if the two do not overlap.
 */
export function visitWindows(
  place: PlannerPlace,
  hours: readonly PlannerWindow[] | null,
  day: PlannerDay,
): RouteWindow[] {
  const assumed = hours ?? [UNKNOWN_HOURS[place.meal]];
  const windows = toStarts(candidates(place, assumed), place, day);
  if (windows.length > 0 || hours !== null || place.meal !== 'none') return windows;
  return toStarts([{ openMin: day.startMin, closeMin: day.endMin }], place, day);
}

function candidates(place: PlannerPlace, hours: readonly PlannerWindow[]): Candidate[] {
  if (place.meal === 'drink') return hours.flatMap(drinkTimes);
  if (place.meal === 'none') return [...hours];
  const meals = hours.flatMap((open) => mealTimes(open, place.durationMin));
  return meals.length > 0 ? meals : [...hours];
}

function mealTimes({ openMin, closeMin }: PlannerWindow, durationMin: number): Candidate[] {
  return MEAL_SLOTS.map((slot) => ({
    openMin: Math.max(openMin, slot.openMin),
    closeMin: Math.min(closeMin, Math.max(slot.closeMin, slot.openMin + durationMin)),
    preferredFrom: slot.preferredFrom,
    preferredTo: slot.preferredTo,
    slot: slot.name,
  })).filter((meal) => meal.closeMin - meal.openMin >= durationMin);
}

function drinkTimes({ openMin, closeMin }: PlannerWindow): Candidate[] {
  const evening = { openMin: Math.max(openMin, EVENING_FROM_MIN), closeMin };
  return [evening, { openMin, closeMin, preferredFrom: EVENING_FROM_MIN }];
}

function toStarts(
  candidates: readonly Candidate[],
  place: PlannerPlace,
  day: PlannerDay,
): RouteWindow[] {
  return candidates
    .map(({ openMin, closeMin, preferredFrom = 0, preferredTo = Infinity, slot }) => ({
      open: roundUpToGrid(Math.max(openMin, day.startMin)),
      latest: Math.min(closeMin, day.endMin) - place.durationMin,
      preferredFrom,
      preferredTo,
      slot,
    }))
    .filter(({ open, latest }) => open <= latest);
}
