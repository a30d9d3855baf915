import { expect, it } from 'vitest';
import { withBars } from './semicolon-cells.ts';

it('takes semicolons between cells of rows below each other for bars', () => {
  expect(
    withBars(['Fecha;Tipo;Número;De;A', '02/02/2027;Avión;VY1309;ALC;BCN', 'Hotel; 2 noches']),
  ).toEqual(['Fecha|Tipo|Número|De|A', '02/02/2027|Avión|VY1309|ALC|BCN', 'Hotel; 2 noches']);
});

it.each([[['To: Anna; Ben; Cem; Dia; Eva', 'Hello']], [['a;b;c;d;e', 'a;b;c']]])(
  'leaves %j',
  (lines) => {
    expect(withBars(lines)).toEqual(lines);
  },
);
