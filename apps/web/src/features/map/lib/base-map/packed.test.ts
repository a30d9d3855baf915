import { describe, expect, it } from 'vitest';
import { unpackLine, unpackTown } from './packed.ts';

describe('unpackLine', () => {
  it('adds up the differences', () => {
    expect(unpackLine([126_978, 37_566, 10, -6, -8, 0])).toEqual([
      [126.978, 37.566],
      [126.988, 37.56],
      [126.98, 37.56],
    ]);
  });

  it('is empty for nothing, and leaves a half point out', () => {
    expect(unpackLine([])).toEqual([]);
    expect(unpackLine([1000, 2000, 5])).toEqual([[1, 2]]);
  });
});

describe('unpackTown', () => {
  it('gives degrees', () => {
    expect(unpackTown(['Seoul', 126_978, 37_566, 0])).toEqual({
      name: 'Seoul',
      position: [126.978, 37.566],
      rank: 0,
    });
  });
});
