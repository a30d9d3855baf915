import { describe, expect, it } from 'vitest';
import { placeAlong, type Pixel } from './along-line.ts';

const NAME = [
  ['H', 10],
  ['a', 10],
  ['n', 10],
] as const;
const anywhere = () => true;
const line: Pixel[] = [
  [0, 50],
  [100, 50],
];

const read = (placed: readonly { letter: string }[]) => placed.map(({ letter }) => letter).join('');

describe('placeAlong', () => {
  it.each([
    ['as it runs', line],
    ['against it', line.toReversed()],
  ])('writes a name from left to right %s', (_, way) => {
    const placed = placeAlong(way, NAME, anywhere);
    expect(read(placed)).toBe('Han');
    expect(placed.map(({ x }) => x)).toEqual(placed.map(({ x }) => x).toSorted((a, b) => a - b));
    expect(placed.every(({ y, angle }) => y === 50 && angle === 0)).toBe(true);
  });

  it('prefers where the line is straight', () => {
    const bent: Pixel[] = [
      [0, 0],
      [15, 12],
      [30, 0],
      [160, 0],
    ];
    expect(placeAlong(bent, NAME, anywhere).every(({ y }) => y === 0)).toBe(true);
  });

  it('is empty where the line is too short, too bent, or taken', () => {
    expect(
      placeAlong(
        [
          [0, 0],
          [20, 0],
        ],
        NAME,
        anywhere,
      ),
    ).toEqual([]);
    expect(
      placeAlong(
        [
          [0, 0],
          [15, 0],
          [0, 1],
          [0, 20],
        ],
        NAME,
        anywhere,
      ),
    ).toEqual([]);
    expect(placeAlong(line, NAME, () => false)).toEqual([]);
    expect(placeAlong([], NAME, anywhere)).toEqual([]);
  });
});
