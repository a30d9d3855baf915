import { describe, expect, it } from 'vitest';
import { tileCorner, toMercator } from './mercator.ts';

describe('toMercator', () => {
  it.each([
    [0, 0, 0.5, 0.5],
    [-180, 85.0511, 0, 0],
    [180, -85.0511, 1, 1],
    [180, -90, 1, 1],
  ])('%f %f', (longitude, latitude, x, y) => {
    const found = toMercator(longitude, latitude);
    expect(found[0]).toBeCloseTo(x, 5);
    expect(found[1]).toBeCloseTo(y, 5);
  });
});

describe('tileCorner', () => {
  it.each([
    [0, 0, 0],
    [3491, 1587, 12],
    [1048, 761, 11],
  ])('is the inverse for tile %i/%i at zoom %i', (x, y, zoom) => {
    const [west, north] = tileCorner(x, y, zoom);
    const [mercatorX, mercatorY] = toMercator(west, north);
    expect(mercatorX * 2 ** zoom).toBeCloseTo(x, 2);
    expect(mercatorY * 2 ** zoom).toBeCloseTo(y, 1);
  });
});
