import { describe, expect, it } from 'vitest';
import type { Gray } from './gray.ts';
import { measureNoise } from './noise.ts';

const SIDE = 120;

/** A page with print in its middle rows, each of whose pixels differs by up to so much. */
function page(ground: number, print: number, grain = 0): Gray {
  const data = Uint8Array.from({ length: SIDE * SIDE }, (_, at) => {
    const isPrint = Math.floor(at / SIDE) % 12 === 6 && at % 5 !== 0;
    return (isPrint ? print : ground) + ((at * 7919) % 13 < 6 ? grain : 0);
  });
  return { width: SIDE, height: SIDE, data };
}

describe('measureNoise', () => {
  it('is none on a screen, light or dark', () => {
    expect(measureNoise(page(255, 20))).toBe(0);
    expect(measureNoise(page(20, 240))).toBe(0);
  });

  it('is that of paper, and of a dark screen that was photographed', () => {
    expect(measureNoise(page(220, 20, 8))).toBeGreaterThan(1);
    expect(measureNoise(page(20, 240, 8))).toBeGreaterThan(1);
  });

  it('is that of paper on a dark desk', () => {
    const paper = page(220, 20, 8);
    const data = new Uint8Array(SIDE * SIDE * 3).fill(30);
    data.set(paper.data, SIDE * SIDE);
    expect(measureNoise({ width: SIDE, height: SIDE * 3, data })).toBeGreaterThan(1);
  });
});
