import type { MealKind, PlannerWindow } from './planner.types.ts';

export type Meal = 'breakfast' | 'lunch' | 'dinner';

/** A meal of the day: the window of the whole visit, and when it should start. Minutes since midnight. */
export interface MealSlot {
  readonly name: Meal;
  readonly openMin: number;
  readonly closeMin: number;
  readonly preferredFrom: number;
  readonly preferredTo: number;
  /** What it is worth to have the meal on a day, beside the place that it is in; a sight is worth about 1. */
  readonly bonus: number;
}

/** Planned where the traveller wishes it; a hotel's breakfast is the rule. */
export const BREAKFAST: MealSlot = {
  name: 'breakfast',
  openMin: 7 * 60 + 30,
  closeMin: 10 * 60 + 30,
  preferredFrom: 8 * 60,
  preferredTo: 9 * 60 + 30,
  bonus: 0,
};

const LUNCH: MealSlot = {
  name: 'lunch',
  openMin: 11 * 60 + 30,
  closeMin: 14 * 60 + 30,
  preferredFrom: 12 * 60,
  preferredTo: 13 * 60,
  bonus: 0.25,
};

const DINNER: MealSlot = {
  name: 'dinner',
  openMin: 17 * 60 + 30,
  closeMin: 21 * 60,
  preferredFrom: 18 * 60,
  preferredTo: 19 * 60 + 30,
  bonus: 1,
};

export const MEAL_SLOTS = [LUNCH, DINNER] as const;

/** A drink is best from here on; earlier is possible, a café is one too. */
export const EVENING_FROM_MIN = 19 * 60;

/** The assumption if opening hours are unknown: wide, and never closed. */
export const UNKNOWN_HOURS: Readonly<Record<MealKind, PlannerWindow>> = {
  eat: { openMin: LUNCH.openMin, closeMin: DINNER.closeMin },
  drink: { openMin: 10 * 60, closeMin: 24 * 60 },
  none: { openMin: 9 * 60, closeMin: 20 * 60 },
};

/** The meals that a visit takes up: every slot that it overlaps. */
export function slotsOf(startMin: number, durationMin: number): Meal[] {
  return MEAL_SLOTS.filter(
    ({ openMin, closeMin }) => startMin < closeMin && startMin + durationMin > openMin,
  ).map(({ name }) => name);
}
