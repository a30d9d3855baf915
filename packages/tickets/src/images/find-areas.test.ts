import { describe, expect, it } from 'vitest';
import { findAreas } from './find-areas.ts';

/** A drawing with a mark for each `#`. */
function draw(...rows: string[]): { marks: Uint8Array; width: number } {
  const marks = Uint8Array.from(rows.join(''), (sign) => (sign === '#' ? 1 : 0));
  return { marks, width: rows[0]?.length ?? 0 };
}

function find(rows: readonly string[], leastRun?: number) {
  const { marks, width } = draw(...rows);
  return findAreas(marks, width, leastRun);
}

describe('findAreas', () => {
  it('joins what hangs together by sides, not by corners', () => {
    const { areas, numbers } = find(['##..', '.#..', '..##']);
    expect(areas).toEqual([
      { number: 1, pixels: 3, left: 0, top: 0, right: 2, bottom: 2 },
      { number: 2, pixels: 2, left: 2, top: 2, right: 4, bottom: 3 },
    ]);
    expect([...numbers]).toEqual([1, 1, 0, 0, 0, 1, 0, 0, 0, 0, 2, 2]);
  });

  it('does not go on from the end of a row to the start of the next', () => {
    expect(find(['..#', '#..']).areas).toHaveLength(2);
  });

  it('finds those with so many pixels beside each other in a row alone, and all of them then', () => {
    const rows = ['#..#.', '#..#.', '..###'];
    expect(find(rows, 3).areas).toEqual([
      { number: 1, pixels: 5, left: 2, top: 0, right: 5, bottom: 3 },
    ]);
    expect(find(['..##', '#...'], 3).areas).toEqual([]);
  });

  it('finds nothing where nothing is', () => {
    expect(find(['...', '...']).areas).toEqual([]);
    expect(findAreas(new Uint8Array(), 0).areas).toEqual([]);
  });
});
