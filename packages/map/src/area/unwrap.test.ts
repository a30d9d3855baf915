import type { Position } from 'geojson';
import { describe, expect, it } from 'vitest';
import { unwrapGeometry, unwrapLine, unwrapRing } from './unwrap.ts';

describe('unwrapLine', () => {
  it.each<[string, Position[], number[]]>([
    [
      'eastward',
      [
        [179, 0],
        [-179, 0],
        [-178, 0],
      ],
      [179, 181, 182],
    ],
    [
      'westward',
      [
        [-179, 0],
        [179, 0],
      ],
      [-179, -181],
    ],
    [
      'there and back',
      [
        [179, 0],
        [-179, 0],
        [179, 1],
      ],
      [179, 181, 179],
    ],
    [
      'no jump',
      [
        [10, 0],
        [20, 0],
      ],
      [10, 20],
    ],
  ])('%s', (_, line, xs) => {
    expect(unwrapLine(line).map(([x]) => x)).toEqual(xs);
  });
});

describe('unwrapRing', () => {
  it('goes on beyond 180 where it closes', () => {
    const ring = [
      [170, 60],
      [-170, 60],
      [-170, 70],
      [170, 70],
      [170, 60],
    ];
    expect(unwrapRing(ring).map(([x]) => x)).toEqual([170, 190, 190, 170, 170]);
  });

  it('leaves a ring around the pole alone', () => {
    const ring = [
      [-170, -70],
      [0, -70],
      [170, -70],
      [-170, -70],
    ];
    expect(unwrapRing(ring)).toEqual(ring);
  });
});

describe('unwrapGeometry', () => {
  it('reaches the parts of a shape', () => {
    const line = [
      [179, 0],
      [-179, 0],
    ];
    expect(unwrapGeometry({ type: 'MultiLineString', coordinates: [line] })).toEqual({
      type: 'MultiLineString',
      coordinates: [
        [
          [179, 0],
          [181, 0],
        ],
      ],
    });
  });
});
