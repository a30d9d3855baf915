import { expect, it } from 'vitest';
import { readEnds } from './ends.ts';
import { foundIn } from '../lines/line-reader.ts';

/** The text after each label of an end. */
const read = (...lines: string[]) => {
  const { fromName, toName } = readEnds(lines, { from: 0, to: lines.length }, (end, line, value) =>
    value === ''
      ? undefined
      : { [end === 'departure' ? 'fromName' : 'toName']: foundIn(line, value) },
  );
  return [fromName?.value, toName?.value];
};

it.each([
  [
    'on lines of their own',
    ['', 'Departure: Seoul 10:00', 'Arrival: Paris 15:00'],
    ['Seoul 10:00', 'Paris 15:00'],
  ],
  ['in two cells', ['', 'Departure 10:30     Arrival 13:10'], ['10:30', '13:10']],
  ['the first of each', ['', 'Departure 10:30', 'Departure 11:30'], ['10:30', undefined]],
  [
    'one with its details',
    ['', 'Departure: Seoul     Terminal 2'],
    ['Seoul     Terminal 2', undefined],
  ],
  [
    'none of a line that begins with something else',
    ['', 'Gate 4     Arrival 13:10'],
    [undefined, undefined],
  ],
])('reads ends %s', (_, lines, values) => {
  expect(read(...lines)).toEqual(values);
});
