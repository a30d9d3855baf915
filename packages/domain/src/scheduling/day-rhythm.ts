import type { PlannerWindow } from './planner.types.ts';

/*
 * When people eat, go out and look at things: every time of a day that the product takes for usual. Minutes since
 * midnight; windows are half open. What a pace changes (when a day begins and ends) is in `pace.ts`.
 */

export type Meal = 'breakfast' | 'lunch' | 'dinner';

/** A meal of the day: the window of the whole visit, and when it should start. */
export interface MealSlot {
  readonly name: Meal;
  readonly openMin: number;
  readonly closeMin: number;
  readonly preferredFrom: number;
  readonly preferredTo: number;
  /** The value of having the meal on a day, in addition to the place's; a sight is worth about 1. */
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

export const LUNCH: MealSlot = {
  name: 'lunch',
  openMin: 11 * 60 + 30,
  closeMin: 14 * 60 + 30,
  preferredFrom: 12 * 60,
  preferredTo: 13 * 60,
  bonus: 0.25,
};

export const DINNER: MealSlot = {
  name: 'dinner',
  openMin: 17 * 60 + 30,
  closeMin: 21 * 60,
  preferredFrom: 18 * 60,
  preferredTo: 19 * 60 + 30,
  bonus: 1,
};

export const MEAL_SLOTS = [LUNCH, DINNER] as const;

/** What opens earlier is a café rather than a bar. */
export const NOON_MIN = 12 * 60;
/** A drink is best from here on; earlier is possible, a café is one too. */
export const EVENING_FROM_MIN = 19 * 60;
/** Night markets and clubs are best now, and a night out begins. */
export const NIGHT: PlannerWindow = { openMin: 20 * 60, closeMin: 24 * 60 };
/** Light falls flat before, and in most of the world the sun has set after. */
export const EVENING_LIGHT: PlannerWindow = { openMin: 16 * 60, closeMin: 19 * 60 };

/** The longest day of sightseeing that travellers ask for. */
export const LONGEST_DAY = { startMin: 7 * 60, endMin: 23 * 60 } as const;

/** The assumption if opening hours are unknown: wide, and never closed. */
export const UNKNOWN_HOURS = {
  eat: { openMin: LUNCH.openMin, closeMin: DINNER.closeMin },
  drink: { openMin: 10 * 60, closeMin: 24 * 60 },
  none: { openMin: 9 * 60, closeMin: 20 * 60 },
} as const;

/** The default start of a visit; a meal begins at its usual time. */
export const USUAL_START_MIN = { drink: EVENING_FROM_MIN, other: 10 * 60 } as const;

/** What the specification gives to pick with one click. A meal's is the earliest good time for it. */
export const PRESET_START_MIN = {
  lunch: LUNCH.preferredFrom,
  dinner: DINNER.preferredFrom,
  'night-out': NIGHT.openMin,
  afternoon: 14 * 60,
} as const;

/** What a time entry begins with (specified). */
export const TIME_ENTRY_START_MIN = LUNCH.preferredFrom;
/** What the form of a visit begins with (specified) where no time could be suggested. */
export const FORM_START_MIN = 9 * 60;
/** The map's dialog without a date has times of its own (specified): of a meal, the latest good time for dinner. */
export const MAP_FORM_START_MIN = {
  eat: DINNER.preferredTo,
  drink: NIGHT.openMin,
  other: USUAL_START_MIN.other,
} as const;
