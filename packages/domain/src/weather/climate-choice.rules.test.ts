import { describe, expect, it } from 'vitest';
import { isAsGood, isInPlace } from './climate-choice.rules.ts';

describe('isInPlace', () => {
  it.each([
    [0, 20, true],
    [10, 499, true],
    [11, 20, false],
    // A mountain station above a town in the valley.
    [4, 2300, false],
  ])('a station at %i km, %i m high: %s', (distanceKm, elevationM, isIn) => {
    expect(isInPlace({ distanceKm, elevationM })).toBe(isIn);
  });
});

describe('isAsGood', () => {
  it.each([
    ['the same height near by', 30, 2309, 2240, true],
    ['the coast below a town in the hills', 15, 43, 900, false],
    ['the hills above a town at the coast', 15, 900, 43, false],
    ['the same height, far away', 51, 40, 40, false],
    ['below the sea', 20, -10, 130, true],
  ])('%s', (_name, distanceKm, elevationM, placeElevationM, isGood) => {
    expect(isAsGood({ distanceKm, elevationM }, placeElevationM)).toBe(isGood);
  });
});
