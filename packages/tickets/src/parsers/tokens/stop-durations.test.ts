import { expect, it } from 'vitest';
import { readStopDurations } from './stop-durations.ts';

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
