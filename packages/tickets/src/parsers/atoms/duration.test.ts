import { expect, test } from 'vitest';
import { findDurations } from './duration.ts';

const read = (line: string): number[] => findDurations(line).map(({ value }) => value);

test.each([
  ['14H 05M', 845],
  ['2hr(s) 45min(s)', 165],
  ['6 hour(s) 50 minute(s)', 410],
  ['8 hours, 35 minutes', 515],
  ['1h, 40m', 100],
  ['4hr25', 265],
  ['14시간 5분', 845],
  ['총 5시간 30분소요', 330],
  ['06시간 30분직항', 390],
  ['비행시간   1시간 50   기종', 110],
])('%s is a duration', (line, minutes) => {
  expect(read(line)).toEqual([minutes]);
});

test.each([
  '출발 2시간 30분전까지',
  '3hr 20min layover',
  'Layover in Toronto 2hr00',
  '18h30',
  '25h 10m',
  'Booking number XK4T2P',
])('%s is none of a flight', (line) => {
  expect(read(line)).toEqual([]);
});
