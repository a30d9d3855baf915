import { listOpenWindows } from '@ooo/atlas/opening-hours';
import { date } from '@ooo/domain/testing/literals';
import { expect, test } from 'vitest';
import { type GooglePeriod, toOpeningHours } from './google-hours.ts';

type Time = readonly [day: number, hour: number, minute?: number];

function period([day, hour, minute = 0]: Time, close?: Time): GooglePeriod {
  const open = { day, hour, minute };
  if (!close) return { open };
  return { open, close: { day: close[0], hour: close[1], minute: close[2] ?? 0 } };
}
const everyDay = (from: number, to: number): GooglePeriod[] =>
  [0, 1, 2, 3, 4, 5, 6].map((day) => period([day, from], [day, to]));

test.each<[string, GooglePeriod[] | undefined, string | undefined]>([
  ['every day', everyDay(9, 18), 'Mo-Su 09:00-18:00'],
  [
    'closed on Tuesdays',
    everyDay(9, 18).filter(({ open }) => open.day !== 2),
    'Mo 09:00-18:00; We-Su 09:00-18:00',
  ],
  [
    'twice a day',
    [period([1, 11, 30], [1, 14]), period([1, 17], [1, 22, 15])],
    'Mo 11:30-14:00,17:00-22:15',
  ],
  ['past midnight', [period([6, 22], [0, 3])], 'Sa 22:00-03:00'],
  ['until midnight', [period([6, 22], [0, 0])], 'Sa 22:00-24:00'],
  ['a whole day', [period([0, 0], [1, 0])], 'Su 00:00-24:00'],
  ['never closed', [period([0, 0])], '24/7'],
  ['not known', undefined, undefined],
  ['no periods', [], undefined],
  ['over two nights', [period([5, 20], [0, 4])], undefined],
  ['over a night and the next day', [period([5, 20], [6, 21])], undefined],
  ['before it opens', [period([5, 20], [5, 19])], undefined],
  ['without a close among others', [period([5, 20]), period([6, 20], [6, 21])], undefined],
])('%s', (_, periods, hours) => {
  expect(toOpeningHours(periods)).toBe(hours);
});

test('the planner can read the result, nights included', () => {
  const friday = period([5, 22], [6, 2]);
  const expression = toOpeningHours([period([1, 9], [1, 17]), friday, period([6, 12], [6, 13])]);
  expect(expression).toBe('Mo 09:00-17:00, Fr 22:00-02:00, Sa 12:00-13:00');
  const dates = ['2026-11-23', '2026-11-24', '2026-11-27', '2026-11-28'].map(date);
  const where = { zone: 'Asia/Seoul', coordinates: [127, 37.5] as [number, number] };
  const days = listOpenWindows({ expression: expression ?? '', dates, ...where });
  expect(days.map(({ windows }) => windows)).toEqual([
    [{ openMin: 540, closeMin: 1020 }],
    [],
    [{ openMin: 1320, closeMin: 1560 }],
    [{ openMin: 720, closeMin: 780 }],
  ]);
});
