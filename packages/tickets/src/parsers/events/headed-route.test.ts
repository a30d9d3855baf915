import { describe, expect, it } from 'vitest';
import { findDays } from './day-of-line.ts';
import { findHeadedRoute } from './headed-route.ts';

function read(line: string): (string | undefined)[] {
  const route = findHeadedRoute(findDays([line])[0], [line]);
  return route ? [route.from.found.value, route.to.found.value] : [];
}

describe('findHeadedRoute', () => {
  it.each([
    ['Sat 12 June 2027: Madrid - Cancún', ['Madrid', 'Cancún']],
    ['12 June 2027 - London to Doha to Kathmandu', ['London', 'Kathmandu']],
  ])('%s', (line, ends) => {
    expect(read(line)).toEqual(ends);
  });

  it.each(['Sat 12 June 2027: Madrid', '12 June 2027 - Arrival - Dinner', 'Madrid - Cancún'])(
    'finds none in %s',
    (line) => {
      expect(read(line)).toEqual([]);
    },
  );
});
