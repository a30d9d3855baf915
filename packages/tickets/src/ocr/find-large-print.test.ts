import { describe, expect, it } from 'vitest';
import type { Gray } from '../images/gray.ts';
import { findLargePrint } from './find-large-print.ts';
import type { PrintedWord } from './printed-word.ts';

const [WIDTH, HEIGHT] = [800, 400];

interface Block {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** White, with black blocks for letters. */
function draw(...blocks: Block[]): Gray {
  const data = new Uint8Array(WIDTH * HEIGHT).fill(255);
  for (const { left, top, width, height } of blocks) {
    for (let y = top; y < top + height; y += 1) {
      data.fill(0, y * WIDTH + left, y * WIDTH + left + width);
    }
  }
  return { width: WIDTH, height: HEIGHT, data };
}

/** Letters beside each other. */
function write(count: number, top: number, height: number): Block[] {
  return Array.from({ length: count }, (_, at) => ({
    left: 40 + at * height,
    top,
    width: Math.round(height * 0.7),
    height,
  }));
}

const word = (top: number, bottom = top + 24): PrintedWord => ({
  text: 'Seat',
  left: 40,
  right: 140,
  top,
  bottom,
  confidence: 90,
  line: 1,
});

describe('findLargePrint', () => {
  const small = [word(10), word(300), word(340)];

  it('finds a line of large letters between small print', () => {
    const [line, ...more] = findLargePrint(draw(...write(5, 100, 60)), small);
    expect(more).toEqual([]);
    expect(line?.top).toBeGreaterThan(90);
    expect(line?.bottom).toBeLessThan(170);
    expect(line?.right).toBeGreaterThan(300);
  });

  it('finds letters that touch', () => {
    const band = { left: 40, top: 100, width: 160, height: 60 };
    expect(findLargePrint(draw(band), small)).toHaveLength(1);
  });

  it.each<[string, Block[]]>([
    ['small print', write(5, 100, 24)],
    ['two letters', write(2, 100, 60)],
    ['a picture', [{ left: 40, top: 60, width: 300, height: 200 }]],
    ['a rule', [{ left: 40, top: 100, width: 700, height: 8 }]],
  ])('leaves %s', (_, blocks) => {
    expect(findLargePrint(draw(...blocks), small)).toEqual([]);
  });

  it('leaves what was read', () => {
    const read = { ...word(95, 165), right: 400 };
    expect(findLargePrint(draw(...write(5, 100, 60)), [...small, read])).toEqual([]);
  });

  it('leaves a page of which nothing was read', () => {
    expect(findLargePrint(draw(...write(5, 100, 60)), [])).toEqual([]);
  });
});
