import { describe, expect, it } from 'vitest';
import { readLoneMeals } from './lone-meals.ts';

const read = (...lines: string[]) => readLoneMeals(lines).map(({ value, line }) => [value, line]);

describe('readLoneMeals', () => {
  it.each([
    ['below an aircraft', ['Boeing 787-9 Dreamliner', 'Lunch, Breakfast'], 'Lunch, Breakfast'],
    [
      'below a flight',
      ['IB0105', 'Operado por Iberia', 'Turista', 'Comida / Desayuno'],
      'Comida / Desayuno',
    ],
    ['behind how the flight goes', ['A330-300 / Est 8:00', 'Non-Stop / Lunch'], 'Lunch'],
    ['in Korean', ['KE85 · B787-9', '  기내식 제공'], '기내식 제공'],
    [
      'in the column of the duration',
      ['08:40  Geneva   6hr55  |  789', '+1 day          Meals, Wi-Fi'],
      'Meals',
    ],
    [
      'in it two lines below',
      [
        'QF93   Los Angeles   14h 25m',
        'Mon    Terminal B    Non-Stop',
        '1115   0640          Refreshments',
      ],
      'Refreshments',
    ],
  ])('takes a meal %s', (_, lines, value) => {
    expect(read(...lines)).toEqual([[value, lines.length - 1]]);
  });

  it.each([
    ['of a programme', ['12:00 KE85 인천 출발', '중식']],
    ['below an empty line', ['Boeing 787-9', '', 'Lunch']],
    ['that nothing of a flight stands above', ['Hotel Sol', 'Breakfast included']],
    ['that is a label', ['Boeing 787-9', 'Meals']],
    ['with its label', ['Boeing 787-9', 'Meal        Snack']],
    ['in another column', ['08:40  Geneva   6hr55', '+1 day   Lunch']],
    ['in the column of a time', ['KE85   ICN 12:30', '       Lunch']],
    ['beside other things', ['08:40  Geneva   6hr55', '+1 day          Meals, bags']],
    ['in a sentence', ['Boeing 787-9', 'Lunch with Anna']],
  ])('takes none %s', (_, lines) => {
    expect(read(...lines)).toEqual([]);
  });
});
