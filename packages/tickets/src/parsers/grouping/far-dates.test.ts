import { expect, test } from 'vitest';
import { withoutFarDates } from './far-dates.ts';
import type { Token } from '../tokens/token.ts';

const date = (year?: number): Token => ({
  kind: 'date',
  value: { day: 3, month: 3, ...(year === undefined ? {} : { year }) },
  line: 0,
  start: 0,
  end: 8,
});

test.each([
  ['a birthday beside a flight', [1984, 2026], [2026]],
  ['the end of a passport', [2026, 2034], [2026]],
  ['a birthday beside a flight without a year', [1984, undefined], [undefined]],
  ['nothing of a ticket that is as old as all its dates', [2011, 2012], [2011, 2012]],
  ['nothing that is near enough', [2024, 2026], [2024, 2026]],
])('leaves out %s', (_, years, left) => {
  expect(withoutFarDates(years.map(date), 2026)).toEqual(left.map(date));
});
