import { describe, expect, it } from 'vitest';
import { readFlightTo } from './flight-to.ts';

const read = (line: string) =>
  readFlightTo(line, 0).map(({ start, end }) => line.slice(start, end));

describe('readFlightTo', () => {
  it.each([
    ['Flight to Tokyo (KE 703)', 'Tokyo'],
    ['Vuelo a Buenos Aires (AR 1303)', 'Buenos Aires'],
    ['Flug nach München (LH 97)', 'München'],
  ])('%s', (line, place) => {
    expect(read(line)).toEqual([place]);
  });

  it.each(['Flight to Dinner (19:00)', 'Flight to Tokyo and back', 'Welcome to Tokyo (KE 703)'])(
    'finds none in %s',
    (line) => {
      expect(read(line)).toEqual([]);
    },
  );
});
