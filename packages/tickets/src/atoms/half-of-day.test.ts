import { expect, it } from 'vitest';
import { findTimes } from './time.ts';

const times = (line: string) => findTimes(line).map(({ value }) => value.time);

it.each([
  ['a las 10:50 de la noche', '22:50'],
  ['llega a las 3:40 de la tarde', '15:40'],
  ['12:30 de la noche', '00:30'],
  ['12:30 de la tarde', '12:30'],
  ['6:15 de la mañana', '06:15'],
  ['às 9:20 da noite', '21:20'],
  ['at 8:30 in the evening', '20:30'],
  ['7:50 at night', '19:50'],
  ['um 9:10 Uhr abends', '21:10'],
  ['1:20 Uhr nachts', '01:20'],
  ['à 7:05 du soir', '19:05'],
  ['14:30 de la tarde', '14:30'],
  ['8:30 pm in the evening', '20:30'],
])('%s is %s', (line, expected) => {
  expect(times(line)).toEqual([expected]);
});

it.each([
  ['10:50 de la Habana', '10:50'],
  ['10:50 the evening flight', '10:50'],
  ['8:30 in the terminal', '08:30'],
  ['9:00 nightly', '09:00'],
])('%s stays %s', (line, expected) => {
  expect(times(line)).toEqual([expected]);
});
