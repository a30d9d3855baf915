import { expect, it } from 'vitest';
import { findRowMeal } from './row-meal.ts';

it.each([
  ['SIN - LHR   Seat 47A   Meal Hindu Meal', 'Hindu Meal'],
  [
    'RAMON LUIS   Seat 05D   20kg Checked Baggage   Chicken Inasal with Java Rice',
    'Chicken Inasal with Java Rice',
  ],
  ['김하늘   좌석 12A   불고기 덮밥', '불고기 덮밥'],
  ['Ms Oakenfold   EY22 24A   EY454 48K   Low calorie meal', 'Low calorie meal'],
  ['Ann Rice   Seat 12A', undefined],
  ['Fish Street Hotel   2 nights   Breakfast', undefined],
  ['RAMON LUIS   Seat 05D   Extra legroom', undefined],
])('%s', (line, meal) => {
  expect(findRowMeal(line)?.value).toBe(meal);
});
