import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Coordinates } from '../shared/coordinates.schema.ts';
import { toDistinctPoints } from './grid-point.ts';
import {
  isRouted,
  makeTravelTable,
  routeMinutes,
  type RoutingMode,
  travelByTable,
} from './travel-table.ts';
import { travelMinutes } from './travel-time.ts';

const PALACE: Coordinates = [126.977, 37.5796];
const VILLAGE: Coordinates = [126.985, 37.5826];
const MUSEUM: Coordinates = [126.9804, 37.5239];

const north = (km: number): Coordinates => [126.977, 37.5796 + km / 111.19493];
const degrees = (min: number) => fc.double({ min, max: min + 0.03, noNaN: true });

const table = (seconds: Record<string, number>, mode: RoutingMode = 'foot') =>
  makeTravelTable([PALACE, VILLAGE, MUSEUM], mode, (from, to) => {
    const known = seconds[`${from}-${to}`];
    return known === undefined ? undefined : { seconds: known, metres: null };
  });

describe('routeMinutes', () => {
  it.each<[string, number, number | null, RoutingMode, number]>([
    ['whole minutes', 600, 750, 'foot', 10],
    ['a second more', 601, 750, 'foot', 11],
    ['a step away', 0, 0, 'foot', 1],
    ['a walk of 2 km', 1500, 2000, 'foot', 25],
    ['a slow walk of 2 km stays one', 3000, 2000, 'foot', 50],
    ['3 km: a ride, at least as long as the longest walk', 2250, 3000, 'foot', 25],
    ['12 km: the ride', 9000, 12_000, 'foot', 48],
    ['a quick walk of 3 km: no ride takes longer than the walk', 1320, 3000, 'foot', 22],
    ['45 min without metres: 3.6 km', 2700, null, 'foot', 25],
    ['by car, as the server says', 5400, 60_000, 'vehicle', 90],
  ])('%s', (_, seconds, metres, mode, minutes) => {
    expect(routeMinutes({ seconds, metres }, mode)).toBe(minutes);
  });
});

describe('isRouted', () => {
  it.each<[string, Coordinates, boolean, boolean]>([
    ['the same spot', [126.977002, 37.579598], false, false],
    ['1.9 km', north(1.9), true, true],
    ['2.1 km in a straight line are never walked', north(2.1), false, true],
    ['140 km', north(140), false, true],
    ['160 km', north(160), false, false],
  ])('%s', (_, to, onFoot, byCar) => {
    expect(isRouted(PALACE, to, 'foot')).toBe(onFoot);
    expect(isRouted(PALACE, to, 'vehicle')).toBe(byCar);
  });
});

describe('travelByTable', () => {
  it('takes the table, there and back', () => {
    const travelMin = travelByTable(table({ '0-1': 700, '1-0': 900 }));
    expect(travelMin(PALACE, VILLAGE)).toBe(12);
    expect(travelMin(VILLAGE, PALACE)).toBe(15);
  });

  it('estimates what is not in it by the means of travel', () => {
    const travelMin = travelByTable(table({ '0-1': 700 }), 'car');
    expect(travelMin(PALACE, VILLAGE)).toBe(12);
    expect(travelMin(VILLAGE, PALACE)).toBe(travelMinutes(VILLAGE, PALACE, 'car'));
    expect(travelByTable(undefined, 'foot')(VILLAGE, PALACE)).toBe(
      travelMinutes(VILLAGE, PALACE, 'foot'),
    );
  });

  it('knows a point by five decimals', () => {
    const travelMin = travelByTable(table({ '0-1': 700 }));
    expect(travelMin([126.9770004, 37.5796004], [126.9849996, 37.5826004])).toBe(12);
  });

  it.each<[string, Coordinates | undefined, Coordinates | undefined]>([
    ['a way that is not in it', VILLAGE, PALACE],
    ['a point that is not in it', PALACE, [126.99, 37.55]],
    ['no coordinates', undefined, PALACE],
    ['what is too far to walk', PALACE, MUSEUM],
  ])('estimates %s', (_, from, to) => {
    const travelMin = travelByTable(table({ '0-1': 700, '0-2': 60 }));
    expect(travelMin(from, to)).toBe(travelMinutes(from, to));
  });

  it('is 0 for the same coordinates', () => {
    const travelMin = travelByTable(table({ '0-0': 700 }));
    expect(travelMin(PALACE, [126.977004, 37.579596])).toBe(0);
  });

  it('is the estimate without a table', () => {
    expect(travelByTable(undefined)).toBe(travelMinutes);
  });

  it('is whole and positive between different points, and on foot no longer than a walk that is known', () => {
    const nearby = fc.tuple(degrees(126.97), degrees(37.56));
    const anyRoute = fc.option(
      fc.record({
        seconds: fc.integer({ min: 0, max: 864_000 }),
        metres: fc.option(fc.integer({ min: 0, max: 10_000_000 })),
      }),
    );
    fc.assert(
      fc.property(
        fc.array(nearby, { minLength: 2, maxLength: 4 }),
        fc.array(anyRoute, { minLength: 16, maxLength: 16 }),
        fc.constantFrom<RoutingMode>('foot', 'vehicle'),
        (list, routes, mode) => {
          const points = toDistinctPoints(list);
          const routeOf = (from: number, to: number) => routes[from * 4 + to];
          const travelMin = travelByTable(makeTravelTable(points, mode, routeOf));
          for (const [row, from] of points.entries()) {
            for (const [column, to] of points.entries()) {
              const minutes = travelMin(from, to);
              expect(Number.isInteger(minutes)).toBe(true);
              expect(minutes === 0).toBe(row === column);
              const route = routeOf(row, column);
              if (!route || !isRouted(from, to, mode)) continue;
              expect(minutes).toBeLessThanOrEqual(Math.max(1, Math.ceil(route.seconds / 60)));
            }
          }
        },
      ),
    );
  });
});
