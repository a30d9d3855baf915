import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Coordinates } from '../shared/coordinates.schema.ts';
import { anyCoordinates } from '../testing/arbitraries.ts';
import { EARTH_RADIUS_KM, distanceKm } from './haversine.ts';

/** Near antipodes the formula loses half of its digits: the root of 2^-52 on two radii is 0.2 m. */
const ROUNDING_KM = 0.001;

describe('distanceKm §9.14', () => {
  it.each<[string, Coordinates, Coordinates, number]>([
    ['one degree of latitude', [0, 0], [0, 1], 111.195],
    ['pole to pole', [0, 90], [0, -90], Math.PI * EARTH_RADIUS_KM],
    ['over the date line', [179.5, 0], [-179.5, 0], 111.195],
    ['London to Paris', [-0.1278, 51.5074], [2.3522, 48.8566], 343.56],
    ['nowhere', [126.97, 37.56], [126.97, 37.56], 0],
  ])('%s', (_, from, to, km) => {
    expect(distanceKm(from, to)).toBeCloseTo(km, 1);
  });

  it('is symmetric, never negative, and at most half the way round', () => {
    fc.assert(
      fc.property(anyCoordinates, anyCoordinates, (a, b) => {
        const km = distanceKm(a, b);
        expect(km).toBeCloseTo(distanceKm(b, a), 3);
        expect(km).toBeGreaterThanOrEqual(0);
        expect(km).toBeLessThanOrEqual(Math.PI * EARTH_RADIUS_KM + ROUNDING_KM);
      }),
    );
  });

  it('satisfies the triangle inequality', () => {
    fc.assert(
      fc.property(anyCoordinates, anyCoordinates, anyCoordinates, (a, b, c) => {
        expect(distanceKm(a, c)).toBeLessThanOrEqual(
          distanceKm(a, b) + distanceKm(b, c) + ROUNDING_KM,
        );
      }),
    );
  });
});
