import { describe, expect, it } from 'vitest';
import { unpackFineLine, unpackLine, unpackTown } from './packed.ts';

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

  it('reads the rings of a lake alike, whichever comes first', () => {
    const ring = [126_978, 37_566, 10, -6];
    expect([ring, ring, ring].map(unpackLine)).toEqual([0, 1, 2].map(() => unpackLine(ring)));
    expect([ring, ring].map(unpackFineLine)[0]).toEqual([
      [12.6978, 3.7566],
      [12.6988, 3.756],
    ]);
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
