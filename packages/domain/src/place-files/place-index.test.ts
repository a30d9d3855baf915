import { describe, expect, it } from 'vitest';
import { distanceKm } from '../distance/haversine.ts';
import type { Coordinates } from '../shared/coordinates.schema.ts';
import { makePlaceIndex } from './place-index.ts';

/** Numbers from 0 to 1 that are the same in each run. */
function makeDice(): () => number {
  let seed = 7;
  return () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
}

const place = (name: string, coordinates: Coordinates | undefined) => ({
  ids: [null],
  names: [name],
  coordinates,
});

/** Milliseconds to look so many places of one name up and add them. */
function timeOf(count: number): number {
  const startedAt = performance.now();
  const index = makePlaceIndex<number>();
  for (let at = 0; at < count; at += 1) {
    const here = place('Café', [((at * 0.01) % 300) - 150, Math.floor(at / 30_000) * 0.01]);
    expect(index.find(here)).toBeUndefined();
    index.add(here, at);
  }
  return performance.now() - startedAt;
}

describe('makePlaceIndex', () => {
  it.each([
    ['at the equator', 0.001, 0.001],
    ['in the middle', 2.15, 41.39],
    ['at the date line', 179.9995, -17],
    ['in the north', 15.6, 78.22],
    ['in the south', 20, -89.9],
  ])('finds the nearest of a name within 300 m, %s', (_, lon, lat) => {
    const dice = makeDice();
    const nearBy = (): Coordinates => {
      const east = lon + ((dice() - 0.5) * 0.05) / Math.cos((lat * Math.PI) / 180);
      return [((east + 540) % 360) - 180, lat + (dice() - 0.5) * 0.05];
    };
    const index = makePlaceIndex<Coordinates>();
    const all = Array.from({ length: 300 }, nearBy);
    for (const at of all) index.add(place('Café', at), at);
    let found = 0;
    for (let time = 0; time < 300; time += 1) {
      const at = nearBy();
      const nearest = all
        .filter((other) => distanceKm(other, at) <= 0.3)
        .toSorted((a, b) => distanceKm(a, at) - distanceKm(b, at))[0];
      if (nearest) found += 1;
      expect(index.find(place('cafe', at))).toEqual(nearest);
    }
    expect(found).toBeGreaterThan(50);
  });

  it('knows a park within a kilometre', () => {
    const index = makePlaceIndex<string>();
    index.add({ ...place('Tiergarten', [13.35, 52.514]), kind: 'park' }, 'park');
    expect(index.find(place('Tiergarten', [13.363, 52.514]))).toBe('park');
    expect(index.find(place('Tiergarten', [13.37, 52.514]))).toBeUndefined();
  });

  it('compares only the name if one of the two has no position', () => {
    const index = makePlaceIndex<string>();
    index.add(place('Café', [2, 41]), 'somewhere');
    expect(index.find(place('Café', undefined))).toBe('somewhere');
    expect(index.find(place('Café', [3, 41]))).toBeUndefined();
    index.add(place('Café', undefined), 'nowhere');
    expect(index.find(place('Café', [3, 41]))).toBe('nowhere');
  });

  it('takes four times as long for four times as many places of one name', () => {
    timeOf(2000);
    const times = [1, 2, 3].map(() => timeOf(20_000) / timeOf(5000));
    // Sixteen times where each is compared with all.
    expect(Math.min(...times)).toBeLessThan(9);
  });
});
