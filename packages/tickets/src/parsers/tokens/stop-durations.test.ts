import { expect, it } from 'vitest';
import { readLoneHours, readStopDurations } from './stop-durations.ts';

const read = (...lines: string[]) =>
  readStopDurations(lines).map(({ value, line }) => [value, line]);

it.each([
  ['below', ['10:00   Mon, 22 Feb', 'Non-stop', '01:10 h', '11:10   Mon, 22 Feb'], [[70, 2]]],
  ['above', ['08:45 hrs', '1 stop'], [[525, 0]]],
  ['in Spanish', ['Directo', '02:05 h'], [[125, 1]]],
  ['in their column', ['10:00   Non-stop   11:10', '        01:10 h'], [[70, 1]]],
])('reads hours %s the stops', (_, lines, found) => {
  expect(read(...lines)).toEqual(found);
});

it.each([
  ['a time of day', ['Salida', '10:00 h', 'Madrid']],
  ['a time that is not said to be hours', ['Non-stop', '10:00']],
  ['a time with its place', ['Non-stop', '10:00 h Madrid']],
  ['a time in another column', ['Madrid   Non-stop', '10:00 h']],
  ['stops in a sentence', ['Direct your questions to us', '10:00 h']],
])('reads none of %s', (_, lines) => {
  expect(read(...lines)).toEqual([]);
});

const readHours = (...lines: string[]) =>
  readLoneHours(lines).map(({ value, line }) => [value, line]);

it('reads whole hours alone beside hours and minutes', () => {
  expect(readHours('6hrs 30mins', 'SIN 20:35', '8hrs')).toEqual([[480, 2]]);
  expect(readHours('2시간 10분', '11시간')).toEqual([[660, 1]]);
});

it.each([
  ['where nothing else is a duration', ['Check-in', '2 hours']],
  ['where a sentence has one', ['It takes 6hrs 30mins to fly.', '8hrs']],
  ['of what may be a time', ['1h 25', '10h']],
  ['of other words', ['6hrs 30mins', '8hrs before']],
])('reads no whole hours %s', (_, lines) => {
  expect(readHours(...lines)).toEqual([]);
});
