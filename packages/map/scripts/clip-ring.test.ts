import { describe, expect, it } from 'vitest';
import { boxOf, clipRing, doubleAreaOf, overlaps, type Ring } from './clip-ring.ts';

const square: Ring = [
  [0, 0],
  [4, 0],
  [4, 4],
  [0, 4],
];

describe('clipRing', () => {
  it.each([
    ['inside the box', [-1, -1, 5, 5], 32],
    ['half in', [2, -1, 9, 9], 16],
    ['a corner', [3, 3, 9, 9], 2],
    ['around the box', [1, 1, 2, 2], 2],
  ] as const)('keeps the part of a ring that is %s', (_, box, doubleArea) => {
    const part = clipRing(square, box);
    expect(doubleAreaOf(part)).toBeCloseTo(doubleArea);
    const [west, south, east, north] = boxOf(part);
    expect(west >= box[0] && south >= box[1] && east <= box[2] && north <= box[3]).toBe(true);
  });

  it('leaves nothing of a ring outside', () => {
    expect(clipRing(square, [5, 5, 6, 6])).toEqual([]);
  });
});

describe('overlaps', () => {
  it('does not count a shared edge', () => {
    expect(overlaps([0, 0, 1, 1], [1, 0, 2, 1])).toBe(false);
    expect(overlaps([0, 0, 1, 1], [0.9, 0, 2, 1])).toBe(true);
  });
});
