import { MEAL_SLOTS, type Meal } from './day-rhythm.ts';

/** The meals that a visit takes up: every slot that it overlaps. */
export function slotsOf(startMin: number, durationMin: number): Meal[] {
  return MEAL_SLOTS.filter(
    ({ openMin, closeMin }) => startMin < closeMin && startMin + durationMin > openMin,
  ).map(({ name }) => name);
}
