import { describe, expect, it } from 'vitest';
import { findMeals, isDish, isMeal, readMeal } from './meal.ts';

describe('readMeal', () => {
  it.each([
    ['DINNER', 'DINNER'],
    ['LUNCH, DINNER', 'LUNCH, DINNER'],
    ['기내식', '기내식'],
    ['Snack   or   brunch', 'Snack'],
    ['Dinner.', 'Dinner'],
    ['Cena y desayuno', 'Cena y desayuno'],
    ['2회', '2회'],
    ['軽食', '軽食'],
    ['도시락 / 위탁 2개(각 23kg)', '도시락'],
    ['Comida / Desayuno', 'Comida / Desayuno'],
    ['Chicken pasta (pre-ordered)', 'Chicken pasta'],
    ['비빔밥 (사전주문)', '비빔밥'],
    ['Vegetarian meal (VGML)', 'Vegetarian meal (VGML)'],
  ])('%s', (text, expected) => {
    expect(readMeal(text)).toBe(expected);
  });

  it.each([
    '-',
    'N/A',
    'none',
    '',
    '12:30',
    'No meal service',
    'not included',
    'AIRBUS A330-300',
    '경유: 0',
    'Not ordered',
    '기내식 없음',
    '신청 안 함',
  ])('finds none in “%s”', (text) => {
    expect(readMeal(text)).toBeUndefined();
  });
});

describe('isMeal', () => {
  it.each([
    'Hot meal',
    'Breakfast or snack',
    'Complimentary meal',
    'Vegetarian meal (VGML)',
    'Low calorie meal',
    'Vegetarian Oriental Meal',
    'Food for purchase',
    'FOOD TO PURCHASE',
    'Bistro on board',
    'Comida caliente',
    'Cena y desayuno',
    '기내식 제공',
    '식사 포함',
    'Colazione',
  ])('%s', (text) => {
    expect(isMeal(text)).toBe(true);
  });

  it.each([
    'Complimentary',
    'Meal plan',
    'Lunch with Anna',
    'No meal',
    'Beverage service',
    '중식당',
  ])('not %s', (text) => {
    expect(isMeal(text)).toBe(false);
  });
});

it.each<[string, boolean]>([
  ['Chicken Inasal with Java Rice', true],
  ['불고기 덮밥', true],
  ['Ensalada con pollo', true],
  ['Priceline', false],
  ['Chicken for PHP 240', false],
  ['Extra legroom', false],
])('%s: a dish is %s', (text, expected) => {
  expect(isDish(text)).toBe(expected);
});

describe('findMeals', () => {
  it.each([
    ['Airbus A330 | Economy | Food for purchase', false, ['Food for purchase']],
    ['KE 85   Boeing 777-300ER   Lunch', true, ['Lunch']],
    ['Economy, Boeing 777-300ER, lunch served', true, ['lunch served']],
    ['12:30   Lunch', false, []],
    ['KE 85   Meal   Lunch', true, ['Lunch']],
    ['Meal: Lunch   Seat 12A', true, []],
    [
      'The flight takes 2 h. A snack and a hot meal will be served.',
      true,
      ['snack and a hot meal'],
    ],
    ['AF1600: no meal will be served', true, []],
    ['Lunch will be served in the hotel', false, []],
    ['KE85편, 기내식이 제공됩니다', true, ['기내식']],
  ])('%s', (line, isOfFlight, values) => {
    expect(findMeals(line, { isOfFlight }).map(({ value }) => value)).toEqual(values);
  });
});
