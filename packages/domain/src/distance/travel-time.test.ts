import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Coordinates } from '../shared/coordinates.schema.ts';
import { TRAVEL_MEANS } from '../shared/preferences.ts';
import { anyCoordinates } from '../testing/arbitraries.ts';
import { distanceKm } from './haversine.ts';
import {
  DETOUR_FACTOR,
  RIDE_WALK_MIN,
  UNKNOWN_TRAVEL_MIN,
  travelMinutes,
  walkMinutes,
} from './travel-time.ts';

const origin: Coordinates = [0, 0];
const atPath = (pathKm: number): Coordinates => [0, pathKm / DETOUR_FACTOR / 111.19493];

describe('travelMinutes', () => {
  it.each([
    ['the same spot', 0, 0],
    ['100 m', 0.1, 2],
    ['800 m', 0.8, 10],
    ['just under 2 km', 1.99, 25],
    ['just over 2 km: the ride is no quicker than the walk', 2.01, 25],
    ['5 km: 12 min and 5 km at 20 km/h', 4.999, 27],
    ['15 km', 14.999, 57],
    ['65 km: 12 + 45 + 60', 64.99, 117],
  ])('%s', (_, pathKm, minutes) => {
    expect(travelMinutes(origin, atPath(pathKm))).toBe(minutes);
  });

  it.each([
    ['foot', 3.99, 50],
    ['foot', 4.01, 25],
    ['transit', 0.99, 13],
    ['transit', 1.99, 18],
    ['car', 0.49, 7],
    ['car', 1.99, 12],
    ['car', 14.999, 43],
  ] as const)('by %s %d km', (by, pathKm, minutes) => {
    expect(travelMinutes(origin, atPath(pathKm), by)).toBe(minutes);
  });

  it('assumes a ride where an end is unknown', () => {
    expect(travelMinutes(undefined, origin)).toBe(UNKNOWN_TRAVEL_MIN);
    expect(travelMinutes(origin, undefined)).toBe(UNKNOWN_TRAVEL_MIN);
  });

  it('is whole, and never less for a longer distance', () => {
    fc.assert(
      fc.property(anyCoordinates, anyCoordinates, anyCoordinates, (from, a, b) => {
        const [near, far] = distanceKm(from, a) <= distanceKm(from, b) ? [a, b] : [b, a];
        for (const by of ['mixed', 'transit', 'car'] as const) {
          expect(Number.isInteger(travelMinutes(from, near, by))).toBe(true);
          expect(travelMinutes(from, near, by)).toBeLessThanOrEqual(travelMinutes(from, far, by));
        }
      }),
    );
  });
});

describe('walkMinutes', () => {
  it.each([
    ['the same spot', 0, 0],
    ['a walk', 0.8, 10],
    ['the longest walk', 1.99, 25],
    ['the walks of a ride', 2.01, RIDE_WALK_MIN],
    ['those of a long one', 64.99, RIDE_WALK_MIN],
  ])('%s', (_, pathKm, minutes) => {
    expect(walkMinutes(origin, atPath(pathKm))).toBe(minutes);
  });

  it('assumes a ride where an end is unknown', () => {
    expect(walkMinutes(undefined, origin)).toBe(RIDE_WALK_MIN);
  });

  it('is never more than the whole way', () => {
    fc.assert(
      fc.property(anyCoordinates, anyCoordinates, (from, to) => {
        for (const by of TRAVEL_MEANS) {
          expect(walkMinutes(from, to, by)).toBeLessThanOrEqual(travelMinutes(from, to, by));
        }
      }),
    );
  });
});
