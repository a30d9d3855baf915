import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LandIndex, shoreDistanceM } from './land-index.ts';
import { isAllLand, isDry, listShoreCells } from './shore-cells.ts';

const SQUARE = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const;
const POND = [
  [0.2, 0.2],
  [0.3, 0.2],
  [0.3, 0.3],
  [0.2, 0.3],
] as const;

describe('listShoreCells', () => {
  it('lists the half degrees around a destination, each once', () => {
    const cells = listShoreCells(
      [
        [-21.94, 64.15],
        [-21.93, 64.14],
      ],
      [],
    );
    expect(cells.map(String).toSorted()).toEqual(['-22,64', '-22.5,64']);
  });

  it('leaves out the degrees that are covered', () => {
    expect(listShoreCells([[-21.94, 64.15]], [[-22, 64]]).map(String)).toEqual(['-22.5,64']);
  });
});

describe('isDry', () => {
  it('recognises a sea and its continent that both fill a box', () => {
    expect(isDry([SQUARE, SQUARE], [0, 0, 1, 1])).toBe(true);
    expect(isDry([SQUARE], [0, 0, 1, 1])).toBe(false);
    expect(isDry([SQUARE, POND], [0, 0, 1, 1])).toBe(false);
    expect(isDry([], [0, 0, 1, 1])).toBe(true);
  });
});

describe('LandIndex', () => {
  const land = new LandIndex([SQUARE, POND]);

  it('tells land from water, a ring within a ring being a hole', () => {
    expect([land.isLand(0.5, 0.5), land.isLand(0.25, 0.25), land.isLand(2, 0.5)]).toEqual([
      true,
      false,
      false,
    ]);
    expect([isAllLand(land, [0.5, 0.5]), isAllLand(land, [0, 0])]).toEqual([true, false]);
  });

  it('measures how far the shore is', () => {
    const distance = shoreDistanceM(0.9, 0.5, land.edgesNear(0.9, 0.5, 0.2));
    expect(Math.round(distance / 100)).toBe(111);
    expect(shoreDistanceM(9, 9, land.edgesNear(9, 9, 0.01))).toBe(Infinity);
  });
});

it('matches the file of detail: the shores of Reykjavik are in it', () => {
  const text = readFileSync(join(import.meta.dirname, '../data/detail.jsonl'), 'utf8');
  expect(text).toContain('{"at":[-22,64],"side":0.5,"water":[[[');
});
