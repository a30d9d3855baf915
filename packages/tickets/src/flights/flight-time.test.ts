import { type Airport, findAirport } from '@ooo/atlas/airports';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectFlightTime, findImpossibleTime } from './flight-time.ts';

function airport(code: string): Airport {
  const found = findAirport(code);
  if (!found) throw new Error(`${code} is not an airport.`);
  return found;
}

describe('findImpossibleTime', () => {
  it.each([
    ['ICN', 'JFK', 14 * 60 + 5, undefined],
    ['JFK', 'LHR', 6 * 60 + 10, undefined],
    ['SYD', 'LHR', 23 * 60 + 50, undefined],
    ['GMP', 'CJU', 65, undefined],
    // The shortest flight of all, and a hop between islands.
    ['PPW', 'WRY', 2, undefined],
    ['SXM', 'SAB', 12, undefined],
    // Five stops on the way.
    ['GUM', 'HNL', 14 * 60 + 45, undefined],
    ['ICN', 'LAX', 5 * 60, 'too-fast'],
    ['ICN', 'NRT', 60, 'too-fast'],
    ['ICN', 'NRT', 0, 'too-fast'],
    ['ICN', 'NRT', -30, 'lands-before'],
    ['ICN', 'NRT', 24 * 60 + 30, 'too-slow'],
    ['LGW', 'GVA', 22 * 60, 'too-slow'],
  ])('%s to %s in %i minutes: %s', (from, to, minutes, expected) => {
    expect(findImpossibleTime(airport(from), airport(to), minutes)).toBe(expected);
  });

  it('lets every flight take its usual time', () => {
    const codes = fc.constantFrom(
      'ICN',
      'GMP',
      'CJU',
      'JFK',
      'LHR',
      'SYD',
      'SCL',
      'NAN',
      'SAB',
      'SXM',
    );
    fc.assert(
      fc.property(codes, codes, (a, b) => {
        const [from, to] = [airport(a), airport(b)];
        const { usual } = expectFlightTime(from, to);
        expect(findImpossibleTime(from, to, usual)).toBeUndefined();
      }),
    );
  });
});
