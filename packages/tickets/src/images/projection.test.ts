import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chain,
  type Corners,
  enlarge,
  invertProjection,
  listCorners,
  project,
  projectEdges,
  projectOnto,
  rotate,
  shift,
} from './projection.ts';

const SIZE = { width: 800, height: 1100 };
const near = (x: number, y: number) =>
  fc.record({
    x: fc.integer({ min: x - 120, max: x + 120 }),
    y: fc.integer({ min: y - 120, max: y + 120 }),
  });
/** Corners of a sheet as a camera may see it. */
const corners: fc.Arbitrary<Corners> = fc.tuple(
  near(300, 300),
  near(1100, 300),
  near(1100, 1400),
  near(300, 1400),
);

describe('projectOnto', () => {
  it('puts the corners of a rectangle where they are wanted', () => {
    fc.assert(
      fc.property(corners, (wanted) => {
        const onto = projectOnto(SIZE, wanted);
        for (const [at, { x, y }] of listCorners(SIZE).entries()) {
          const found = project(onto, x, y);
          expect(found.x).toBeCloseTo(wanted[at]?.x ?? Number.NaN, 6);
          expect(found.y).toBeCloseTo(wanted[at]?.y ?? Number.NaN, 6);
        }
      }),
    );
  });

  it('keeps straight what is straight', () => {
    fc.assert(
      fc.property(corners, (wanted) => {
        const onto = projectOnto(SIZE, wanted);
        const [a, b, c] = [project(onto, 0, 200), project(onto, 300, 200), project(onto, 800, 200)];
        expect((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)).toBeCloseTo(0, 5);
      }),
    );
  });
});

describe('invertProjection', () => {
  it('takes every point back to where it was', () => {
    const point = fc.record({
      x: fc.integer({ max: 800, min: 0 }),
      y: fc.integer({ max: 1100, min: 0 }),
    });
    const degrees = fc.integer({ min: -180, max: 180 });
    fc.assert(
      fc.property(corners, point, degrees, (wanted, { x, y }, turn) => {
        const there = chain(rotate(turn), shift(17, -40), enlarge(1.6), projectOnto(SIZE, wanted));
        const on = project(there, x, y);
        const back = project(invertProjection(there), on.x, on.y);
        expect(Math.hypot(back.x - x, back.y - y)).toBeLessThan(0.001);
      }),
    );
  });
});

describe('projectEdges', () => {
  it('is the rectangle around one that was turned', () => {
    const { left, top, right, bottom } = projectEdges(rotate(90), {
      left: 10,
      top: 20,
      right: 40,
      bottom: 30,
    });
    expect([left, top, right, bottom].map(Math.round)).toEqual([-30, 10, -20, 40]);
  });
});
