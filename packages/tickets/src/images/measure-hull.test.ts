import { describe, expect, it } from 'vitest';
import { measureHull } from './measure-hull.ts';

function measure(...rows: string[]): number {
  const marks = Uint8Array.from(rows.join(''), (sign) => (sign === '#' ? 1 : 0));
  return measureHull(marks, rows[0]?.length ?? 0);
}

describe('measureHull', () => {
  it.each([
    ['a rectangle', ['....', '.###', '.###'], 6],
    ['a ring', ['###', '#.#', '###'], 9],
    ['one pixel', ['...', '.#.'], 1],
    ['nothing', ['...'], 0],
  ])('is as large as %s', (_, rows, pixels) => {
    expect(measure(...rows)).toBe(pixels);
  });

  it('fills what a letter leaves open', () => {
    expect(measure('#...', '#...', '#...', '####')).toBeGreaterThan(9);
    expect(measure('#..#', '#..#', '####')).toBe(12);
  });

  it('spans rows in which nothing is', () => {
    expect(measure('##', '..', '##')).toBe(6);
  });
});
