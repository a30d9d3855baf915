import { toPlannerInput } from '@ooo/domain/scheduling/plan-input';
import { planDays } from '@ooo/domain/scheduling/planner';
import { expect, it } from 'vitest';
import { findFaults } from './judge-faults.ts';
import { makeCityTrip } from './made-trip.ts';
import { planNearestFirst } from './nearest-first.ts';

const SEEDS = Array.from({ length: 20 }, (_, index) => index + 1);
/** Fewer than the product takes: the rules hold for any number. */
const ROUNDS = 100;

it.each(SEEDS)('the plan of made-up trip %i keeps the rules', (seed) => {
  const made = makeCityTrip(seed);
  expect(findFaults(made, planDays(toPlannerInput(made), { rounds: ROUNDS }))).toEqual([]);
});

it.each(SEEDS)('made-up trip %i is worth planning', (seed) => {
  const made = makeCityTrip(seed);
  expect(made.places.length).toBeGreaterThanOrEqual(3);
  expect(new Set(made.pois.map(({ id }) => id)).size).toBe(made.pois.length);
  expect(findFaults(made, planNearestFirst(made))).toEqual([]);
  const again = makeCityTrip(seed);
  expect(again.pois).toEqual(made.pois);
});

it('is as large as wished', () => {
  const { places, dates } = makeCityTrip(7, { places: 60, days: 14 });
  expect([places.length, dates.length]).toEqual([60, 14]);
});
