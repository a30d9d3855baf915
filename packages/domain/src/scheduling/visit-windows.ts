import type { RouteWindow } from './core/route-problem.ts';
import {
  BREAKFAST,
  EVENING_FROM_MIN,
  MEAL_SLOTS,
  type MealSlot,
  UNKNOWN_HOURS,
} from './day-rhythm.ts';
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
  readonly bonus?: number;
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
  breakfast = false,
): RouteWindow[] {
  const assumed = hours ?? [UNKNOWN_HOURS[place.meal]];
  const windows = toStarts(candidates(place, assumed, breakfast), place, day);
  if (windows.length > 0 || hours !== null || place.meal !== 'none') return windows;
  return toStarts([{ openMin: day.startMin, closeMin: day.endMin }], place, day);
}

function candidates(
  { meal, best, durationMin }: PlannerPlace,
  hours: readonly PlannerWindow[],
  breakfast: boolean,
): Candidate[] {
  if (best) return hours.map((open) => ({ ...open, ...preferredIn(best) }));
  if (meal === 'drink') return hours.flatMap(drinkTimes);
  if (meal === 'none') return [...hours];
  const slots = breakfast ? [BREAKFAST, ...MEAL_SLOTS] : MEAL_SLOTS;
  const meals = hours.flatMap((open) => mealTimes(open, durationMin, slots));
  return meals.length > 0 ? meals : [...hours];
}

function preferredIn({ openMin, closeMin }: PlannerWindow) {
  return { preferredFrom: openMin, preferredTo: closeMin };
}

function mealTimes(
  { openMin, closeMin }: PlannerWindow,
  durationMin: number,
  slots: readonly MealSlot[],
): Candidate[] {
  return slots
    .map((slot) => ({
      openMin: Math.max(openMin, slot.openMin),
      closeMin: Math.min(closeMin, Math.max(slot.closeMin, slot.openMin + durationMin)),
      preferredFrom: slot.preferredFrom,
      preferredTo: slot.preferredTo,
      slot: slot.name,
      bonus: slot.bonus,
    }))
    .filter((meal) => meal.closeMin - meal.openMin >= durationMin);
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
    .map(({ openMin, closeMin, preferredFrom = 0, preferredTo = Infinity, slot, bonus = 0 }) => ({
      open: roundUpToGrid(Math.max(openMin, day.startMin)),
      latest: Math.min(closeMin, day.endMin) - place.durationMin,
      preferredFrom,
      preferredTo,
      slot,
      bonus,
    }))
    .filter(({ open, latest }) => open <= latest);
}
