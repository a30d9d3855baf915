import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyCoordinates } from '../testing/arbitraries.ts';
import { gridPoint, toDistinctPoints } from './grid-point.ts';

it('is one number for points that are equal to five decimals, and another a step away', () => {
  expect(gridPoint([126.977003, 37.579604])).toBe(gridPoint([126.977, 37.5796]));
  expect(gridPoint([126.97701, 37.5796])).not.toBe(gridPoint([126.977, 37.5796]));
  expect(gridPoint([126.977, 37.57961])).not.toBe(gridPoint([126.977, 37.5796]));
});

it('reaches from 0 in the south-west to the number that the database allows', () => {
  expect(gridPoint([-180, -90])).toBe(0);
  expect(gridPoint([180, 90])).toBe(648_000_054_000_000);
});

it('lists the same points for the rounded coordinates, each once', () => {
  fc.assert(
    fc.property(fc.array(anyCoordinates), (list) => {
      const points = toDistinctPoints([...list, ...list]);
      expect(points.map(gridPoint)).toEqual([...new Set(list.map(gridPoint))]);
      expect(toDistinctPoints(points)).toEqual(points);
    }),
  );
  expect(toDistinctPoints([[-0.000001, 37.5796049]])).toEqual([[0, 37.5796]]);
});
